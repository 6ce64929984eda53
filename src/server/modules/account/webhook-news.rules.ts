import type { WebhookKind, WebhookSubject } from '../../../contract/webhook';
import type { NotificationCode } from './notification.rules';

/** What a shop's own programs are told when its shopper is told this. What concerns an account alone is told to nobody else. */
const KINDS: Partial<Record<NotificationCode, [WebhookKind, WebhookSubject]>> = {
  PURCHASE_PAID: ['order.paid', 'ORDER'],
  PURCHASE_BOUGHT: ['order.bought', 'ORDER'],
  PURCHASE_SHIPPED: ['order.shipped', 'ORDER'],
  PURCHASE_STOCKED_IN: ['order.stocked', 'ORDER'],
  PURCHASE_CLOSED: ['order.closed', 'ORDER'],
  PURCHASE_EXPIRED: ['order.closed', 'ORDER'],
  PURCHASE_REFUNDED: ['order.refunded', 'ORDER'],
  PURCHASE_GOES_BACK: ['order.refunded', 'ORDER'],
  ITEM_DEARER: ['item.dearer', 'ORDER'],
  ITEM_OUT_OF_STOCK: ['item.out-of-stock', 'ORDER'],
  ITEM_QC_FAILED: ['item.refused', 'ORDER'],
  MANUAL_ORDER_QUOTED: ['request.quoted', 'REQUEST'],
  MANUAL_ORDER_REJECTED: ['request.refused', 'REQUEST'],
  MANUAL_ORDER_EXPIRED: ['request.expired', 'REQUEST'],
  PARCEL_STOCKED_IN: ['parcel.stocked', 'PARCEL'],
  STORAGE_ENDS: ['parcel.storage-ends', 'PARCEL'],
  TRANSIT_DUE: ['shipment.due', 'SHIPMENT'],
  TRANSIT_MORE_DUE: ['shipment.due', 'SHIPMENT'],
  TRANSIT_FEE_DUE: ['shipment.due', 'SHIPMENT'],
  TRANSIT_EXPIRED: ['shipment.closed', 'SHIPMENT'],
  TRANSIT_CLOSED: ['shipment.closed', 'SHIPMENT'],
  TRANSIT_SHIPPED: ['shipment.shipped', 'SHIPMENT'],
  TRANSIT_DELIVERED: ['shipment.delivered', 'SHIPMENT'],
  TRANSIT_HANDED_OUT: ['shipment.delivered', 'SHIPMENT'],
  TRANSIT_COMPLETED: ['shipment.completed', 'SHIPMENT'],
  TRANSIT_LOST: ['shipment.lost', 'SHIPMENT'],
  TRANSIT_RETURNED: ['shipment.returned', 'SHIPMENT'],
  TRANSIT_SEIZED: ['shipment.seized', 'SHIPMENT'],
  DEPOSIT_CREDITED: ['deposit.credited', 'DEPOSIT'],
  DEPOSIT_REJECTED: ['deposit.refused', 'DEPOSIT'],
  DEPOSIT_REFUSED: ['deposit.refused', 'DEPOSIT'],
  WITHDRAWAL_REQUESTED: ['withdrawal.requested', 'WITHDRAWAL'],
  WITHDRAWAL_PAID: ['withdrawal.paid', 'WITHDRAWAL'],
  WITHDRAWAL_REJECTED: ['withdrawal.refused', 'WITHDRAWAL'],
  WITHDRAWAL_CANCELLED: ['withdrawal.refused', 'WITHDRAWAL'],
  REFUND_APPROVED: ['refund.approved', 'REFUND'],
  REFUND_REFUSED: ['refund.refused', 'REFUND'],
  COMPENSATION_CREDITED: ['compensation.paid', 'COMPENSATION'],
  COMPENSATION_LATE: ['compensation.paid', 'COMPENSATION'],
  COMPENSATION_PAID: ['compensation.paid', 'COMPENSATION'],
};

/** By the row that the event names: what is asked back and what is given is no order, though it is said by its number. */
const BY_EVENT: readonly WebhookSubject[] = ['REFUND', 'COMPENSATION'];

interface News {
  code: NotificationCode;
  event: string | null;
  aboutId?: string | undefined;
  reference?: string | undefined;
}

/** The event for webhooks that this news is; undefined where it is none. A title that a shopper gave is no number. */
export function webhookNewsOf({ code, event, aboutId, reference = '' }: News) {
  const told = KINDS[code];
  if (!told || event === null) return undefined;
  const [kind, subject] = told;
  const [row = ''] = event.split('.');
  const id = BY_EVENT.includes(subject) ? row : aboutId || row;
  const number = subject === 'REQUEST' ? '' : reference;
  return { kind, event: `${code}.${event}`, subject: { kind: subject, id, number } };
}
