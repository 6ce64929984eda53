import type { Tx } from '../../db/database';
import { ownStockRepo, type HeldLine } from './own-stock.repo';

interface Shop {
  tenantId: string;
}

const bySku = (a: { skuId: string }, b: { skuId: string }) => (a.skuId < b.skuId ? -1 : 1);

/**
 * Pieces of the shop's own that a paid order is to have, in the transaction that pays it. Whoever pays first has them.
 * @returns the items for which there are not enough
 */
export async function takeOwnStock(tx: Tx, shop: Shop, lines: HeldLine[]): Promise<string[]> {
  const own = ownStockRepo(tx, shop);
  const missing: string[] = [];
  // in one order, so that no two wait for each other
  for (const line of [...lines].sort(bySku)) if (!(await own.take(line))) missing.push(line.orderItemId);
  return missing;
}

/** What orders or an item held is for others again, where it was not sent: in the transaction that ends them. */
export async function returnOwnStock(
  tx: Tx,
  shop: Shop,
  of: { orderIds: string[] } | { orderItemId: string },
  at: Date,
): Promise<void> {
  const own = ownStockRepo(tx, shop);
  for (const { skuId, quantity } of (await own.letGo(of, at)).sort(bySku)) await own.putBack(skuId, quantity);
}
