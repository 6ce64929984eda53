import type { Money } from '../../../contract/fields';
import type { RawAnswer } from '../../../contract/raw-answer';

/** What a provider says about a charge, in our words. The names of the states do not depend on the provider. */
export type ChargeState = 'pending' | 'paid' | 'declined' | 'closed';

/** What the provider's file wants to be told again: what a refund will need, when the provider did what. */
export type Memo = Readonly<Record<string, string>>;

export interface ChargeReport {
  /** The provider's name for the charge; finds it by itself. */
  providerRef: string;
  /**
   * Ours, as given to `createPayment`: finds the charge also before we have heard the provider's name for it, and makes
   * a second one under it known. Whoever is told it should say it.
   */
  reference?: string;
  /** Ours, as given to `createPayment`, where the provider says it: it has to be the right one then. */
  paymentNo?: string;
  state: ChargeState;
  amount: Money;
  /** Account at the provider that the money went to; has to equal the credentials' `account`. */
  merchant: string;
  /** Beside what is noted already. */
  memo?: Memo;
}

export interface ProviderNotice extends ChargeReport {
  /** Unique at the provider: an event counts once (P1). */
  eventId: string;
}

/** A call of a provider's server, as it came: signatures are over these characters, in this order. */
export interface ProviderCall {
  method: 'GET' | 'POST';
  query: URLSearchParams;
  rawBody: string;
  header: (name: string) => string | undefined;
  /** Some providers sign nothing and call from addresses of their own. */
  ip: string;
}
/** What its server hears. A browser that comes this way is sent on by a `location`. */
export type ProviderAnswer = RawAnswer;

/**
 * What a notice came to. `known`: nothing new · `unknown`: no such payment or charge (yet: the provider may be faster
 * than our own commit) · `disputed`: another account, sum or currency than agreed; a person looks at it.
 */
export type NoticeOutcome = 'applied' | 'known' | 'unknown' | 'disputed';

/** A payment by any name that a provider has for it. */
export type PaymentName = { paymentNo: string } | { reference: string } | { providerRef: string };

/** What our books say of it. */
export interface KnownPayment {
  paymentNo: string;
  amount: Money;
  /** Whether it still waits for money. */
  isOpen: boolean;
  /** The charge, where the name was one of a charge. */
  charge?: { reference: string; providerRef: string; state: ChargeState | 'disputed'; memo: Memo } & Times;
}
interface Times {
  createdAt: Date;
  /** Of a charge that is over: when it ended. */
  updatedAt: Date;
}

/** Our books, as far as a provider that calls may write in them and ask. */
export interface ChargeBook {
  apply: (notice: ProviderNotice) => Promise<NoticeOutcome>;
  /** For providers that ask before they take money, or are asked what they told. Undefined where there is no such payment. */
  find: (name: PaymentName) => Promise<KnownPayment | undefined>;
  /** For providers that compare books: charges that were there by `to` and changed last at `from` or later, oldest first. */
  list: (span: { from: Date; to: Date }) => Promise<KnownPayment[]>;
}
