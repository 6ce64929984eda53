import { describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { overviewEndpoints } from '../../../../src/contract/overview.endpoints';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { refundDeskEndpoints } from '../../../../src/contract/refund.desk.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { marketplaceProduct } from '../../../../src/server/db/schema/marketplace';
import { ownProduct } from '../../../../src/server/db/schema/own-stock';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { orderItem } from '../../../../src/server/db/schema/shopping';
import { inLanguages, productOf } from '../../../support/marketplace';
import { keepOwnProduct } from '../../../support/own-product';
import { storeParcel } from '../../../support/parcels';
import { signInStaff } from '../../../support/staff';
import { skuOf, startOrdering } from '../purchase/ordering';

const BAG = productOf({ title: inLanguages('Felt bag', { 'zh-CN': '毛毡包', vi: 'Túi nỉ' }) });

/** A bag ordered by who read a language, in store since, and how it is called in all places for who reads another. */
async function startBag(boughtIn: string) {
  const at = await startOrdering([BAG]);
  await at.fund(500_000);
  const items = [{ productSkuId: skuOf(BAG), quantity: 1 }];
  const body = { productUrl: canonicalUrl(BAG), items };
  const buyer = { token: at.token, locale: boughtIn };
  const { data: quote } = await at.shop.call(cartEndpoints.previewProduct, { body }, buyer);
  const [order] = (
    await at.shop.call(
      purchaseEndpoints.createFromPreview,
      { body: { quoteId: quote.quoteId, termsAccepted: true } },
      buyer,
    )
  ).data;
  if (!order) throw new Error('no order was made');
  await at.pay(order.id);
  const orderItemId = order.items[0]?.id ?? '';
  const parcelId = await storeParcel(at.shop, at.shopperId, { freeUntil: '2026-11-24' }, { orderItemId });
  await systemTx((tx) =>
    tx
      .update(parcelItem)
      .set({ title: order.items[0]?.title ?? '' })
      .where(eq(parcelItem.parcelId, parcelId)),
  );
  const wish = { orderItemId, reason: 'I ordered it twice' };
  expect((await at.shop.call(refundEndpoints.ask, { body: wish }, buyer)).status).toBe(200);
  const desk = await signInStaff(at.shop, ['owner']);
  const { id } = order;
  return {
    ...at,
    orderItemId,
    async titles(locale: string) {
      const as = { token: at.token, locale };
      const staff = { ...desk, locale };
      const { call } = at.shop;
      const mine = (await call(purchaseEndpoints.get, { params: { id } }, as)).data.items;
      const stored = (await call(warehouseEndpoints.listStockIn, { query: {} }, as)).data.items;
      const { waiting } = (await call(overviewEndpoints.get, {}, as)).data;
      const refunds = (await call(refundEndpoints.list, { query: {} }, as)).data.items;
      const bought = (await call(buyingDeskEndpoints.get, { params: { id } }, staff)).data.items;
      const parcels = (await call(parcelDeskEndpoints.list, { query: { view: 'onShelf' } }, staff)).data.items;
      const parcel = (await call(parcelDeskEndpoints.get, { params: { id: parcelId } }, staff)).data;
      const asked = (await call(refundDeskEndpoints.list, { query: {} }, staff)).data.items;
      const answered = (await call(refundDeskEndpoints.get, { params: { id: asked[0]?.id ?? '' } }, staff)).data;
      const back = [...refunds, ...asked, answered].flatMap(({ items: of }) => of);
      return [...mine, ...(stored[0]?.items ?? []), ...waiting, ...back, ...bought, ...parcels, ...parcel.items].map(
        ({ title }) => title,
      );
    },
  };
}
const everywhere = (title: string) => Array.from({ length: 9 }, () => title);

describe('what was ordered is called, wherever it is told of,', () => {
  it('as its seller calls it for whoever reads Chinese, else as its shopper read it', async () => {
    const at = await startBag('en');
    expect(await at.titles('en')).toEqual(everywhere('Felt bag'));
    expect(await at.titles('zh-CN')).toEqual(everywhere('毛毡包'));
    expect(await at.titles('zh-HK')).toEqual(everywhere('毛毡包'));
    expect(await at.titles('vi')).toEqual(everywhere('Felt bag'));
  });

  it('in the reader’s language where it was ordered in Chinese, as long as somebody knows how', async () => {
    const at = await startBag('zh-CN');
    expect(await at.titles('zh-CN')).toEqual(everywhere('毛毡包'));
    expect(await at.titles('en')).toEqual(everywhere('Felt bag'));
    expect(await at.titles('vi')).toEqual(everywhere('Túi nỉ'));
    // another thing is sold under its number since: that is not what was ordered
    await systemTx(async (tx) => {
      const { channel, itemId } = BAG;
      await tx
        .update(marketplaceProduct)
        .set({ titles: { en: 'Felt hat', 'zh-CN': '毛毡帽' } })
        .where(and(eq(marketplaceProduct.channel, channel), eq(marketplaceProduct.itemId, itemId)));
    });
    expect(await at.titles('en')).toEqual(everywhere('毛毡包'));
    await systemTx((tx) =>
      tx.update(orderItem).set({ titleOriginal: '毛毡包' }).where(eq(orderItem.id, at.orderItemId)),
    );
    expect(await at.titles('en')).toEqual(everywhere('毛毡包'));
  });

  it('as the shop calls it that sold it of its own', async () => {
    const at = await startBag('zh-CN');
    const itemId = await keepOwnProduct(at.owner.tenantId, at.shop.clock.now);
    await systemTx(async (tx) => {
      await tx.update(ownProduct).set({ titles: { en: 'House mug', 'zh-CN': '自家马克杯' } });
      const own = { channel: 'SELF_OWNED', itemId, title: '自家马克杯' } as const;
      await tx.update(orderItem).set(own).where(eq(orderItem.id, at.orderItemId));
      await tx.update(parcelItem).set({ title: own.title }).where(eq(parcelItem.orderItemId, at.orderItemId));
    });
    expect(await at.titles('zh-CN')).toEqual(everywhere('自家马克杯'));
    expect(await at.titles('en')).toEqual(everywhere('House mug'));
  });
});
