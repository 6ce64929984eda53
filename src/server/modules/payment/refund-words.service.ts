import type { Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { partsInReadersWords } from '../words/sellers-words.service';
import type { RefundRow } from './refund.repo';

/**
 * Money for one thing calls it as whoever reads of it does, and so does that for a lost shipment with all that was in it;
 * that for all of an order names none.
 */
export async function refundsInWords<Row extends Pick<RefundRow, 'orderItemId' | 'items'>>(
  tx: Tx,
  ctx: Pick<Ctx, 'tenant' | 'locale'>,
  rows: Row[],
): Promise<Row[]> {
  const parts = rows.flatMap(({ orderItemId, items }, at) =>
    items.map((item) => ({ at, item, title: item.title, orderItemId: item.orderItemId ?? orderItemId })),
  );
  const called = await partsInReadersWords(tx, ctx, parts);
  return rows.map((row, at) => ({
    ...row,
    items: called.filter((part) => part.at === at).map(({ item, title }) => ({ ...item, title })),
  }));
}
