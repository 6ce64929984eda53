import type { Tx } from '../../db/database';
import { takeOwnStock } from '../catalog/own-stock.service';
import { readTenant } from '../tenant/tenant.service';
import { reportOutOfStock } from './out-of-stock.service';
import { purchaseRepo, type OrderRow } from './purchase.repo';

/**
 * A paid order takes what it has of the shop's own out of its stock. What somebody else has paid for meanwhile goes back
 * to its shopper at once, as what a seller has no more.
 */
export async function holdOwnGoods(
  tx: Tx,
  { tenantId, shopperId, id }: Pick<OrderRow, 'tenantId' | 'shopperId' | 'id'>,
  at: Date,
): Promise<void> {
  const items = await purchaseRepo(tx, { tenantId, shopperId }).itemsOf([id]);
  const own = items.filter(({ channel }) => channel === 'SELF_OWNED');
  if (own.length === 0) return;
  const lines = own.map(({ id: orderItemId, orderId, skuId, quantity }) => ({ orderItemId, orderId, skuId, quantity }));
  const missing = await takeOwnStock(tx, { tenantId }, lines);
  if (missing.length === 0) return;
  const keepsBalances = (await readTenant(tx, tenantId, at))?.preference.supportBalancePay ?? false;
  // nobody's deed: it follows from the payment
  const worker = { actor: { kind: 'CLOCK', id: 'payment' }, at, record: () => Promise.resolve() } as const;
  for (const item of missing) await reportOutOfStock(tx, { tenantId, keepsBalances }, item, worker);
}
