export const PAYMENT_STATUSES = [
  'UNPAID',
  'PROCESSING',
  'PAID',
  'FAILED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'NEEDS_REVIEW',
] as const;

export const PAYMENT_KINDS = [
  'PURCHASE',
  'PURCHASE_TOPUP',
  'TRANSIT',
  'TRANSIT_TOPUP',
  'STORAGE',
  'SERVICE',
  'DEPOSIT',
] as const;

/** The specification's words for how a provider starts a payment (API-4). */
export const PROVIDER_KINDS = [
  'PAY_CODE',
  'SNAP_TOKEN',
  'CHECKOUT_SESSION',
  'LINK',
  'PAYMENT_CREATION',
  'AUTH',
  'CALLBACK',
  'HOSTED_PAGE',
  'INVOICE',
] as const;

export const CLAIM_REASONS = ['ORDER_CLOSED', 'LATE_PAYMENT'] as const;

/** REQUESTED: the provider is asked to send it back · RETURNED: it did · WITH_SHOP: it cannot, the shop pays it out · ON_BALANCE: it cannot, it is on the shopper's balance. */
export const CLAIM_STATUSES = ['REQUESTED', 'RETURNED', 'WITH_SHOP', 'ON_BALANCE'] as const;
