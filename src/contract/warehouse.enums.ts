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
  'MERGED',
] as const;

/** How far what lies in the house is, as its shopper tells it apart. */
export const STATES_IN_HOUSE = {
  inspecting: ['RECEIVED', 'INSPECTED'],
  stored: ['STOCKED_IN'],
  shipping: ['LOCKED', 'PACKED'],
} as const satisfies Record<string, readonly (typeof PARCEL_STATUSES)[number][]>;

/** Bought by the shop, or sent by the shopper's own sellers. */
export const PARCEL_SOURCES = ['PURCHASE', 'FORECAST'] as const;

/** One waybill for a consignment, and one for each of its pieces: couriers show either at the gate. */
export const PARCEL_NUMBER_KINDS = ['MASTER', 'CHILD'] as const;

export const PARCEL_PHOTO_KINDS = ['LABEL', 'SCALE', 'GOODS', 'INSPECTION', 'ASKED'] as const;

/** Asked for and paid; done; could not be done any more, and its price went back. */
export const PARCEL_SERVICE_STATUSES = ['REQUESTED', 'DONE', 'RETURNED'] as const;

/**
 * In a transit order; not looked at yet; waits for its shopper to say what becomes of an item; money is asked back for
 * one; off its shelf for a while, for something to be done with it.
 */
export const SELECT_REFUSALS = ['TAKEN', 'NOT_INSPECTED', 'DECISION_DUE', 'REFUND_ASKED', 'ON_BENCH'] as const;

/** On no shelf; money is asked back for something in it; it waits for a service that was paid for. */
export const DISPOSAL_REFUSALS = ['NOT_STORED', 'REFUND_ASKED', 'SERVICE_WAITS'] as const;

/** The same, and days in store that are not paid for: of whose weight would they be? */
export const REWORK_REFUSALS = [...DISPOSAL_REFUSALS, 'STORAGE_DUE', 'STORAGE_FULL'] as const;

/** Who did something to a parcel or to an order; PLAYED are the staff that a demo shop has played. */
export const ACTOR_KINDS = ['SHOPPER', 'STAFF', 'PLAYED', 'CLOCK'] as const;
