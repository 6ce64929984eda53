/**
 * ASKED: another person is to allow it · SENT_BACK: they want it otherwise · CREDITED: it is on the balance · OWED: the shop
 * keeps no balances, so it pays by its bank · PAID: the bank has · TAKEN_BACK: its posting was a mistake · DROPPED: nothing comes of it.
 */
export const COMPENSATION_STATUSES = [
  'ASKED',
  'SENT_BACK',
  'CREDITED',
  'OWED',
  'PAID',
  'TAKEN_BACK',
  'DROPPED',
] as const;

/** Why a shop gives money that nobody has paid; its shopper reads it as the cause of what comes back. */
export const COMPENSATION_REASONS = ['MADE_LATE', 'MADE_DAMAGED', 'MADE_MISTAKE', 'GOODWILL'] as const;

/** Clocks of orders for which a rule of the shop may give something: until it is bought, and until its seller sends it. */
export const COMPENSATION_RULES = ['PLACE', 'SELLER'] as const;

/** What it is about. */
export const COMPENSATED_KINDS = ['PURCHASE', 'TRANSIT', 'PARCEL'] as const;

/** Queues: for the second person, back with the first, to be paid by the bank, and what is over. */
export const COMPENSATION_VIEWS = ['toAllow', 'sentBack', 'toPay', 'over'] as const;
