import * as z from 'zod/mini';
import type { ManualQuote } from '../../../contract/manual-quote';
import { ManualQuote as ManualQuoteSchema } from '../../../contract/manual-quote.schemas';
import type { ManualOrder, ManualOrderDetail } from '../../../contract/purchase';
import type { ManualEventRow, ManualOrderRow } from './manual-order.repo';
import { canAccept, isOpen } from './manual-order.rules';

/** What was told, as it was stored: never worked out anew. */
export const quoteOf = ({ quote }: { quote: unknown }): ManualQuote | null =>
  quote === null ? null : z.parse(ManualQuoteSchema, quote);

/** A request as its shopper sees it at `now`. */
export const presentManual = (row: ManualOrderRow, now: Date): ManualOrder => ({
  id: row.id,
  productUrl: row.productUrl,
  title: row.title,
  options: row.options,
  unitPriceFen: row.unitPriceFen,
  quantity: row.quantity,
  remark: row.remark,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  closeReason: row.closeReason as ManualOrder['closeReason'],
  closeNote: row.closeNote,
  quote: quoteOf(row),
  orderId: row.orderId,
  canAccept: canAccept(row, now),
  canClose: isOpen(row),
});

/** One of a release that kept no events begins with its own time. */
export const manualTimeline = <Event extends ManualEventRow>(
  { createdAt }: Pick<ManualOrderRow, 'createdAt'>,
  events: Event[],
): (Event | ManualEventRow)[] => [{ status: 'AWAITING_QUOTE', at: createdAt }, ...events];

export const presentDetail = (row: ManualOrderRow, events: ManualEventRow[], now: Date): ManualOrderDetail => ({
  ...presentManual(row, now),
  timeline: manualTimeline(row, events).map(({ status, at }) => ({ status, at: at.toISOString() })),
});
