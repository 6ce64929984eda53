/** Accounts of the money book: those of a shopper begin with SHOPPER, the others are the shop's own. */
export const ACCOUNT_KINDS = [
  'SHOPPER_BALANCE',
  'SHOPPER_FROZEN',
  'SHOPPER_CLAIM',
  'PROVIDER_CLEARING',
  'SALES',
  'SERVICE_FEES',
  'FREIGHT',
  'STORAGE_FEES',
  'REFUNDS',
  'COMPENSATION',
  'DIFFERENCES',
  'PAYMENT_FEES',
  'PROVIDER_FEES',
  'PAYOUT',
] as const;

/** What the book is read by: all of it, one kind of event, or what somebody wants taken back. */
export const LEDGER_VIEWS = ['all', 'payments', 'refunds', 'deposits', 'payouts', 'adjustments', 'toAllow'] as const;
