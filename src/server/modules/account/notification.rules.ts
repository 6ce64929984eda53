/** What a shop tells its shopper; each has `notifications.<CODE>.title` and `.body` in the messages, with `{{reference}}`. */
export const NOTIFICATION_CODES = [
  'PURCHASE_PAID',
  'PURCHASE_BOUGHT',
  'PURCHASE_SHIPPED',
  'PURCHASE_STOCKED_IN',
  'PURCHASE_CLOSED',
  'PURCHASE_EXPIRED',
  'PURCHASE_REFUNDED',
  'PURCHASE_GOES_BACK',
  'MANUAL_ORDER_QUOTED',
  'MANUAL_ORDER_REJECTED',
  'MANUAL_ORDER_EXPIRED',
  'ITEM_OUT_OF_STOCK',
  'ITEM_QC_FAILED',
  'ITEM_KEPT',
  'PARCEL_STOCKED_IN',
  'STORAGE_ENDS',
  'SERVICE_DONE',
  'SERVICE_RETURNED',
  'FORECAST_EXPIRED',
  'CLAIM_APPROVED',
  'CLAIM_REFUSED',
  'TRANSIT_DUE',
  'TRANSIT_EXPIRED',
  'TRANSIT_SHIPPED',
  'TRANSIT_DELIVERED',
  'TRANSIT_COMPLETED',
  'TRANSIT_LOST',
  'TRANSIT_PAPERS',
  'TRANSIT_SEIZED',
  'TRANSIT_GIVEN_UP',
  'PAYMENT_FAILED',
  'PAYMENT_TO_BALANCE',
  'PAYMENT_GOES_BACK',
  'REFUND_RETURNED',
  'REFUND_WITH_SHOP',
  'REFUND_APPROVED',
  'REFUND_REFUSED',
  'DEPOSIT_CREDITED',
  'DEPOSIT_REJECTED',
  'DEPOSIT_UNDER_REVIEW',
  'DEPOSIT_REFUSED',
  'WITHDRAWAL_REQUESTED',
  'WITHDRAWAL_CANCELLED',
  'WITHDRAWAL_PAID',
  'WITHDRAWAL_REJECTED',
  'PAY_PASSWORD_SET',
  'PAY_PASSWORD_CHANGED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'NEW_DEVICE',
  'CUSTOMS_RUNS_OUT',
  'CUSTOMS_LOOKED_AT',
] as const;
/** What happens to an order or to a price request is mailed too. */
export const ORDER_CODES = [
  'PURCHASE_PAID',
  'PURCHASE_BOUGHT',
  'PURCHASE_SHIPPED',
  'PURCHASE_STOCKED_IN',
  'PURCHASE_CLOSED',
  'PURCHASE_EXPIRED',
  'PURCHASE_REFUNDED',
  'PURCHASE_GOES_BACK',
  'PAYMENT_GOES_BACK',
  'REFUND_RETURNED',
  'REFUND_WITH_SHOP',
  'REFUND_APPROVED',
  'REFUND_REFUSED',
  'MANUAL_ORDER_QUOTED',
  'MANUAL_ORDER_REJECTED',
  'MANUAL_ORDER_EXPIRED',
  'ITEM_OUT_OF_STOCK',
  'ITEM_QC_FAILED',
  'ITEM_KEPT',
  'PARCEL_STOCKED_IN',
  'STORAGE_ENDS',
  'SERVICE_DONE',
  'SERVICE_RETURNED',
  'FORECAST_EXPIRED',
  'CLAIM_APPROVED',
  'CLAIM_REFUSED',
  'TRANSIT_DUE',
  'TRANSIT_EXPIRED',
  'TRANSIT_SHIPPED',
  'TRANSIT_DELIVERED',
  'TRANSIT_COMPLETED',
  'TRANSIT_LOST',
  'TRANSIT_PAPERS',
  'TRANSIT_SEIZED',
  'TRANSIT_GIVEN_UP',
] as const satisfies readonly NotificationCode[];
/** What can happen to several orders at once has `.manyTitle` and `.manyBody` for their one mail. */
export const CODES_OF_MANY = ['PURCHASE_PAID'] as const satisfies readonly OrderCode[];
export type CodeOfMany = (typeof CODES_OF_MANY)[number];
/** Of a price request, not of an order. */
export type RequestCode = Extract<OrderCode, `MANUAL_ORDER_${string}`>;
/** Of a request for money back, by the number of its order. */
export type RefundCode = Extract<OrderCode, 'REFUND_APPROVED' | 'REFUND_REFUSED'>;
/** Of a transit order. */
export type TransitCode = Extract<OrderCode, `TRANSIT_${string}`>;
/** Of a parcel, wherever its page is. */
export type ParcelCode = Extract<
  OrderCode,
  'PARCEL_STOCKED_IN' | 'STORAGE_ENDS' | 'FORECAST_EXPIRED' | `SERVICE_${string}` | `CLAIM_${string}`
>;
export type OrderCode = (typeof ORDER_CODES)[number];
export type NotificationCode = (typeof NOTIFICATION_CODES)[number];
