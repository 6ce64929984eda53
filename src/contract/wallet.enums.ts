export const TRANSACTION_KINDS = [
  'DEPOSIT',
  'PAYMENT',
  'REFUND',
  /** Days in the warehouse after the free ones. */
  'STORAGE',
  /** What the warehouse does with a parcel for money. */
  'SERVICE',
  'WITHDRAWAL_HOLD',
  'WITHDRAWAL_RELEASE',
  /** What was held has left by the bank: never on the balance itself. */
  'WITHDRAWAL_PAYOUT',
  /** The shop gives money of its own, by the word of two persons. */
  'COMPENSATION',
  /** The other way round of what was posted wrongly, by the word of two persons. */
  'ADJUSTMENT',
  /** A provider has paid out what it took, less what it keeps, by the word of two persons. */
  'PROVIDER_PAYOUT',
  /** What the shop bears of boxes that cost more than their shopper had agreed to. */
  'DIFFERENCE',
  /** Test money that ended when its shop went live. */
  'TEST_MONEY_OUT',
] as const;

export const OPERATION_ACTORS = ['SHOPPER', 'SHOP', 'SYSTEM'] as const;

/** What a movement of the balance belongs to. */
export const SOURCE_KINDS = ['PURCHASE', 'TRANSIT', 'DEPOSIT', 'WITHDRAWAL', 'OTHER'] as const;

/** REJECTED: it ran out, or the shop gave nothing for it · CANCELLED: its shopper gave it up. */
export const DEPOSIT_STATUSES = ['PENDING', 'UNDER_REVIEW', 'CREDITED', 'REJECTED', 'CANCELLED'] as const;

export const WITHDRAWAL_STATUSES = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED', 'CANCELLED'] as const;
