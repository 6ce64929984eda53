import type { Money } from '../../../contract/fields';
import type { RawAnswer } from '../../../contract/raw-answer';

/** What a provider says about a charge, in our words. The names of the states do not depend on the provider. */
export type ChargeState = 'pending' | 'paid' | 'declined' | 'closed';

export interface ChargeReport {
  /** The provider's name for the charge. */
  providerRef: string;
  /** Ours, as given to `createPayment`: finds the charge also before we have heard the provider's name for it. */
  reference?: string;
  /** Ours, as given to `createPayment`. */
  paymentNo: string;
  state: ChargeState;
  amount: Money;
  /** Account at the provider that the money went to; has to equal the credentials' `account`. */
  merchant: string;
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

/** Our books, as far as a provider that calls may write in them and ask. */
export interface ChargeBook {
  apply: (notice: ProviderNotice) => Promise<NoticeOutcome>;
  /** For providers that ask before they take money. Undefined where there is no such payment. */
  find: (paymentNo: string) => Promise<{ amount: Money; isOpen: boolean } | undefined>;
}
