import type { Tx } from '../../db/database';
import { findPaidTargets } from '../payment/compensation.service';
import { ordersOfItems } from '../purchase/order-items.service';
import type { ContentItem } from './parcel-contents.repo';

/**
 * Of what lies in parcels the items that no payment holds for: bought with test money before the shop went live, or
 * wholly paid back. What a shopper sent here was never paid to the shop, and is not among them.
 */
export async function findUnpaidGoods(
  tx: Tx,
  { tenantId }: { tenantId: string },
  items: Pick<ContentItem, 'id' | 'orderItemId'>[],
): Promise<Set<string>> {
  const bought = items.flatMap(({ orderItemId }) => orderItemId ?? []);
  const orderOf = await ordersOfItems(tx, tenantId, bought);
  const paid = await findPaidTargets(tx, { tenantId, kind: 'PURCHASE', targetIds: [...new Set(orderOf.values())] });
  const isPaid = (orderItemId: string) => paid.has(orderOf.get(orderItemId) ?? '');
  return new Set(items.flatMap(({ id, orderItemId }) => (orderItemId && !isPaid(orderItemId) ? id : [])));
}
