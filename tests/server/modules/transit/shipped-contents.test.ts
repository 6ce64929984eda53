import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { orderItem } from '../../../../src/server/db/schema/shopping';
import { PAY_PASSWORD } from '../../../support/money';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { startOrdering } from '../purchase/ordering';
import { addCup, feeOf } from '../warehouse/splitting';
import { packingAt } from './packing';
import { shippingOf } from './shipping';

it('a shipment goes on listing what it carried, and an order tells of the shipments that its things were in', async () => {
  const buying = await startOrdering(undefined, await startShop({ offers: { lines: [lineOf()] } }));
  const at = await shippingOf(buying.shop, buying);
  await at.fund(100_000);
  const [mine, theirs] = [await buying.order(), await buying.order()];
  const [sent, later] = [await at.store(), await at.store()];
  const cup = await addCup(at.shop, sent);
  await systemTx(async (tx) => {
    for (const [order, parcelId] of [[mine, later], [theirs, sent]] as const) {
      const [item] = await tx.select().from(orderItem).where(eq(orderItem.orderId, order.id));
      const [inside] = await tx.select().from(parcelItem).where(eq(parcelItem.parcelId, parcelId));
      await tx.update(parcelItem).set({ orderItemId: item?.id, title: `Mug of ${order.id}` }).where(eq(parcelItem.id, inside?.id ?? ''));
    }
  });
  const desk = packingAt(at);
  const { data: shipment } = await at.create([sent]);
  await desk.start(shipment.id);
  await desk.seal(shipment.id);
  await at.pay(shipment.id);
  await desk.send(shipment.id);
  await desk.say(shipment.id, [['RETURNED', 20]]);
  await at.decide(shipment.id, { choice: 'RESTOCK' });
  const carried = (await at.get(shipment.id)).data.parcels;
  expect(carried.map(({ items }) => items.map(({ title }) => title))).toEqual([[`Mug of ${theirs.id}`, 'Cup']]);

  const body = { parcelIds: [sent, later], acceptFee: feeOf(at.shop), payPassword: PAY_PASSWORD };
  const merged = await at.shop.call(warehouseEndpoints.merge, { body }, { token: at.token });
  expect(merged.data.items).toHaveLength(3);
  await systemTx((tx) => tx.update(parcelItem).set({ quantity: 1 }).where(eq(parcelItem.id, cup)));

  expect((await at.get(shipment.id)).data.parcels).toEqual(carried);
  expect((await at.list()).data.items.find(({ id }) => id === shipment.id)?.parcels).toEqual(carried);
  const toldOf = async (id: string) => new Set((await buying.get(id)).data.shipmentEvents.map((event) => event.id));
  expect(await toldOf(theirs.id)).toEqual(new Set([shipment.id]));
  expect(await toldOf(mine.id)).toEqual(new Set());
}); // prettier-ignore
