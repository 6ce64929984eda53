import type { Refund } from '../../../contract/refund';
import type { PaymentKind } from './payment.repo';
import type { RefundRow } from './refund.repo';

/** What a payment of this kind was made for. */
export function orderKindOf(kind: PaymentKind): Refund['orderKind'] {
  if (kind.startsWith('PURCHASE')) return 'PURCHASE';
  return kind.startsWith('TRANSIT') ? 'TRANSIT' : 'OTHER';
}

export const presentRefund = ({ amount, currency, createdAt, dueAt, ...row }: RefundRow): Refund => ({
  id: row.id,
  refundNo: row.refundNo,
  cause: row.cause,
  orderKind: row.orderKind,
  orderId: row.orderId,
  orderNo: row.orderNo,
  items: row.items.map(({ title, image, quantity }) => ({ title, image, quantity })),
  amount: { amount, currency },
  status: row.status,
  steps: row.steps,
  destination: row.destination,
  method: row.method,
  createdAt: createdAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  wish: row.wish,
  reason: row.reason,
  photos: row.photos,
  note: row.note,
});

/** Of which part of a payment money is: each goes back once. Undefined of all the rest of it. */
export const partOf = ({
  cause,
  request,
  item,
}: {
  cause: Refund['cause'];
  request?: { id: string } | undefined;
  item?: { id: string } | undefined;
}): string | undefined => {
  // beside what comes back with the thing itself
  if (cause === 'CHEAPER') return [item?.id, 'less'].filter(Boolean).join('.');
  return request?.id ?? item?.id;
};
