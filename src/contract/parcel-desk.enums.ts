import { ITEM_DECISIONS } from './purchase.enums';

/** Queues of a warehouse, in the order in which a parcel comes through them; then what is nobody's. */
export const PARCEL_VIEWS = [
  'expected',
  'toInspect',
  'toShelve',
  'atShopper',
  'returns',
  'tasks',
  'onShelf',
  'unclaimed',
  'toDispose',
  'unpaid',
  'doubtful',
] as const;

/** Why a number that a seller gave may be none of theirs: nothing moves under it, or something else came under it before. */
export const PARCEL_DOUBTS = ['QUIET', 'USED_BEFORE'] as const;

/** What is to be done with a parcel next, and by whom: WAIT is for its shopper, NONE for nobody in the warehouse. */
export const PARCEL_STEPS = [
  'RECEIVE',
  'INSPECT',
  'WAIT',
  'SEND_BACK',
  'SHELVE',
  'SERVE',
  'KEEP',
  'PACK',
  'MATCH',
  'NONE',
] as const;

/** Why goods of nobody's may be this shopper's. */
export const OWNER_MARKS = ['CODE', 'NUMBER', 'PREFIX', 'PHONE', 'NAME', 'AWAITED', 'WEIGHT', 'CLAIM'] as const;

/** What a line of a parcel's history is about: a fault that was found in it, and what its shopper said to that, among others. */
export const PARCEL_EVENT_KINDS = ['STATE', 'DEED', 'SERVICE', 'FAULT', 'DECISION'] as const;

export const PARCEL_VERDICTS = ['PASSED', 'FAILED'] as const;

/** What became of a fault; LAPSED where nobody decided in time, and the thing is kept as it is. */
export const FAULT_ENDS = [...ITEM_DECISIONS, 'LAPSED'] as const;
