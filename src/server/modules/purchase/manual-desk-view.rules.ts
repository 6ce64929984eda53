import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import type { DeskManualOrder, Lease, QueuedManualOrder } from '../../../contract/manual-desk';
import type { DeskRow } from './manual-order.desk.repo';
import type { ManualEventRow } from './manual-order.repo';
import { manualTransition } from './manual-order.rules';
import { manualTimeline, presentManual, quoteOf } from './manual-order-view.rules';

interface Viewer {
  staffId: string;
  now: Date;
}
type StaffEvent = ManualEventRow & { staffName?: string | null };

/** Who is on it; nobody once the time is over. */
export function leaseOf(row: DeskRow, { staffId, now }: Viewer): Lease | null {
  const { claimedBy, claimedAt, claimedUntil, claimedName } = row;
  if (!claimedBy || !claimedAt || !claimedUntil || claimedUntil <= now) return null;
  return {
    staffId: claimedBy,
    name: claimedName ?? '',
    since: claimedAt.toISOString(),
    until: claimedUntil.toISOString(),
    isMine: claimedBy === staffId,
  };
}

export const presentQueued = (row: DeskRow, viewer: Viewer): QueuedManualOrder => ({
  id: row.id,
  title: row.title,
  productUrl: row.productUrl,
  quantity: row.quantity,
  unitPriceFen: row.unitPriceFen,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  shopperName: row.shopperName,
  lease: leaseOf(row, viewer),
  total: quoteOf(row)?.total ?? null,
  validUntil: row.validUntil?.toISOString() ?? null,
});

export function presentDesk(row: DeskRow, events: StaffEvent[], viewer: Viewer): DeskManualOrder {
  const lease = leaseOf(row, viewer);
  return {
    ...presentManual(row, viewer.now),
    version: row.version,
    shopperName: row.shopperName,
    shopperLanguage: isLocale(row.shopperLanguage) ? row.shopperLanguage : DEFAULT_LOCALE,
    lease,
    timeline: manualTimeline(row, events).map(({ status, at, staffName }: StaffEvent) => ({
      status,
      at: at.toISOString(),
      staffName: staffName ?? null,
    })),
    canQuote: manualTransition(row, 'QUOTED') !== undefined && (!lease || lease.isMine),
  };
}
