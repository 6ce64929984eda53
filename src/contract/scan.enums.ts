/** What a bench does with what is scanned. */
export const SCAN_MODES = ['RECEIVE', 'INSPECT', 'SHELVE', 'MOVE', 'COUNT', 'SPLIT', 'MERGE'] as const;

/** What was seen in a code. */
export const SCAN_KINDS = [
  'COMMAND',
  'SHELF',
  'PARCEL',
  'NUMBER',
  'MEASURES',
  'ORDER',
  'SHIPMENT',
  'SHOPPER',
  'UNKNOWN',
] as const;

/** What is wrong with goods, as a bench says it. */
export const FAULT_REASONS = [
  'WRONG',
  'VARIANT',
  'SHORT',
  'OVER',
  'DAMAGED',
  'STAINED',
  'USED',
  'PARTS',
  'LABEL',
  'COUNTERFEIT',
  'PROHIBITED',
] as const;

/** What the bench says to a scan, each with its sound. */
export const SCAN_SAYS = {
  RECEIVED: 'GOOD',
  /** Its shopper wants something, or what is in it is not for every line. */
  RECEIVED_LOOK: 'LOOK',
  /** It was announced for another warehouse: taken in where it came. */
  RECEIVED_ASTRAY: 'LOOK',
  /** Nobody waits for it: taken in as nobody's. */
  UNCLAIMED: 'UNKNOWN',
  /** It was taken in before. */
  ALREADY: 'LOOK',
  PARCEL: 'GOOD',
  NOTED: 'GOOD',
  /** Its weight and its size hardly fit each other: said once more, it is judged. */
  DOUBTFUL: 'LOOK',
  INSPECTED: 'GOOD',
  FAILED: 'LOOK',
  SHELF: 'GOOD',
  STOCKED_IN: 'GOOD',
  MOVED: 'GOOD',
  COUNTING: 'GOOD',
  COUNTED: 'GOOD',
  /** It is written to lie elsewhere. */
  STRAY: 'LOOK',
  COUNT_AGREES: 'GOOD',
  COUNT_DIFFERS: 'LOOK',
  /** A thing of it is to leave it, or to stay after all. */
  PICKED: 'GOOD',
  PUT_BACK: 'GOOD',
  /** It is one of those that are put together. */
  JOINED: 'GOOD',
  SPLIT: 'GOOD',
  MERGED: 'GOOD',
  CLEARED: 'GOOD',
  UNDONE: 'GOOD',
  /** No parcel, and nothing is done with it: the number of an order, of a shipment, the code of a shopper. */
  NAMES_ORDER: 'LOOK',
  NAMES_SHIPMENT: 'LOOK',
  NAMES_SHOPPER: 'LOOK',
  UNKNOWN: 'UNKNOWN',
  /** Several parcels came under this number: their own labels tell them apart. */
  SEVERAL: 'REFUSED',
  /** In a state in which this is not done with it. */
  NOT_NOW: 'REFUSED',
  /** Waits for its shopper to decide, or to be sent back. */
  HELD: 'REFUSED',
  /** In another warehouse. */
  ELSEWHERE: 'REFUSED',
  /** Its warehouse has no such shelf: what was put there would not be found. */
  NO_SUCH_SHELF: 'REFUSED',
  /** Not for goods of its kinds. */
  WRONG_SHELF: 'REFUSED',
  NEEDS_PARCEL: 'REFUSED',
  NEEDS_SHELF: 'REFUSED',
  NEEDS_WEIGHT: 'REFUSED',
  NEEDS_SIZE: 'REFUSED',
  /** Fewer than the shop wants of each parcel. */
  NEEDS_PHOTOS: 'REFUSED',
  NEEDS_REASON: 'REFUSED',
  NEEDS_ITEM: 'REFUSED',
  /** Something has to stay, and something to leave. */
  NEEDS_SOME: 'REFUSED',
  NEEDS_TWO: 'REFUSED',
  /** Of another shopper, or of a kind that does not go with these. */
  NOT_TOGETHER: 'REFUSED',
  /** Money is asked back, a service waits, or storage is due. */
  NOT_FREE: 'REFUSED',
  MAY_NOT: 'REFUSED',
  NOTHING_TO_UNDO: 'REFUSED',
  /** Told to its shopper, or done by others since. */
  FINAL: 'REFUSED',
  /** Its shopper was asked about it. */
  TOLD: 'REFUSED',
  TOO_LATE: 'REFUSED',
} as const;
