export const ORDER_ITEM_STATUSES = [
  'ORDERED',
  'OUT_OF_STOCK',
  'ARRIVED',
  'QC_PASSED',
  'QC_FAILED',
  'RETURNING',
  'RETURNED',
  'EXCHANGING',
  'REFUNDED',
] as const;

export const CLOSE_REASONS = ['BY_SHOPPER', 'EXPIRED', 'BY_SHOP'] as const;

export const MANUAL_ORDER_STATUSES = ['AWAITING_QUOTE', 'QUOTED', 'ACCEPTED', 'CLOSED'] as const;
