import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { startShop } from '../../../support/shop';
import { lineOf, photosOf } from '../../../support/shop-offers';
import { startRefunding } from '../purchase/refunding';
import { shippingOf } from '../transit/shipping';

/** A shopper whose ordered goods lie in store, in a shop that ships, serves and answers requests for money. */
export async function startDisposing() {
  const refunds = await startRefunding(await startShop({ offers: { lines: [lineOf()], services: [photosOf(200)] } }));
  const { shop, token } = refunds;
  const shipping = await shippingOf(shop, refunds);
  return {
    ...refunds,
    ...shipping,
    /** @returns a parcel, and the item in it */
    stored: async () => {
      const [item] = (await refunds.paidOrder()).items;
      const orderItemId = item?.id ?? '';
      return { orderItemId, id: await shipping.store({}, { orderItemId }) };
    },
    parcels: async () => (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).data.items,
    dispose: (id: string, by = token) => shop.call(warehouseEndpoints.dispose, { params: { id } }, { token: by }),
    askMoney: (orderItemId: string) =>
      shop.call(refundEndpoints.ask, { body: { orderItemId, reason: 'It is torn', qty: 1 } }, { token }),
  };
}
