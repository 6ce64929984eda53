import type { DeskEvent } from '../../../contract/desk-event';
import { PURCHASE_ORDER_STATUSES } from '../../../contract/order-status';
import type { PaymentRow } from '../payment/payment.service';
import type { EventRow, OrderRow } from './purchase.repo';

interface Deed {
  at: Date;
  action: string;
  after: unknown;
  staffName: string | null;
}
interface Told {
  events: readonly EventRow[];
  deeds: readonly Deed[];
  parcels: readonly { at: Date; status: string; no: string; staffName: string | null }[];
  beside: readonly DeskEvent[];
  closeReason: OrderRow['closeReason'];
  /** Of its shopper. */
  currency: string;
  /** What was asked for because something became dearer. */
  topUps: readonly Pick<PaymentRow, 'paidAt' | 'amount' | 'fee' | 'currency'>[];
}

/** Who did it, as far as that is known. */
type Whose = Partial<Pick<DeskEvent, 'staffName' | 'by'>>;
const CLOSED_BY: Partial<Record<string, Whose>> = { BY_SHOPPER: { by: 'SHOPPER' }, EXPIRED: { by: 'ITSELF' } };

/** All that came to pass with an order, and by whom. */
export function buyingHistory({
  events,
  deeds,
  parcels,
  beside: all,
  closeReason,
  currency,
  topUps,
}: Told): DeskEvent[] {
  const more = topUps.flatMap(({ paidAt, ...sum }) => (paidAt ? [{ at: paidAt, ...sum }] : []));
  const own = deeds.filter(({ action, after }) => TOLD.has(action) && movedTo(after) === undefined);
  // its sum is in the order's own record: whoever buys may know it, and reads it once
  const beside = all.filter(
    (one) => !more.some((paid) => isBookingOf(paid, one)) && !own.some((deed) => isGivenBackBy(deed, one)),
  );
  const paidMore = more.map(({ at, amount, currency: of }) => ({
    ...entry(at, 'DEED', 'paidMore', '', { by: 'SHOPPER' }),
    sum: { amount, currency: of },
  }));
  // with its sum it is told already
  const isPaid = beside.some(({ kind, code }) => kind === 'MONEY' && code === 'PAYMENT');
  const states = events
    // what came at once, in the order of the states
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b))
    .filter(({ status }) => !(isPaid && status === 'PAID'))
    .map(({ at, status, note }) => entry(at, 'STATE', status, note ?? '', whoMoved(status, deeds, closeReason)));
  const told = own.map(({ at, action, after, staffName }) => ({
    ...entry(at, 'DEED', wordOf(action, after), '', { staffName }),
    ...sumOf(after, currency),
  }));
  const ways = parcels.map(({ at, status, no, staffName }) => entry(at, 'PARCEL', status, no, { staffName }));
  // of what came to pass at once what was done, paid or brought stands before what it did to the order
  return [...told, ...paidMore, ...ways, ...states, ...beside];
}

const isBookingOf = ({ at, amount, fee }: { at: Date; amount: number; fee: number }, one: DeskEvent): boolean =>
  one.kind === 'MONEY' && one.code === 'PAYMENT' && one.at === at.toISOString() && one.sum?.amount === amount + fee;

/** What one deed gives back is booked in the transaction that wrote the deed down, by its clock. */
const isGivenBackBy = ({ at, after }: Deed, one: DeskEvent): boolean =>
  one.kind === 'MONEY' && one.code === 'REFUND' && one.at === at.toISOString() && sumOf(after, '').sum !== undefined;

const rankOf = ({ status }: EventRow) => PURCHASE_ORDER_STATUSES.indexOf(status);

const TOLD = new Set(['purchase.claim', 'purchase.difference', 'purchase.refund', 'purchase.substitute']);

/** A lease is taken or left by the same right. */
const wordOf = (action: string, after: unknown): string =>
  action === 'purchase.claim' ? (leaseOf(after) ? 'taken' : 'left') : action.replace('purchase.', '');
const leaseOf = (after: unknown): boolean =>
  typeof after === 'object' && after !== null && 'staffId' in after && after.staffId !== null;

/** How much went back with it. */
const sumOf = (after: unknown, currency: string): Pick<DeskEvent, 'sum'> =>
  typeof after === 'object' && after !== null && 'refunded' in after && typeof after.refunded === 'number'
    ? { sum: { amount: after.refunded, currency } }
    : {};

function whoMoved(status: string, deeds: readonly Deed[], closeReason: Told['closeReason']): Whose {
  const deed = deeds.find(({ after }) => movedTo(after) === status || endedAs(after) === status);
  if (deed?.staffName) return { staffName: deed.staffName };
  if (status === 'PENDING_PAYMENT' || status === 'PAID') return { by: 'SHOPPER' };
  // by whom its shop closed it stands at what it was closed for
  if (status === 'CLOSED') return CLOSED_BY[closeReason ?? ''] ?? {};
  return { by: 'ITSELF' };
}

/** Its state after what was done to the order itself: that is told already. A record keeps of an item only what changed. */
const movedTo = (after: unknown): unknown =>
  typeof after === 'object' && after !== null && 'status' in after && !('item' in after) && isOfOrder(after.status)
    ? after.status
    : undefined;
const isOfOrder = (status: unknown): boolean => PURCHASE_ORDER_STATUSES.some((known) => known === status);

/** Its state after what was done to the last of its items. */
const endedAs = (after: unknown): unknown =>
  typeof after === 'object' && after !== null && 'order' in after ? after.order : undefined;

const entry = (at: Date, kind: DeskEvent['kind'], code: string, detail: string, whose: Whose): DeskEvent => ({
  ...{ at: at.toISOString(), kind, code, detail, staffName: null },
  ...whose,
});
