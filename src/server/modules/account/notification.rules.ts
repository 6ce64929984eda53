/** What a shop tells its shopper; each has `notifications.<CODE>.title` and `.body` in the messages, with `{{reference}}`. */
export const NOTIFICATION_CODES = [
  'PURCHASE_PAID',
  'PURCHASE_BOUGHT',
  'PURCHASE_SHIPPED',
  'PURCHASE_STOCKED_IN',
  'PURCHASE_CLOSED',
  'PURCHASE_EXPIRED',
  'PURCHASE_REFUNDED',
  'MANUAL_ORDER_QUOTED',
  'MANUAL_ORDER_REJECTED',
  'PAYMENT_FAILED',
  'PAYMENT_TO_BALANCE',
  'DEPOSIT_CREDITED',
  'DEPOSIT_REJECTED',
  'WITHDRAWAL_REQUESTED',
  'WITHDRAWAL_PAID',
  'WITHDRAWAL_REJECTED',
  'PAY_PASSWORD_CHANGED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
] as const;
export type NotificationCode = (typeof NOTIFICATION_CODES)[number];
