import type { Locale } from '../../../contract/locales';
import type { DefaultRole } from '../../../contract/staff-roles';
import type { PastCall } from '../past-api';
import type { Searched } from '../desk-words';
import type { Days } from '../past-days';
import type { Photograph } from '../past-photos';

export interface Teller {
  call: PastCall;
  /** As one of the staff who do this. */
  openDesk: (role: DefaultRole) => Promise<PastCall>;
  days: Days;
  /** Their own photo of a thing, in the shop's bucket. */
  photograph: Photograph;
  payPassword: string;
  /** A sum of money that is neither little nor much, in minor units. */
  sum: number;
  /** Of the shop, which its shopper and its staff write. */
  language: Locale;
  /** Counts what shoppers have searched for. */
  searched: (words: Searched[]) => Promise<void>;
  /** In the shopper's words. */
  say: (key: 'reason' | 'note' | 'review' | 'asked' | 'contents' | 'broken') => string;
}

/** Some days of a shopper; none needs another to have been told. */
export interface Chapter {
  daysAgo: number;
  tell: (teller: Teller) => Promise<void>;
}
