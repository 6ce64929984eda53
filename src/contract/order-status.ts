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
