import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { storeParcel } from '../../../support/parcels';
import { photosOf, publishOffers } from '../../../support/shop-offers';
import type { Shop } from '../../../support/shop';

/** A parcel in the store of a shopper, and what its shop does with it for money. */
export async function storedWithOffer(shop: Shop, { shopperId, token }: { shopperId: string; token: string }) {
  await publishOffers(shop.tenant.id, { services: [photosOf(200)] }, shop.clock.now);
  const id = await storeParcel(shop, shopperId);
  const { items } = (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).data;
  const offer = items.find((parcel) => parcel.id === id)?.serviceOffers[0];
  return { id, wish: { serviceCode: offer?.code ?? '', priceId: offer?.priceId ?? '' } };
}
