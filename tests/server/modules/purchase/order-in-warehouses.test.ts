import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { packingDeskEndpoints } from '../../../../src/contract/packing.desk.endpoints';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { orderItem, purchaseOrder } from '../../../../src/server/db/schema/shopping';
import { lineOf, warehouseOf } from '../../../support/shop-offers';
import { startShop } from '../../../support/shop';
import { signInClerk } from '../../../support/staff';
import { BOX } from '../transit/packing';
import { shippingOf } from '../transit/shipping';
import { startOrdering } from './ordering';

/** A paid order of which one parcel is on the bench of each warehouse, and a clerk of the first of them. */
async function startInTwo() {
  const warehouses = [warehouseOf(), warehouseOf({ code: 'yw', name: { en: 'Yiwu' } })];
  const at = await startOrdering(undefined, await startShop({ offers: { warehouses, lines: [lineOf()] } }));
  const shipping = await shippingOf(at.shop, at);
  const { id } = await at.order();
  const [item] = await systemTx(async (tx) => {
    await tx.update(purchaseOrder).set({ status: 'PARTIALLY_ARRIVED' }).where(eq(purchaseOrder.id, id));
    return tx.update(orderItem).set({ status: 'QC_PASSED' }).where(eq(orderItem.orderId, id)).returning();
  });
  const bench = { location: '', stockedInAt: null, freeUntil: null, storageAt: null };
  const seen = { orderItemId: item?.id ?? '' };
  const here = await shipping.store({ ...bench, status: 'INSPECTED' }, seen);
  const there = await shipping.store({ ...bench, status: 'INSPECTED', warehouseId: 'yw' }, seen);
  const roles = ['warehouse', 'packer'] as const;
  const clerkOf = (warehouse: string) => signInClerk(at.shop, [...roles], [warehouse]);
  const place = (parcel: string, as: { staffToken: string }) => {
    const body = { version: 1, location: 'A-01-1' };
    return at.shop.call(parcelDeskEndpoints.place, { params: { id: parcel }, body }, as);
  };
  return {
    ...{ ...shipping, here, there, clerkOf, place },
    status: async () => (await at.get(id)).data.status,
  };
}

it('an order waits for its parcel in another warehouse, whoever places and sends the one in theirs', async () => {
  const at = await startInTwo();
  const clerk = await at.clerkOf('gz');
  expect((await at.place(at.there, clerk)).status).toBe(404);
  const placed = await at.place(at.here, clerk);
  expect(placed.data.status).toBe('STOCKED_IN');
  expect(JSON.stringify(placed.data)).not.toContain(at.there);
  expect(await at.status()).toBe('PARTIALLY_ARRIVED');

  await at.fund(90_000);
  const { id } = (await at.create([at.here])).data;
  const params = { id };
  const desk = packingDeskEndpoints;
  const started = (await at.shop.call(desk.start, { params }, clerk)).data;
  const seal = { version: started.version, boxes: [BOX], parcelIds: [at.here] };
  expect((await at.shop.call(desk.seal, { params, body: seal }, clerk)).status).toBe(200);
  expect((await at.pay(id)).status).toBe(200);
  const { version } = (await at.shop.call(desk.get, { params }, clerk)).data;
  const boxes = [{ boxNo: 1, carrier: 'EMS', trackingNo: 'EA773456781CN' }];
  const left = await at.shop.call(desk.handOver, { params, body: { version, boxes } }, clerk);
  expect(left.data.status).toBe('OUTBOUND');
  expect(JSON.stringify(left.data)).not.toContain(at.there);
  expect(await at.status()).toBe('PARTIALLY_ARRIVED');

  expect((await at.place(at.there, await at.clerkOf('yw'))).status).toBe(200);
  expect(await at.status()).toBe('STOCKED_IN');
});
