import { shopTx } from '../../server/db/database';
import type { DueWork } from '../../server/kernel/due-work';
import { beginBuying, shipFromSeller } from '../../server/modules/purchase/buying.service';
import { followSeller } from '../../server/modules/purchase/follow-seller.service';
import { placeAtSeller } from '../../server/modules/purchase/place-at-seller.service';
import { findTenant } from '../../server/modules/tenant/tenant.service';
import { playedSeller } from './played-seller';
import { playedTrackingNo } from './played-parcel';
import { findOrdered, findOrderStatus, type PlayedShop } from './played-work.repo';
import { workerOf } from './played-worker';

/**
 * The next step of an order that is paid: somebody takes it up, buys what there is for its price, and its seller sends it.
 * Never at a marketplace: who plays has no money.
 */
export const buy =
  (shops: PlayedShop[]): DueWork['work'] =>
  async ({ tenantId, id }, now) => {
    const worker = workerOf(tenantId, now);
    const tx = <T>(work: Parameters<typeof shopTx<T>>[1]) => shopTx(tenantId, work);
    const { status, items } = await tx(async (t) => ({
      status: await findOrderStatus(t, tenantId, id),
      items: await findOrdered(t, tenantId, id),
    }));
    if (status === 'PAID') await tx((t) => beginBuying(t, tenantId, id, worker));
    const { soldOutOneIn = 0, dearerOneIn = 0 } = shops.find((played) => played.tenantId === tenantId) ?? {};
    const rowOf = (item: { id: string }) => items.find((row) => row.id === item.id);
    const seller = playedSeller({
      ...{ orderId: id, soldOutOneIn, dearerOneIn },
      unitFenOf: (item) => rowOf(item)?.unitFen ?? 0,
      isRaised: (item) => (rowOf(item)?.dearerFen ?? 0) > 0,
    });
    if (status === 'PURCHASED' && (await followSeller(tenantId, id, seller, worker)) === undefined)
      await tx((t) => shipFromSeller(t, tenantId, id, [playedTrackingNo(id)], worker));
    const tenant = status === 'PURCHASING' ? await findTenant(tenantId) : undefined;
    if (!tenant) return undefined;
    // what is left of an order of which something is sold out
    if ((await placeAtSeller(tenant, id, seller, worker)) === 'SOLD_OUT') {
      const left = await tx((t) => findOrderStatus(t, tenantId, id));
      if (left === 'PURCHASING') await placeAtSeller(tenant, id, seller, worker);
    }
    return undefined;
  };
