/** States of a parcel: from the notice that it comes to the hand-over to a carrier, then those in which it ends aside. */
export const PARCEL_STATUSES = [
  'FORECAST',
  'RECEIVED',
  'INSPECTED',
  'STOCKED_IN',
  'LOCKED',
  'PACKED',
  'OUTBOUND',
  'UNCLAIMED',
  'EXPIRED',
  'DISPOSED',
  'RETURNED_TO_SELLER',
] as const;

/** Bought by the shop, or sent by the shopper's own sellers. */
export const PARCEL_SOURCES = ['PURCHASE', 'FORECAST'] as const;

/** Who did something to a parcel or to an order; PLAYED are the staff that a demo shop has played. */
export const ACTOR_KINDS = ['SHOPPER', 'STAFF', 'PLAYED', 'CLOCK'] as const;
