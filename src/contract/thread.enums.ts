/** What a conversation is about; NONE: the account, or anything else. */
export const THREAD_SUBJECTS = ['ORDER', 'PARCEL', 'TRANSIT', 'PAYMENT', 'NONE'] as const;

/** OPEN: the shop owes an answer. WAITING_SHOPPER: the shopper does. SNOOZED: the shop does, from a time on. */
export const THREAD_STATUSES = ['OPEN', 'WAITING_SHOPPER', 'SNOOZED', 'DONE'] as const;

/** NOTE: among the staff, never told to the shopper. */
export const MESSAGE_AUTHORS = ['SHOPPER', 'STAFF', 'NOTE'] as const;

/** Of the queue. */
export const THREAD_VIEWS = ['open', 'mine', 'waiting', 'snoozed', 'done'] as const;

/** What stands in a canned answer for what is known only when it is sent. */
export const ANSWER_VARIABLES = ['name', 'reference', 'shop', 'staff'] as const;

/** What becomes of a conversation that is answered: the shopper's turn, or nobody's. */
export const ANSWER_ENDS = ['WAITING_SHOPPER', 'DONE'] as const;
