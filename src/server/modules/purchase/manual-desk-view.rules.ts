import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import type { DeskManualOrder, QueuedManualOrder } from '../../../contract/manual-desk';
import type { DeskRow } from './manual-order.desk.repo';
import { leaseOf, type Viewer } from '../../kernel/lease.rules';
import type { ManualEventRow } from './manual-order.repo';
import { manualTransition } from './manual-order.rules';
import { manualTimeline, presentManual, quoteOf } from './manual-order-view.rules';

type StaffEvent = ManualEventRow & { staffName?: string | null };

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
