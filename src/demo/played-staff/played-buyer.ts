import type { Tx } from '../../server/db/database';
import { beginBuying, finishBuying, shipFromSeller } from '../../server/modules/purchase/buying.service';
import { reportOutOfStock } from '../../server/modules/purchase/out-of-stock.service';
import { readTenant } from '../../server/modules/tenant/tenant.service';
import type { Worker } from '../../server/modules/warehouse/bench.service';
import { drawn } from './played-chance';
import { playedTrackingNo } from './played-parcel';
import { findOrdered, findOrderStatus, type PlayedShop } from './played-work.repo';

/** The next step of an order that is paid: somebody takes it up, buys what there is, and its seller sends it. */
export const buy =
  (shops: PlayedShop[]) =>
  async (tx: Tx, tenantId: string, id: string, worker: Worker): Promise<undefined> => {
    const status = await findOrderStatus(tx, tenantId, id);
    if (status === 'PAID') await beginBuying(tx, tenantId, id, worker);
    if (status === 'PURCHASED') await shipFromSeller(tx, tenantId, id, playedTrackingNo(id), worker);
    if (status !== 'PURCHASING') return;
    const oneIn = shops.find((shop) => shop.tenantId === tenantId)?.soldOutOneIn ?? 0;
    await reportSoldOut(tx, tenantId, id, oneIn, worker);
    if ((await findOrderStatus(tx, tenantId, id)) === 'PURCHASING') await finishBuying(tx, tenantId, id, worker);
  };

/** Always the same things of a catalogue, so that who shows the shop finds one on purpose. */
async function reportSoldOut(tx: Tx, tenantId: string, id: string, oneIn: number, worker: Worker): Promise<void> {
  if (oneIn === 0) return;
  const tenant = await readTenant(tx, tenantId);
  if (!tenant) return;
  const shop = { tenantId, keepsBalances: tenant.preference.supportBalancePay };
  for (const item of await findOrdered(tx, tenantId, id))
    if (drawn(`${item.itemId}:${item.skuId}:stock`, oneIn) === 0) await reportOutOfStock(tx, shop, item.id, worker);
}
