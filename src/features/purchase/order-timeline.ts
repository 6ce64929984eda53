import type { PurchaseOrderDetail } from '../../contract/purchase';
import type { TimelineEntry } from '../../ui/timeline';
import { stateOf, USUAL_WAY, type ShownState } from './order-look';

type ParcelMove = PurchaseOrderDetail['parcelEvents'][number];
type CourierMove = PurchaseOrderDetail['courierEvents'][number];
type ShipmentMove = PurchaseOrderDetail['shipmentEvents'][number];
type TopUp = PurchaseOrderDetail['topUpEvents'][number];
type Given = PurchaseOrderDetail['given'][number];
interface Words {
  order: (state: ShownState | 'PLACED') => string;
  courier: (status: CourierMove['status']) => string;
  parcel: (status: ParcelMove['status']) => string;
  shipment: (status: ShipmentMove['status'] | 'PRICED') => string;
  topUp: (event: TopUp) => string;
  given: (amount: Given['amount']) => string;
  cause: (cause: Given['cause'] | 'TAKEN_BACK') => string;
  time: (iso: string) => string;
}

/** What the parcels of an order tell better, each for itself. */
const TOLD_BY_PARCELS: readonly string[] = ['PARTIALLY_ARRIVED', 'STOCKED_IN'];
/** An order is done once all of it has left; in the middle of its way that would be said too early. */
const isStillShipped = (moves: ShipmentMove[], done: string) =>
  moves.some(({ status, at }) => at > done || (at === done && status === 'OUTBOUND'));

/** In one moment: an order, its parcels, the shipments that take them, what is gone by that, and with it the order. */
const GONE: readonly string[] = ['DISPOSED', 'RETURNED_TO_SELLER'];
const ENDS: readonly string[] = ['COMPLETED', 'CLOSED'];
const LAST = 4;

/**
 * One line of what happened in purchase, warehouse and on the way, newest last, then the usual steps still ahead: of an
 * order that is paid, for without money nothing comes.
 */
export function orderTimeline(order: PurchaseOrderDetail, words: Words): TimelineEntry[] {
  const { timeline, courierEvents, parcelEvents, shipmentEvents, topUpEvents, given } = order;
  const own = timeline.filter(
    ({ status, at }) =>
      (parcelEvents.length === 0 || !TOLD_BY_PARCELS.includes(status)) &&
      !(status === 'COMPLETED' && isStillShipped(shipmentEvents, at)),
  );
  const moves = [
    ...own.map(({ status, at, note }) => ({
      ...{ title: words.order(toldOf(order, status)), at, text: note, no: undefined },
      rank: ENDS.includes(status) ? LAST : 0,
    })),
    ...courierEvents.map(({ status, at, no }) => ({ title: words.courier(status), at, no, text: null, rank: 1 })),
    ...parcelEvents.map(({ status, at, no }) => ({
      ...{ title: words.parcel(status), at, no, text: null },
      rank: GONE.includes(status) ? 3 : 1,
    })),
    ...shipmentEvents.map((move, index) => {
      // what was to be paid once is no more
      const isOver = shipmentEvents.slice(index + 1).some(({ no }) => no === move.no);
      const told = move.status === 'PENDING_PAYMENT' && isOver ? 'PRICED' : move.status;
      return { title: words.shipment(told), at: move.at, no: move.no, text: null, rank: 2 };
    }),
    ...topUpEvents.map((event) => ({
      ...{ title: words.topUp(event), at: event.at },
      no: undefined,
      text: null,
      rank: 0,
    })),
    ...given.map(({ at, amount, cause, isTakenBack }) => ({
      ...{ title: words.given(amount), at, no: undefined, text: words.cause(isTakenBack ? 'TAKEN_BACK' : cause) },
      rank: 0,
    })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.rank - b.rank);
  const past = moves.map(({ title, at, no, text }, index): TimelineEntry => ({
    ...{ id: `${index}`, title, at: words.time(at) },
    ...(no ? { no } : {}),
    ...(text ? { text } : {}),
    state: index === moves.length - 1 ? 'current' : 'done',
  }));
  if (order.status === 'CLOSED' || order.status === 'PENDING_PAYMENT') return past;
  // what has come in part is still on its way
  const at = order.status === 'PARTIALLY_ARRIVED' ? 'SELLER_SHIPPED' : order.status;
  const ahead = USUAL_WAY.slice(USUAL_WAY.indexOf(at) + 1);
  return [
    ...past,
    ...ahead.map((status): TimelineEntry => ({ id: status, title: words.order(status), state: 'ahead' })),
  ];
}

/** What was to be paid once is no more; an order of one thing does not come in part. */
const toldOf = (order: PurchaseOrderDetail, status: PurchaseOrderDetail['status']) =>
  status === 'PENDING_PAYMENT' && order.status !== status ? 'PLACED' : stateOf({ ...order, status });
