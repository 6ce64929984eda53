import { afterAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { ownProductDeskEndpoints } from '../../../../src/contract/own-product.desk.endpoints';
import { signInStaff } from '../../../support/staff';
import { startShop } from '../../../support/shop';
import { tenantRecordOf } from '../../../support/tenant-record';
import { openTestBucket } from '../../../support/bucket';
import { FUNDS, mugOf, startOwnShop } from '../purchase/own-goods';

const { close } = openTestBucket();
afterAll(close);
const { change } = ownProductDeskEndpoints;
const { search, getProduct, listProductUrls } = catalogEndpoints;

describe('what a shop sells of its own', () => {
  it('is found, shown in the shopper’s words, and part of the sitemap; in another shop it is not there', async () => {
    const { shop, image, offer } = await startOwnShop();
    const { data: mug } = await offer(mugOf(image));
    const ask = async (query: object, locale = 'en') => (await shop.call(search, { query: { channel: 'SELF_OWNED', ...query } }, { locale })).data; // prettier-ignore
    const found = await ask({ keyword: 'mug house' });
    expect(found).toMatchObject({ total: 1, items: [{ title: 'House mug', image, productUrl: mug.productUrl }] });
    expect(found.items[0]?.price.cny.amount).toBe(3000);
    expect((await ask({ keyword: '马克杯' }, 'zh-CN')).items[0]?.title).toBe('自家马克杯');
    expect((await ask({ keyword: 'lamp' })).total).toBe(0);
    expect([(await ask({ priceStart: 31 })).total, (await ask({ priceStart: 30, priceEnd: 30 })).total]).toEqual([
      0, 1,
    ]);
    const { data: shown } = await shop.call(getProduct, { query: { productUrl: mug.productUrl } });
    expect(shown).toMatchObject({
      ...{ channel: 'SELF_OWNED', title: 'House mug', weightGrams: 350, images: [image] },
      options: [{ name: 'Colour', values: [{ value: '0', label: 'Red' }, { value: '1', label: 'Blue' }] }], // prettier-ignore
      skus: [{ values: ['0'], stock: 5 }, { values: ['1'], stock: 0 }], // prettier-ignore
    });
    const seller = await ask({ shopId: shown.shop.id });
    expect(seller.items.map(({ productUrl }) => productUrl)).toEqual([mug.productUrl]);
    const { data: listed } = await shop.call(listProductUrls, { query: { pageSize: 5000 } });
    expect(listed.items).toContain(mug.productUrl);

    const other = await startOwnShop();
    expect((await other.shop.call(getProduct, { query: { productUrl: mug.productUrl } })).status).toBe(404);
  });

  it('is changed by its version; stock that was sold meanwhile is not overwritten; withdrawn it is not on sale', async () => {
    const { shop, image, offer, asStaff, stockOf, shopper } = await startOwnShop();
    const { data: mug } = await offer(mugOf(image));
    const [red] = mug.skus;
    const params = { id: mug.id };
    const body = { version: 1, state: 'ON_SALE' as const, titles: { en: 'Mug' }, images: [image], weightGrams: 300 };
    const skus = (from: number, to: number) => [{ skuId: red?.skuId ?? '', priceFen: 2500, stock: { from, to } }];
    const buyer = await shopper(mug);
    expect((await buyer.pay((await buyer.order()).id)).status).toBe(200);
    expect(await stockOf(mug.id)).toEqual([4, 0]);

    const late = await shop.call(change, { params, body: { ...body, skus: skus(5, 9) } }, asStaff);
    expect([late.status, late.problem.data]).toMatchObject([409, { version: 1, titles: mug.titles }]);
    const changed = await shop.call(change, { params, body: { ...body, skus: skus(4, 9) } }, asStaff);
    expect(changed.data).toMatchObject({ version: 2, titles: { en: 'Mug' }, skus: [{ priceFen: 2500, stock: 9 }, { stock: 0 }] }); // prettier-ignore
    expect((await shop.call(change, { params, body: { ...body, skus: [] } }, asStaff)).status).toBe(409);
    const withdrawn = { ...body, version: 2, state: 'WITHDRAWN' as const, skus: [] };
    expect((await shop.call(change, { params, body: withdrawn }, asStaff)).data.state).toBe('WITHDRAWN');
    expect((await shop.call(getProduct, { query: { productUrl: mug.productUrl } })).status).toBe(404);
    expect((await shop.call(search, { query: { channel: 'SELF_OWNED' } })).data.total).toBe(0);

    const { staffToken } = await signInStaff(shop);
    const { data: lines } = await shop.call(operatorDeskEndpoints.listAudit, { query: { subjectKind: 'OWN_PRODUCT', subjectId: mug.id } }, { staffToken }); // prettier-ignore
    expect(lines.map(({ action }) => action)).toEqual(['catalogue.edit', 'catalogue.edit', 'catalogue.edit']);
  });

  it('is refused with pictures that nobody uploaded, and choices that are none', async () => {
    const { shop, image, offer, asStaff } = await startOwnShop();
    const wrong = async (product: ReturnType<typeof mugOf>) => (await offer(product)).problem.errors;
    expect(await wrong(mugOf('https://elsewhere.example/a.jpg'))).toEqual([{ path: 'images.0', code: 'unknown' }]);
    const mug = mugOf(image);
    const choices = (...all: number[][]) => ({
      ...mug,
      skus: all.map((choice) => ({ choice, priceFen: 1, stock: 1 })),
    });
    expect(await wrong(choices([0], [0]))).toEqual([{ path: 'skus.1.choice', code: 'duplicate' }]);
    expect(await wrong(choices([2], []))).toEqual([
      { path: 'skus.0.choice', code: 'unknown' },
      { path: 'skus.1.choice', code: 'unknown' },
    ]);
    // what nobody could tell apart, in any language
    const valued = (...values: object[]) => ({ ...mug, options: [{ name: { en: 'Colour' }, values }] }) as typeof mug;
    const twin = [{ path: 'options.0.values.1', code: 'duplicate' }];
    expect(await wrong(valued({ en: 'Red' }, { en: ' red ' }))).toEqual(twin);
    expect(await wrong(valued({ en: 'Red', vi: 'Đỏ' }, { en: 'Crimson', vi: 'ĐỎ' }))).toEqual(twin);
    expect((await offer(valued({ en: 'Red' }, { vi: 'Red' }))).status).toBe(200);
    expect(await wrong({ ...mug, images: [image, image] })).toEqual([{ path: 'images.1', code: 'duplicate' }]);
    const body = { version: 1, state: 'ON_SALE' as const, titles: { en: 'Mug' }, images: [image], weightGrams: 300 };
    const { data: kept } = await offer(mug);
    const strange = { params: { id: kept.id }, body: { ...body, skus: [{ skuId: '1', priceFen: 1 }] } };
    expect((await shop.call(change, strange, asStaff)).problem.errors).toEqual([{ path: 'skus.0.skuId', code: 'unknown' }]); // prettier-ignore
    const doubled = { params: { id: kept.id }, body: { ...body, images: [image, image], skus: [] } };
    expect((await shop.call(change, doubled, asStaff)).problem.errors).toEqual([{ path: 'images.1', code: 'duplicate' }]); // prettier-ignore
    const nobody = { params: { id: 'nobody' }, body: { ...body, skus: [] } };
    expect((await shop.call(change, nobody, asStaff)).status).toBe(404);
  });
});

it.each([
  [null, {}],
  ['CHANNEL_OFF', { preference: { ...tenantRecordOf({ id: 'any' }).preference, productPlatforms: ['TAOBAO' as const] } }],
  ['SOURCE_OFF', { marketplaceSources: [{ source: 'embedded' }] }],
  ['SOURCE_OFF', { marketplaceSources: [{ source: 'own-stock', channels: ['SELF_OWNED' as const], capabilities: ['search' as const] }] }],
] as const)('its desk is told why no shopper finds it: %s', async (notOffered, settings) => {
  const { preference } = tenantRecordOf({ id: 'any' });
  const shop = await startShop({ preference: { ...preference, productPlatforms: ['SELF_OWNED'] }, ...(settings as object) });
  const { staffToken } = await signInStaff(shop, ['editor']);
  expect((await shop.call(ownProductDeskEndpoints.list, { query: {} }, { staffToken })).data).toMatchObject({ total: 0, notOffered });
}); // prettier-ignore

describe('the stock of a shop’s own', () => {
  it('is taken when an order is paid and given back when it is closed, once', async () => {
    const { image, offer, stockOf, shopper } = await startOwnShop();
    const { data: mug } = await offer(mugOf(image));
    const buyer = await shopper(mug);
    const order = await buyer.order();
    expect(await stockOf(mug.id)).toEqual([5, 0]);
    await buyer.pay(order.id);
    expect(await stockOf(mug.id)).toEqual([4, 0]);
    expect((await buyer.close(order.id)).status).toBe(200);
    expect((await buyer.close(order.id)).status).toBe(409);
    expect(await stockOf(mug.id)).toEqual([5, 0]);
    expect(await buyer.balance()).toBe(FUNDS);
  });

  it('that somebody else has paid for first sends the money back at once', async () => {
    const { image, offer, stockOf, shopper } = await startOwnShop();
    const { data: mug } = await offer(mugOf(image, 1));
    const [first, second] = [await shopper(mug), await shopper(mug)];
    const [won, lost] = [await first.order(), await second.order()];
    expect((await first.pay(won.id)).data.status).toBe('PAID');
    expect((await second.pay(lost.id)).data).toMatchObject({ status: 'CLOSED', refunded: lost.total.local });
    expect(await second.balance()).toBe(FUNDS);
    expect(await stockOf(mug.id)).toEqual([0, 0]);
  });
});
