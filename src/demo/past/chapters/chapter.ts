import type { PastCall } from '../past-api';
import type { Days } from '../past-days';

export interface Teller {
  call: PastCall;
  /** As one of the staff who buy. */
  openDesk: () => Promise<PastCall>;
  days: Days;
  payPassword: string;
  /** A sum of money that is neither little nor much, in minor units. */
  sum: number;
  /** In the shopper's words. */
  say: (key: 'reason' | 'note' | 'review' | 'asked' | 'contents') => string;
}

/** Some days of a shopper; none needs another to have been told. */
export interface Chapter {
  daysAgo: number;
  tell: (teller: Teller) => Promise<void>;
}
