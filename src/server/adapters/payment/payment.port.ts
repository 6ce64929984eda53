import type { Money } from '../../../contract/fields';
import type { PaymentStart } from '../../../contract/payment';
import type { PROVIDER_KINDS } from '../../../contract/payment.enums';
import type { ChargeReport, ProviderAnswer, ProviderCall, ChargeBook } from './provider-call.port';

/** What a shop is at a provider. Every call is made with the shop's own. */
export interface Credentials {
  /** Account at the provider that the money goes to: a report of any other counts for nothing (P3). */
  account: string;
  /** By the provider's own names for them; of each the newest first, so that one can follow another. */
  keys: Readonly<Record<string, readonly string[]>>;
}

type WithoutNumber<Start> = Start extends unknown ? Omit<Start, 'paymentNo'> : never;
/** How the shopper goes on, as the provider says it. */
export type ChargeStart = WithoutNumber<PaymentStart>;

export interface NewCharge {
  credentials: Credentials;
  /** One for each attempt to pay: asked again with the same one, the provider answers with the same charge. */
  reference: string;
  paymentNo: string;
  amount: Money;
  description: string;
  /** Where the shopper comes back to, whatever happened. It says nothing about the outcome (P5). */
  returnUrl: string;
  /** Where the provider's server tells of the charge: at the shop's host, with the provider's name. */
  notifyUrl: string;
  now: Date;
}

/** One charge, as a question about it names it. */
export interface ChargeName {
  credentials: Credentials;
  providerRef: string;
  /** Ours, for a provider that never said its own: we stopped before its answer came. */
  reference: string;
}

/** One company that takes money for us. Its file reshapes what it speaks; outside shapes are parsed at its edge. */
export interface PaymentProviderPort {
  /** As in URLs and in `tenant.paymentProviders`. */
  name: string;
  kind: (typeof PROVIDER_KINDS)[number];
  title: string;
  isTest: boolean;
  /** Never called inside a transaction. @throws AppError SUPPLIER_FAILED, SUPPLIER_TIMEOUT */
  createPayment: (charge: NewCharge) => Promise<{ start: ChargeStart; providerRef: string }>;
  /**
   * Answers a call of the provider's own server, in its words; what the call tells goes into our books by `book`.
   * @returns `isVerified: false` where the signature, its age or the form of the call is wrong: nothing was told then
   */
  answerCall: (
    call: ProviderCall & { credentials: Credentials; now: Date },
    book: ChargeBook,
  ) => Promise<{ isVerified: boolean; answer: ProviderAnswer }>;
  /**
   * Sends money of a paid charge back to who paid it, all of it or a part. Asked again with the same reference, it
   * happened once. Never called inside a transaction. @returns whether it went back; `pending`: ask again with the same
   * reference; `refused` is for good @throws where no answer came
   */
  refund: (refund: {
    credentials: Credentials;
    providerRef: string;
    reference: string;
    amount: Money;
    now: Date;
  }) => Promise<'returned' | 'pending' | 'refused'>;
  /** Asks how a charge stands; `start` while it can be paid. Undefined where no answer came: ask again later. */
  query: (charge: ChargeName) => Promise<(ChargeReport & { start?: ChargeStart }) | undefined>;
}
