import { paymentProviders } from './adapters/payment/payment.registry';
import { createSandbox } from './adapters/payment/sandbox-payment';
import { env } from './env';
import { closePayment, createPayment, createPaymentService } from './modules/payment/payment.service';
import { markPaid } from './modules/purchase/purchase.service';
import { createDepositService, creditDeposit } from './modules/wallet/deposit.service';

/** The wiring of the money: which providers there are, and what follows a settled payment. @param deliver to our own API */
export function wireMoney(deliver: (request: Request) => Promise<Response>) {
  const sandbox = createSandbox({ secrets: env().SANDBOX_SECRET.split(','), deliver });
  const payments = createPaymentService({
    onSettled: { PURCHASE: markPaid, DEPOSIT: creditDeposit },
    providers: paymentProviders([sandbox.provider]),
  });
  const deposits = createDepositService({ ...payments, createPayment, closePayment });
  return { sandbox, payments, deposits };
}
