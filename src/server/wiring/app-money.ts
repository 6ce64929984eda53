import { paymentProviders } from '../adapters/payment/payment.registry';
import { createSandbox, SANDBOX } from '../../demo/sandbox/sandbox-payment';
import { sandboxSecrets } from '../../demo/sandbox/sandbox-secrets';
import { env } from '../env';
import { closePayment, createPayment, createPaymentService, findPayments } from '../modules/payment/payment.service';
import { markPaid, tellPaid } from '../modules/purchase/purchase.service';
import { findTenant } from '../modules/tenant/tenant.service';
import { createDepositService, creditDeposit } from '../modules/wallet/deposit.service';

/** The wiring of the money: which providers there are, and what follows a settled payment. @param deliver to our own API */
export function wireMoney(deliver: (request: Request) => Promise<Response>) {
  const sandbox = createSandbox({ secrets: sandboxSecrets, deliver, isOn });
  // a production server knows no provider that moves no money, whatever a shop's settings name
  const providers = paymentProviders(env().isDemo ? [sandbox.provider] : []);
  async function isOn(tenantId: string) {
    const tenant = await findTenant(tenantId);
    return tenant !== undefined && providers.ofTenant(tenant).some(({ name }) => name === SANDBOX);
  }
  const payments = createPaymentService({
    onSettled: { PURCHASE: { follow: markPaid, tell: tellPaid }, DEPOSIT: { follow: creditDeposit } },
    providers,
  });
  const deposits = createDepositService({ ...payments, createPayment, closePayment, findPayments });
  return { sandbox, payments, deposits };
}
