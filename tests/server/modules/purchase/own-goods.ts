import { ownProductDeskEndpoints } from '../../../../src/contract/own-product.desk.endpoints';
import type { OwnProduct, OwnProductInput } from '../../../../src/contract/own-product';
import { jpegPicture, uploadPicture } from '../../../support/bucket';
import { productOf } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { tenantRecordOf } from '../../../support/tenant-record';
import { startOrdering } from './ordering';

const { create, list } = ownProductDeskEndpoints;

/** A mug in two colours, ¥30 each; of the first there are so many, of the second none. */
export const mugOf = (image: string, stock = 5): OwnProductInput => ({
  titles: { en: 'House mug', 'zh-CN': '自家马克杯' },
  images: [image],
  weightGrams: 350,
  options: [{ name: { en: 'Colour' }, values: [{ en: 'Red' }, { en: 'Blue' }] }],
  skus: [
    { choice: [0], priceFen: 3000, stock },
    { choice: [1], priceFen: 3000, stock: 0 },
  ],
});

/** A shop that sells of its own stock, and a member of its staff. Its test has opened a bucket. */
export async function startOwnShop() {
  const { preference } = tenantRecordOf({ id: 'any' });
  const shop = await startShop({ preference: { ...preference, productPlatforms: ['TAOBAO', 'SELF_OWNED'] } });
  const { staffToken } = await signInStaff(shop, ['editor']);
  const image = await uploadPicture(shop, await jpegPicture());
  const asStaff = { staffToken };
  return {
    shop,
    image,
    asStaff,
    offer: (product: OwnProductInput) => shop.call(create, { body: product }, asStaff),
    /** Pieces that are left, by SKU. */
    stockOf: async (id: string) => {
      const { items } = (await shop.call(list, { query: {} }, asStaff)).data;
      return items.find((item) => item.id === id)?.skus.map(({ stock }) => stock);
    },
    /** A shopper with money who orders of it. */
    shopper: async ({ id: itemId, skus }: OwnProduct) => {
      const [sku] = productOf().skus;
      const own = skus.map(({ skuId, priceFen, stock }) => ({ ...sku, skuId, priceFen, stock, values: [] }));
      const at = await startOrdering([productOf({ channel: 'SELF_OWNED', itemId, skus: own })], shop);
      await at.fund(FUNDS);
      return at;
    },
  };
}
export const FUNDS = 100_000;
