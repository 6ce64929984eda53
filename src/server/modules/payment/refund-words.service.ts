import type { Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { partsInReadersWords } from '../words/sellers-words.service';
import type { RefundRow } from './refund.repo';

/** Money for one thing calls it as whoever reads of it does; that for all of an order names none, or those of its shipment. */
export async function refundsInWords<Row extends Pick<RefundRow, 'orderItemId' | 'items'>>(
  tx: Tx,
  ctx: Pick<Ctx, 'tenant' | 'locale'>,
  rows: Row[],
): Promise<Row[]> {
  const parts = rows.map(({ orderItemId, items }) => ({ orderItemId, title: items[0]?.title ?? null }));
  const called = await partsInReadersWords(tx, ctx, parts);
  return rows.map((row, at) => {
    const [item] = row.items;
    const title = called[at]?.title;
    return row.orderItemId && item && title ? { ...row, items: [{ ...item, title }] } : row;
  });
}
