import { paymentCompanies } from '../adapters/payment/companies';
import { knownCompany } from '../adapters/payment/company';
import type { Opens } from '../adapters/payment/payment.port';
import { paymentProviders, type KnownProvider } from '../adapters/payment/payment.registry';
import { env } from '../env';
import {
  closePayment,
  createPayment,
  createPaymentService,
  findPayments,
  type OnSettledByKind,
} from '../modules/payment/payment.service';
import { markDearerPaid } from '../modules/purchase/dearer.service';
import { ordersPaidBy, topUpsPaidBy } from '../modules/purchase/paid-by.service';
import { markPaid } from '../modules/purchase/purchase.service';
import { tellPaid } from '../modules/purchase/tell-promise.service';
import { thingsOfOrders, thingsThatRose } from '../modules/purchase/things-due.service';
import { findOutsideCredentials } from '../modules/tenant/outside-credential.service';
import { findTenant } from '../modules/tenant/tenant.service';
import { shipmentsPaidBy } from '../modules/transit/paid-by.service';
import { thingsOfShipments } from '../modules/transit/things-due.service';
import { markToppedUp, markTransitPaid } from '../modules/transit/transit-payment.service';
import { createDepositService, creditDeposit } from '../modules/wallet/deposit.service';
import { demoWorld, type Bank } from './demo-door';

/** Whom shops take money by, where they have an account. */
const knownCompanies = (): KnownProvider[] =>
  (made ??= paymentCompanies(env().PAYMENT_URLS).map((company) => knownCompany(company, findOutsideCredentials)));
let made: KnownProvider[] | undefined;

/** What pages open for these ways to pay, as the companies themselves say. @param names of those that a shop has switched on */
export function opensOf(names?: readonly string[], companies = knownCompanies()): Opens {
  const used = companies.filter(({ provider }) => names?.includes(provider.name) ?? true);
  const to = (directive: keyof Opens) => [
    ...new Set(used.flatMap(({ provider }) => provider.opens?.[directive] ?? [])),
  ];
  return { 'form-action': to('form-action'), 'frame-src': to('frame-src'), 'connect-src': to('connect-src') };
}

export const onSettled: OnSettledByKind = {
  PURCHASE: { follow: markPaid, tell: tellPaid, dueBy: ordersPaidBy, things: thingsOfOrders },
  PURCHASE_TOPUP: { follow: markDearerPaid, dueBy: topUpsPaidBy, things: thingsThatRose },
  DEPOSIT: { follow: creditDeposit },
  TRANSIT: { follow: markTransitPaid, dueBy: shipmentsPaidBy, things: thingsOfShipments },
  TRANSIT_TOPUP: { follow: markToppedUp, dueBy: shipmentsPaidBy, things: thingsOfShipments },
};

/** The wiring of the money: which providers there are, and what follows a settled payment. @param deliver to our own API */
export function wireMoney(deliver: (request: Request) => Promise<Response>, companies = knownCompanies()) {
  // a production server knows no provider that moves no money, whatever a shop's settings name
  const bank: Bank | undefined = demoWorld()?.openBank({ deliver, isOn });
  const known = [...(bank ? [bank] : []), ...companies];
  const providers = paymentProviders(known);
  async function isOn(tenantId: string) {
    const tenant = await findTenant(tenantId);
    return Boolean(tenant && bank && (await providers.usedBy(tenant, bank.provider.name)));
  }
  const payments = createPaymentService({
    onSettled,
    providers,
  });
  const deposits = createDepositService({ ...payments, createPayment, closePayment, findPayments });
  return { bank, payments, deposits, payable: known.map(({ provider }) => provider) };
}
