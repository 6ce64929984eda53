import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { parcelEvent, parcelItem } from '../../../../src/server/db/schema/parcel';
import { orderItem, purchaseOrder } from '../../../../src/server/db/schema/shopping';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { lineOf } from '../../../support/shop-offers';
import { shippingOf } from '../transit/shipping';
import { startOrdering } from './ordering';

it('an order tells what became of its things in the warehouse and from there on, each state once', async () => {
  const at = await startOrdering(undefined, await startShop({ offers: { lines: [lineOf()] } }));
  const shipping = await shippingOf(at.shop, at);
  const [order, other] = [await at.order(), await at.order()];
  const [inside, elsewhere] = [await shipping.store(), await shipping.store()];
  const on = (minutes: number) => new Date(at.shop.clock.now.getTime() - minutes * 60_000);
  await systemTx(async (tx) => {
    const [item] = await tx.select().from(orderItem).where(eq(orderItem.orderId, order.id));
    await tx.update(parcelItem).set({ orderItemId: item?.id }).where(eq(parcelItem.parcelId, inside));
    const told = { tenantId: at.owner.tenantId, actorKind: 'STAFF' as const, actorId: 'clerk' };
    await tx.insert(parcelEvent).values([
      { ...told, id: 'a', parcelId: inside, status: 'FORECAST', at: on(50) },
      { ...told, id: 'at once', parcelId: inside, status: 'INSPECTED', at: on(40) },
      { ...told, id: 'b', parcelId: inside, status: 'RECEIVED', at: on(40) },
      { ...told, id: 'c', parcelId: inside, status: 'RECEIVED', at: on(35) },
      { ...told, id: 'd', parcelId: inside, status: 'STOCKED_IN', at: on(30) },
      { ...told, id: 'e', parcelId: elsewhere, status: 'RECEIVED', at: on(20) },
    ]);
  });
  const { data: shipment } = await shipping.create([inside]);
  await shipping.create([elsewhere]);
  const { data } = await at.get(order.id);
  expect(data.parcelEvents.map(({ id, status, at: when }) => ({ id, status, at: when }))).toEqual([
    { id: inside, status: 'RECEIVED', at: on(40).toISOString() },
    { id: inside, status: 'INSPECTED', at: on(40).toISOString() },
    { id: inside, status: 'STOCKED_IN', at: on(30).toISOString() },
  ]);
  expect(data.shipmentEvents).toMatchObject([{ id: shipment.id, no: shipment.orderNo, status: 'SUBMITTED' }]);
  expect((await at.get(other.id)).data).toMatchObject({ parcelEvents: [], shipmentEvents: [] });
  // what nobody has paid is nothing to those who buy
  await systemTx((tx) =>
    tx
      .update(purchaseOrder)
      .set({ status: 'PAID' })
      .where(inArray(purchaseOrder.id, [order.id, other.id])),
  );
  const staff = await signInStaff(at.shop, ['buyer']);
  const atDesk = async (id: string) => (await at.shop.call(buyingDeskEndpoints.get, { params: { id } }, staff)).data;
  expect(await atDesk(order.id)).toMatchObject({
    shopperId: at.shopperId,
    parcels: [{ id: inside }],
    shipments: [{ id: shipment.id, no: shipment.orderNo }],
  });
  expect(await atDesk(other.id)).toMatchObject({ parcels: [], shipments: [] });
});
