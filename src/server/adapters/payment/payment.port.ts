import type { Money } from '../../../contract/fields';
import type { Locale } from '../../../contract/locales';
import type { ChargeStart } from '../../../contract/payment';
import type { PROVIDER_KINDS } from '../../../contract/payment.enums';
import type { ChargeReport, ProviderAnswer, ProviderCall, ChargeBook, Memo } from './provider-call.port';

/** What a shop is at a provider. Every call is made with the shop's own. */
export interface Credentials {
  /** Account at the provider that the money goes to: a report of any other counts for nothing (P3). */
  account: string;
  /** By the provider's own names for them; of each the newest first, so that one can follow another. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** What else the provider has to be told of the shop, by its own names: no secrets. */
  settings?: Readonly<Record<string, string>>;
}

export interface NewCharge {
  credentials: Credentials;
  /** One for each attempt to pay: asked again with the same one, the provider answers with the same charge. */
  reference: string;
  paymentNo: string;
  amount: Money;
  description: string;
  /** Of the provider's `methods` the one that the shopper chose. */
  method?: string;
  payer: Payer;
  /** Where the shopper comes back to, whatever happened. It says nothing about the outcome (P5). */
  returnUrl: string;
  /**
   * Where the provider's server tells of the charge: at the shop's host, with the provider's name. A provider that has
   * its money only once we confirm on the shopper's way back sends the shopper here, who is then sent on.
   */
  notifyUrl: string;
  now: Date;
}

/** Who pays, as far as providers ask. */
export interface Payer {
  locale: Locale;
  ip: string;
  /** For providers that take no payment without them. */
  email: string;
  name: string;
  phoneNumber?: string;
}

/** Origins, by directive of a content policy. */
export type Opens = Partial<Record<'form-action' | 'frame-src' | 'connect-src', readonly string[]>>;

/** One charge, as a question about it names it. */
export interface ChargeName {
  credentials: Credentials;
  providerRef: string;
  /** Ours, for a provider that never said its own: we stopped before its answer came. */
  reference: string;
  /** The `now` that it was asked for with. */
  createdAt: Date;
  memo: Memo;
}

/** One company that takes money for us. Its file reshapes what it speaks; outside shapes are parsed at its edge. */
export interface PaymentProviderPort {
  /** As in URLs and in `tenant.paymentProviders`. */
  name: string;
  kind: (typeof PROVIDER_KINDS)[number];
  title: string;
  /** Whether these credentials move no money: shops that are real take none of it, shops on trial nothing else. */
  isTest: (credentials: Credentials) => boolean;
  /** Where it takes some only; undefined: any. */
  currencies?: readonly string[];
  /** What a shopper may choose among here, the usual one first; their names are texts (`payMethods.<name>.<method>`). */
  methods?: readonly string[];
  /** What a start of it needs of the policy of a shop's pages, beyond ourselves; a script itself runs by the policy's nonce. */
  opens?: Opens;
  /** Whether it knows no way back for this account: money of its charges is never asked back. */
  keepsMoney?: (credentials: Credentials) => boolean;
  /** Never called inside a transaction. @throws where it did not begin, or no answer came: the shopper may try again */
  createPayment: (charge: NewCharge) => Promise<{ start: ChargeStart; providerRef: string; memo?: Memo }>;
  /**
   * Answers a call of the provider's own server, in its words; what the call tells goes into our books by `book`.
   * @returns `isVerified: false` where the signature, its age or the form of the call is wrong: nothing was told then.
   * `failure` where a browser that came back is sent on though the provider did not answer us.
   * @throws Error where the provider did not answer us, and its server is to call again
   */
  answerCall: (
    call: ProviderCall & { credentials: Credentials; now: Date },
    book: ChargeBook,
  ) => Promise<{ isVerified: boolean; answer: ProviderAnswer; failure?: unknown }>;
  /**
   * Sends money of a paid charge back to who paid it, all of it or a part. Asked again with the same `refundReference`,
   * it happened once. Never called inside a transaction. @param charge `isRepeat`: it may have been asked before, for
   * providers that know no keys of idempotency @returns whether it went back; `pending`: ask again with the
   * same one; `refused` is for good @throws where no answer came
   */
  refund: (
    charge: ChargeName & { refundReference: string; amount: Money; now: Date; isRepeat: boolean },
  ) => Promise<'returned' | 'pending' | 'refused'>;
  /** Asks how a charge stands. Undefined where the provider knows none. @throws where no answer came: ask again later */
  query: (charge: ChargeName) => Promise<ChargeReport | undefined>;
}
