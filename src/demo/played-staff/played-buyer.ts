import type { Tx } from '../../server/db/database';
import { beginBuying, finishBuying, shipFromSeller } from '../../server/modules/purchase/buying.service';
import { reportDearer } from '../../server/modules/purchase/dearer.service';
import { reportOutOfStock } from '../../server/modules/purchase/out-of-stock.service';
import { readTenant } from '../../server/modules/tenant/tenant.service';
import type { Worker } from '../../server/modules/warehouse/bench.service';
import { drawn } from './played-chance';
import { isDearer, isSoldOut } from './played-odds';
import { playedTrackingNo } from './played-parcel';
import { findOrdered, findOrderStatus, type PlayedShop } from './played-work.repo';

/** The next step of an order that is paid: somebody takes it up, buys what there is for its price, and its seller sends it. */
export const buy =
  (shops: PlayedShop[]) =>
  async (tx: Tx, tenantId: string, id: string, worker: Worker): Promise<undefined> => {
    const status = await findOrderStatus(tx, tenantId, id);
    if (status === 'PAID') await beginBuying(tx, tenantId, id, worker);
    if (status === 'PURCHASED') await shipFromSeller(tx, tenantId, id, playedTrackingNo(id), worker);
    if (status !== 'PURCHASING') return;
    const shop = shops.find((played) => played.tenantId === tenantId);
    await reportSoldOut(tx, tenantId, id, shop?.soldOutOneIn ?? 0, worker);
    if ((await findOrderStatus(tx, tenantId, id)) !== 'PURCHASING') return;
    if (await askForMore(tx, tenantId, id, shop?.dearerOneIn ?? 0, worker)) return;
    await finishBuying(tx, tenantId, id, worker);
  };

async function reportSoldOut(tx: Tx, tenantId: string, id: string, oneIn: number, worker: Worker): Promise<void> {
  if (oneIn === 0) return;
  const tenant = await readTenant(tx, tenantId);
  if (!tenant) return;
  const shop = { tenantId, keepsBalances: tenant.preference.supportBalancePay };
  for (const item of await findOrdered(tx, tenantId, id))
    if (isSoldOut(item, oneIn)) await reportOutOfStock(tx, shop, item.id, worker);
}

/** By a tenth to three. @returns whether its shopper decides first */
async function askForMore(tx: Tx, tenantId: string, id: string, oneIn: number, worker: Worker): Promise<boolean> {
  const items = oneIn === 0 ? [] : await findOrdered(tx, tenantId, id);
  const risen = items.filter((item) => item.dearerFen === 0 && isDearer(item, oneIn));
  if (risen.length === 0) return false;
  const prices = risen.map(({ id: orderItemId, itemId, skuId, unitFen }) => ({
    orderItemId,
    unitFen: Math.ceil((unitFen * (11 + drawn(`${itemId}:${skuId}:rise`, 3))) / 10),
  }));
  return reportDearer(tx, { tenantId }, id, prices, worker);
}
