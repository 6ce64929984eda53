import type { DeskEvent } from '../../../contract/desk-event';
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
}

/** Who did it, as far as that is known. */
type Whose = Partial<Pick<DeskEvent, 'staffName' | 'by'>>;
const CLOSED_BY: Partial<Record<string, Whose>> = { BY_SHOPPER: { by: 'SHOPPER' }, EXPIRED: { by: 'ITSELF' } };

/** All that came to pass with an order, and by whom. */
export function buyingHistory({ events, deeds, parcels, beside, closeReason }: Told): DeskEvent[] {
  // with its sum it is told already
  const isPaid = beside.some(({ kind, code }) => kind === 'MONEY' && code === 'PAYMENT');
  const states = events
    .filter(({ status }) => !(isPaid && status === 'PAID'))
    .map(({ at, status, note }) => entry(at, 'STATE', status, note ?? '', whoMoved(status, deeds, closeReason)));
  const told = deeds
    .filter(({ action, after }) => TOLD.has(action) && movedTo(after) === undefined)
    .map(({ at, action, after, staffName }) => entry(at, 'DEED', wordOf(action, after), '', { staffName }));
  const ways = parcels.map(({ at, status, no, staffName }) => entry(at, 'PARCEL', status, no, { staffName }));
  return [...states, ...told, ...ways, ...beside];
}

const TOLD = new Set(['purchase.claim', 'purchase.difference', 'purchase.refund', 'purchase.substitute']);

/** A lease is taken or left by the same right. */
const wordOf = (action: string, after: unknown): string =>
  action === 'purchase.claim' ? (leaseOf(after) ? 'taken' : 'left') : action.replace('purchase.', '');
const leaseOf = (after: unknown): boolean =>
  typeof after === 'object' && after !== null && 'staffId' in after && after.staffId !== null;

function whoMoved(status: string, deeds: readonly Deed[], closeReason: Told['closeReason']): Whose {
  const deed = deeds.find(({ after }) => movedTo(after) === status);
  if (deed?.staffName) return { staffName: deed.staffName };
  if (status === 'PENDING_PAYMENT' || status === 'PAID') return { by: 'SHOPPER' };
  // by whom its shop closed it stands at what it was closed for
  if (status === 'CLOSED') return CLOSED_BY[closeReason ?? ''] ?? {};
  return { by: 'ITSELF' };
}

/** Its state after what was done to the order itself: that is told already. */
const movedTo = (after: unknown): unknown =>
  typeof after === 'object' && after !== null && 'status' in after && !('item' in after) ? after.status : undefined;

const entry = (at: Date, kind: DeskEvent['kind'], code: string, detail: string, whose: Whose): DeskEvent => ({
  ...{ at: at.toISOString(), kind, code, detail, staffName: null },
  ...whose,
});
