import { arrivalOf } from '../../../contract/arrival';
import type { Overview, OverviewTask } from '../../../contract/overview';
import type { OverviewRows } from './overview.repo';

/** So many days before its end free storage is worth a word. */
export const SOON_DAYS = 7;
/** After every time that is written out. */
const NEVER = '9999';

type Due = OverviewRows['due'][number];
type Shipping = OverviewRows['shipping'][number];
type Asking = OverviewRows['asking'][number];
type Found = Pick<OverviewRows, 'due' | 'quotes' | 'undecided' | 'ending' | 'asking'>;
/** Until when a shipment is to be paid. */
type PaidBy = (shipment: NonNullable<Due['shipment']>) => Date | null;

/** What is asked about one that has left. */
type AskedAbout = (
  shipment: Asking['order'],
) => { kind: 'PAPERS_WANTED' | 'CAME_BACK' | 'LOST'; until: Date | null } | undefined;
interface Waiting {
  paidBy: PaidBy;
  askedAbout: AskedAbout;
}

/** Everything that somebody has to do, what is over soonest first. */
export function tasksOf(
  { due, quotes, undecided, ending, asking }: Found,
  { paidBy, askedAbout }: Waiting,
): OverviewTask[] {
  const nothing = { amount: null, until: null };
  const tasks: OverviewTask[] = [
    ...due.map((row) => dueTask(row, paidBy)),
    ...quotes.map(({ id, title, validUntil }) => ({
      ...{ ...nothing, kind: 'PRICE_TO_ACCEPT' as const, id, no: '', title },
      until: validUntil?.toISOString() ?? null,
    })),
    ...undecided.map(({ id, no, title, decideBefore }) => ({
      ...{ ...nothing, kind: 'DECISION_DUE' as const, id, no, title },
      until: decideBefore?.toISOString() ?? null,
    })),
    ...ending.map(({ id, no, title, freeUntil }) => ({
      ...{ ...nothing, kind: 'STORAGE_ENDS' as const, id, no, title: title ?? '' },
      // a day of the warehouse's calendar: its noon is the same day nearly everywhere
      until: `${freeUntil}T12:00:00.000Z`,
    })),
    ...asking.flatMap((row) => shipmentTask(row, askedAbout)),
  ];
  return tasks.sort((a, b) => (a.until ?? NEVER).localeCompare(b.until ?? NEVER));
}

function dueTask({ payment, order, shipment, title, decideBefore }: Due, paidBy: PaidBy): OverviewTask {
  const { targetId: id, targetNo: no, amount, currency } = payment;
  const isTopUp = payment.kind === 'PURCHASE_TOPUP';
  const until = isTopUp ? decideBefore : (order?.payBefore ?? (shipment && paidBy(shipment)));
  return {
    kind: shipment ? 'SHIPMENT_TO_PAY' : isTopUp ? 'TOPUP_DUE' : 'ORDER_TO_PAY',
    ...{ id, no, title: title ?? '' },
    amount: { amount, currency },
    until: until?.toISOString() ?? null,
  };
}

/** What has arrived at a station is to be fetched; what customs asks papers for, came back or is lost is to be answered. */
function shipmentTask({ order, title }: Asking, askedAbout: AskedAbout): OverviewTask[] {
  const { id, orderNo: no, status } = order;
  const task = { id, no, title: title ?? '', amount: null };
  if (status === 'READY_FOR_PICKUP') return [{ ...task, kind: 'TO_FETCH', until: null }];
  const asked = askedAbout(order);
  return asked ? [{ ...task, kind: asked.kind, until: asked.until?.toISOString() ?? null }] : [];
}

/** Of lists that name the first of all there are: how many there are, as the database has counted them. */
export const totalOf = (...lists: (readonly { total: number }[])[]): number =>
  lists.reduce((sum, [first]) => sum + (first?.total ?? 0), 0);

export function shippingOf(
  { order, minDays, maxDays, title, image }: Shipping,
  now: Date,
): Overview['shipping'][number] {
  const { id, orderNo: no, status, outboundAt, holds, movedAt } = order;
  return {
    id,
    no,
    status,
    title: title ?? '',
    image: image ?? '',
    promise: arrivalOf(outboundAt, { minDays, maxDays }, now, { status, holds, movedAt }),
  };
}

type Shipped = Overview['shipping'][number];
/** What is promised first comes first, and what has not left comes last. */
export const soonestFirst = ({ promise: a }: Shipped, { promise: b }: Shipped): number =>
  Number(!a) - Number(!b) || (a?.from ?? a?.to ?? '').localeCompare(b?.from ?? b?.to ?? '');

export const comingOf = ({
  id,
  no,
  status,
  title,
  image,
}: OverviewRows['coming'][number]): Overview['coming'][number] => ({
  ...{ id, no, title: title ?? '', image: image ?? '' },
  status,
});
