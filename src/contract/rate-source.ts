/** Who tells what a yuan is worth: two services without a key, and a feed of whoever runs the server. */
export const RATE_SOURCES = ['FRANKFURTER', 'ERAPI', 'FEED'] as const;
export type RateSourceName = (typeof RATE_SOURCES)[number];

/** What 1 CNY is worth in a currency, as a source tells it. */
export interface ToldRate {
  /** Decimal string. */
  rate: string;
  /** The day that it is of, `yyyy-mm-dd`. */
  ratedOn: string;
}
