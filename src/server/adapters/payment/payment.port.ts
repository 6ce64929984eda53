import type { Money } from '../../../contract/fields';
import type { PROVIDER_KINDS } from '../../../contract/payment.enums';

/** What a provider says about a charge, in our words. The names of the states do not depend on the provider. */
export type ChargeState = 'pending' | 'paid' | 'declined' | 'closed';

export interface ChargeReport {
  providerRef: string;
  /** Ours, as given to `createPayment`. */
  paymentNo: string;
  state: ChargeState;
  amount: Money;
  /** Account at the provider that the money went to; has to equal `merchantOf(tenantId)`. */
  merchant: string;
}

export interface ProviderNotice extends ChargeReport {
  /** Unique at the provider: an event counts once (P1). */
  eventId: string;
}

export interface NewCharge {
  tenantId: string;
  /** One for each attempt to pay: asked again with the same one, the provider answers with the same charge. */
  reference: string;
  paymentNo: string;
  amount: Money;
  description: string;
  /** Where the shopper comes back to, whatever happened. It says nothing about the outcome (P5). */
  returnUrl: string;
  notifyUrl: string;
  now: Date;
}

/** One company that takes money for us. Its file reshapes what it speaks; outside shapes are parsed at its edge. */
export interface PaymentProviderPort {
  /** As in URLs and in `tenant.paymentProviders`. */
  name: string;
  kind: (typeof PROVIDER_KINDS)[number];
  title: string;
  isTest: boolean;
  merchantOf: (tenantId: string) => string;
  /** Never called inside a transaction. @throws AppError SUPPLIER_FAILED, SUPPLIER_TIMEOUT */
  createPayment: (charge: NewCharge) => Promise<{ kind: 'redirect'; url: string; providerRef: string }>;
  /**
   * Reads a call of the provider's own server.
   * @returns `verified: false` where the signature, its age or the form of the body is wrong
   */
  handleNotify: (call: {
    tenantId: string;
    rawBody: string;
    header: (name: string) => string | undefined;
    now: Date;
  }) => { verified: true; notice: ProviderNotice; ack: { received: boolean } } | { verified: false };
  /**
   * Sends the whole of a paid charge back to who paid it. Asked again with the same reference, it happened once. Never
   * called inside a transaction. @returns whether it goes back; `refused` is for good @throws where no answer came
   */
  refund: (charge: {
    tenantId: string;
    providerRef: string;
    reference: string;
    amount: Money;
    now: Date;
  }) => Promise<'returned' | 'refused'>;
  /** Asks how a charge stands; `payUrl` while it can be paid. Undefined where no answer came: ask again later. */
  query: (charge: {
    tenantId: string;
    providerRef: string;
  }) => Promise<(ChargeReport & { payUrl?: string }) | undefined>;
}
