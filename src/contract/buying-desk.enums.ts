/** The queues of those who buy. */
export const BUYING_VIEWS = [
  'toBuy',
  'mine',
  'atShopper',
  'atSeller',
  'late',
  'unsent',
  'undelivered',
  'onDate',
  'open',
] as const;

/** What a queue is brought together by. */
export const BUYING_GROUPS = ['shop'] as const;

/** What of an order its marketplace has no more: nothing of some goods, or too few of them. */
export const STOCK_MARKS = ['GONE', 'SHORT'] as const;
export type StockMark = (typeof STOCK_MARKS)[number];

/** TAKEN: somebody else is on it; OVER: it is bought or closed; UNKNOWN: it is not there. */
export const BULK_REASONS = ['TAKEN', 'OVER', 'UNKNOWN'] as const;

/** What becomes of what a seller asks more than was paid, where that is more than the shop bears anyway. */
export const DIFFERENCES = ['ASK', 'ABSORB'] as const;

export const PLACINGS = ['PLACED', 'ASKED_MORE', 'SOLD_OUT', 'LATER', 'FOR_A_PERSON'] as const;
