import { paymentProviders, type KnownProvider } from '../adapters/payment/payment.registry';
import { closePayment, createPayment, createPaymentService, findPayments } from '../modules/payment/payment.service';
import { markDearerPaid } from '../modules/purchase/dearer.service';
import { markPaid, tellPaid } from '../modules/purchase/purchase.service';
import { findTenant } from '../modules/tenant/tenant.service';
import { markToppedUp, markTransitPaid } from '../modules/transit/transit-payment.service';
import { createDepositService, creditDeposit } from '../modules/wallet/deposit.service';
import { demoWorld, type Bank } from './demo-door';

/** Whom shops take real money by: a line each. */
const COMPANIES: KnownProvider[] = [];

/** Where forms of the shop may lead, as the companies themselves say. */
export const formOriginsOf = (companies = COMPANIES): string[] => [
  ...new Set(companies.flatMap(({ provider }) => provider.formOrigins ?? [])),
];

/** The wiring of the money: which providers there are, and what follows a settled payment. @param deliver to our own API */
export function wireMoney(deliver: (request: Request) => Promise<Response>, companies = COMPANIES) {
  // a production server knows no provider that moves no money, whatever a shop's settings name
  const bank: Bank | undefined = demoWorld()?.openBank({ deliver, isOn });
  const providers = paymentProviders([...(bank ? [bank] : []), ...companies]);
  async function isOn(tenantId: string) {
    const tenant = await findTenant(tenantId);
    return tenant !== undefined && providers.ofTenant(tenant).some(({ name }) => name === bank?.provider.name);
  }
  const payments = createPaymentService({
    onSettled: {
      PURCHASE: { follow: markPaid, tell: tellPaid },
      PURCHASE_TOPUP: { follow: markDearerPaid },
      DEPOSIT: { follow: creditDeposit },
      TRANSIT: { follow: markTransitPaid },
      TRANSIT_TOPUP: { follow: markToppedUp },
    },
    providers,
  });
  const deposits = createDepositService({ ...payments, createPayment, closePayment, findPayments });
  return { bank, payments, deposits };
}
