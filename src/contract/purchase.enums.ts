/**
 * DEARER: its seller asks for more than was paid, and nobody buys it before its shopper has paid that too. SUBSTITUTE: its
 * seller has it no more, and its shopper is asked whether another thing will do.
 */
export const ORDER_ITEM_STATUSES = [
  'ORDERED',
  'DEARER',
  'SUBSTITUTE',
  'OUT_OF_STOCK',
  'ARRIVED',
  'QC_PASSED',
  'QC_FAILED',
  'RETURNING',
  'RETURNED',
  'EXCHANGING',
  'REFUNDED',
  'DISPOSED',
] as const;

/** What runs while it is waited for: PLACE until it is bought, SELLER until it is sent, DOMESTIC until it has come. */
export const PURCHASE_CLOCKS = ['PLACE', 'SELLER', 'DOMESTIC'] as const;

/** CLOSED: the order ended first. */
export const SUBSTITUTE_STATUSES = ['OFFERED', 'ACCEPTED', 'REFUSED', 'EXPIRED', 'CLOSED'] as const;
export const SUBSTITUTE_DECISIONS = ['ACCEPT', 'REFUSE'] as const;

/** What its shopper says to an item that the inspection found wrong. */
export const ITEM_DECISIONS = ['ACCEPT', 'PART_REFUND', 'EXCHANGE', 'RETURN'] as const;

export const CLOSE_REASONS = ['BY_SHOPPER', 'EXPIRED', 'BY_SHOP'] as const;

export const MANUAL_ORDER_STATUSES = ['AWAITING_QUOTE', 'QUOTED', 'ACCEPTED', 'CLOSED'] as const;
