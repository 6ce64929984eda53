import type { PurchaseOrderDetail, PurchaseOrderStatus } from '../../contract/purchase';
import type { TimelineEntry } from '../../ui/timeline';
import { USUAL_WAY } from './order-look';

/** What happened, newest last, then the usual steps still ahead: of an order that is paid, for without money nothing comes. */
export function orderTimeline(
  order: PurchaseOrderDetail,
  word: (status: PurchaseOrderStatus) => string,
  time: (iso: string) => string,
): TimelineEntry[] {
  const past = order.timeline.map((event, index): TimelineEntry => {
    const isLast = index === order.timeline.length - 1;
    return {
      id: `${index}`,
      title: word(event.status),
      at: time(event.at),
      ...(event.note ? { text: event.note } : {}),
      state: isLast ? 'current' : 'done',
    };
  });
  if (order.status === 'CLOSED' || order.status === 'PENDING_PAYMENT') return past;
  // what has come in part is still on its way
  const at = order.status === 'PARTIALLY_ARRIVED' ? 'SELLER_SHIPPED' : order.status;
  const ahead = USUAL_WAY.slice(USUAL_WAY.indexOf(at) + 1);
  return [...past, ...ahead.map((status): TimelineEntry => ({ id: status, title: word(status), state: 'ahead' }))];
}
