import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { refundDeskEndpoints } from '../../../../src/contract/refund.desk.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { marketplaceProduct } from '../../../../src/server/db/schema/marketplace';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { openTestBucket } from '../../../support/bucket';
import { inLanguages, productOf, stockMarketplace } from '../../../support/marketplace';
import type { Shop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { skuOf, startOrdering } from '../purchase/ordering';
import { startClaiming } from '../transit/claiming';
import { packingAt } from '../transit/packing';

let close: () => void;
beforeAll(() => {
  ({ close } = openTestBucket());
});
afterAll(() => close());

const BAG = productOf({ title: inLanguages('Felt bag', { 'zh-CN': '毛毡包', vi: 'Túi nỉ' }) });

/** The bag, ordered on a page in Chinese. */
async function orderBag(shop: Shop, token: string) {
  const as = { token, locale: 'zh-CN' };
  const items = [{ productSkuId: skuOf(BAG), quantity: 1 }];
  const { quoteId } = (
    await shop.call(cartEndpoints.previewProduct, { body: { productUrl: canonicalUrl(BAG), items } }, as)
  ).data;
  const body = { quoteId, termsAccepted: true } as const;
  const [order] = (await shop.call(purchaseEndpoints.createFromPreview, { body }, as)).data;
  if (!order) throw new Error('no order was made');
  return order;
}

describe('mails of what was ordered in Chinese', () => {
  async function startReading(language: 'vi' | 'zh-CN') {
    const at = await startOrdering([BAG]);
    await at.fund(500_000);
    await at.shop.call(accountEndpoints.setLanguage, { query: { language } }, { token: at.token });
    const order = await orderBag(at.shop, at.token);
    const goods = async () =>
      (await mailsTo(at.shop, at.email)).map(({ body }) => /1 × (\S+(?: nỉ)?)/.exec(body)?.[1] ?? '');
    return { ...at, order, goods };
  }

  it('call it as their reader does, when it is ordered and when it is paid', async () => {
    const at = await startReading('vi');
    expect(await at.goods()).toEqual(['Túi nỉ']);
    await at.pay(at.order.id);
    expect(await at.goods()).toEqual(['Túi nỉ', 'Túi nỉ']);
  });

  it('keep the words in which it was ordered for who reads them, and where nobody knows others', async () => {
    const reader = await startReading('zh-CN');
    expect(await reader.goods()).toEqual(['毛毡包']);
    const at = await startReading('vi');
    // another thing is sold under its number since
    await systemTx((tx) =>
      tx
        .update(marketplaceProduct)
        .set({ titles: { en: 'Felt hat', 'zh-CN': '毛毡帽' } })
        .where(and(eq(marketplaceProduct.channel, BAG.channel), eq(marketplaceProduct.itemId, BAG.itemId))),
    );
    await at.pay(at.order.id);
    expect((await at.goods()).toSorted()).toEqual(['Túi nỉ', '毛毡包']);
  });
});

describe('a claim for a lost shipment', () => {
  it('calls what was in it as whoever reads of it does', async () => {
    const at = await startClaiming();
    await stockMarketplace([BAG]);
    const order = await orderBag(at.shop, at.token);
    const parcelId = await at.store({}, { orderItemId: order.items[0]?.id ?? '' });
    const [item] = await systemTx((tx) =>
      tx
        .update(parcelItem)
        .set({ title: order.items[0]?.title ?? '' })
        .where(eq(parcelItem.parcelId, parcelId))
        .returning(),
    );
    const declaration = [{ parcelItemId: item?.id ?? '', nameEn: 'Felt bag' }];
    const { id } = (await at.create([parcelId, await at.store()], { insuredValue: 1500, declaration })).data;
    const desk = packingAt(at);
    await desk.start(id);
    await desk.seal(id);
    await at.pay(id);
    await desk.send(id);
    await desk.say(id, [['PICKED_UP', 1], ['CUSTOMS', 2]]); // prettier-ignore
    await desk.lose(id);
    expect((await at.decide(id, { choice: 'CLAIM' })).status).toBe(200);
    const staff = await signInStaff(at.shop, ['owner']);
    const titles = async (locale: string) => {
      const mine = (await at.shop.call(refundEndpoints.list, { query: {} }, { token: at.token, locale })).data.items;
      const asked = (await at.shop.call(refundDeskEndpoints.list, { query: {} }, { ...staff, locale })).data.items;
      return [mine, asked].map(([claim]) => claim?.items.map(({ title }) => title).toSorted());
    };
    expect(await titles('vi')).toEqual([['Kettle', 'Túi nỉ'], ['Kettle', 'Túi nỉ']]); // prettier-ignore
    expect(await titles('en')).toEqual([['Felt bag', 'Kettle'], ['Felt bag', 'Kettle']]); // prettier-ignore
    expect(await titles('zh-CN')).toEqual([['Kettle', '毛毡包'], ['Kettle', '毛毡包']]); // prettier-ignore
    // which item it was is no part of what is told
    const [claim] = await at.mine();
    expect(Object.keys(claim?.items[0] ?? {}).toSorted()).toEqual(['image', 'quantity', 'title']);
  });
});
