/** States of a purchase order, in the order in which they are passed. */
export const PURCHASE_ORDER_STATUSES = [
  'PENDING_PAYMENT',
  'PAID',
  'PURCHASING',
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_ARRIVED',
  'STOCKED_IN',
  'COMPLETED',
  'CLOSED',
] as const;

/** How an order reads: its state, or that all that comes of it is here and looked at. */
export const SHOWN_ORDER_STATES = [
  'PENDING_PAYMENT',
  'PAID',
  'PURCHASING',
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_ARRIVED',
  'INSPECTING',
  'STOCKED_IN',
  'COMPLETED',
  'CLOSED',
] as const satisfies readonly ((typeof PURCHASE_ORDER_STATUSES)[number] | 'INSPECTING')[];

/** Items that nobody waits for any more, and those that are not here yet. */
export const GONE_ITEMS = ['OUT_OF_STOCK', 'RETURNED', 'REFUNDED', 'DISPOSED'] as const;
export const UNDERWAY_ITEMS = ['ORDERED', 'DEARER', 'EXCHANGING'] as const;
