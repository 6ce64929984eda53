import { expect, it } from 'vitest';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { startOrdering } from '../purchase/ordering';
import { FUNDS } from '../warehouse/deciding';
import { returningAt } from '../warehouse/returning';
import { packingAt } from './packing';
import { shippingOf } from './shipping';

it('an order is done when the last of it has left the warehouse, and not while it is only packed', async () => {
  const ordering = await startOrdering(undefined, await startShop({ offers: { lines: [lineOf()] } }));
  await ordering.fund(FUNDS);
  const goods = returningAt(ordering);
  const shipping = await shippingOf(ordering.shop, ordering);
  const desk = packingAt(shipping);
  const { id: parcelId, orderId } = await goods.good();
  const shipment = (await shipping.create([parcelId])).data;
  await desk.start(shipment.id);
  await desk.seal(shipment.id);
  await shipping.pay(shipment.id);
  expect((await goods.orderOf(orderId)).status).toBe('STOCKED_IN');
  await desk.send(shipment.id);
  const order = await goods.orderOf(orderId);
  expect(order).toMatchObject({ status: 'COMPLETED', refunded: { amount: 0 }, canClose: false });
  expect(order.timeline.at(-1)).toMatchObject({ status: 'COMPLETED' });
});
