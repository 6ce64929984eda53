import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { ListingQuery } from '../../../../src/server/adapters/marketplace/marketplace.port';
import { createTaoworld } from '../../../../src/server/adapters/marketplace/taoworld/taoworld';
import { taoworldSignature } from '../../../../src/server/adapters/marketplace/taoworld/taoworld-signature';
import { dataOf, startFakeTaoworld, TAOWORLD } from '../../../support/suppliers/fake-taoworld';

type Fake = Awaited<ReturnType<typeof startFakeTaoworld>>;
const open: Fake[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

const call = { signal: new AbortController().signal, tenantId: 'shop' };
const query = (wanted: Partial<ListingQuery> = {}): ListingQuery => ({
  keyword: '包 bags',
  channels: ['TAOBAO', 'TMALL'],
  sort: 'sales',
  pageNo: 1,
  pageSize: 40,
  language: 'ru2',
  ...wanted,
});
const BAG = { channel: 'TMALL' as const, itemId: '600000000001' };

async function connected(answers: Parameters<typeof startFakeTaoworld>[0], account = {}) {
  const fake = await startFakeTaoworld(answers);
  open.push(fake);
  return { fake, can: createTaoworld({ ...TAOWORLD, url: fake.url, ...account }).can };
}
const row = (item_id: number, more: object = {}) => ({
  item_id,
  main_image_url: '//img.example/bag.jpg',
  price: '39.90',
  coupon_price: '35',
  shop_name: '店',
  title: '包',
  multi_language_info: { language: 'ru', title: 'Сумка' },
  ...more,
});

it('signs as published', () => {
  const parameters = {
    access_token: 'AT',
    app_key: 'AK',
    keyword: 'bags',
    page_no: '1',
    sign_method: 'sha256',
    timestamp: '1700000000000',
    sign: 'not itself',
  };
  expect(taoworldSignature('/traffic/item/search', parameters, 'secret')).toBe(
    'A4E6DD856779DAF79F8C5736E79A97CCCB15F15B84D5DD63866402D1C513F0E7',
  );
});

describe('a search at Taoworld', () => {
  it('asks in its words and answers in ours', async () => {
    const { can, fake } = await connected({ '/traffic/item/search': () => dataOf({ page_no: 1, total_count: 77, data: [row(600000000001), { item_id: null }] }) }); // prettier-ignore
    const page = await can.search?.(query({ priceStartFen: 2000, priceEndFen: 10_000 }), call);
    expect(fake.formsOf('/traffic/item/search')[0]).toMatchObject({
      keyword: '包 bags',
      page_no: '1',
      page_size: '20',
      sort: 'SALE_QTY_DESC',
      filters: 'min_price:2000,max_price:10000',
      language: 'ru',
      access_token: 'token-1',
    });
    expect(page).toEqual({
      total: 77,
      categories: [],
      items: [
        {
          channel: 'TAOBAO',
          itemId: '600000000001',
          title: 'Сумка',
          titleOriginal: '包',
          image: 'https://img.example/bag.jpg',
          priceFen: 3990,
          soldCount: 0,
          ratingTenths: 0,
          shopName: '店',
          minOrderQuantity: 1,
        },
      ],
    });
  });

  it('that does not say how many there are promises another page behind a full one', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => row(600000000001 + n));
    const { can } = await connected({ '/traffic/item/search': ({ page_no }) => dataOf({ data: rows(page_no === '1' ? 20 : 3) }) }); // prettier-ignore
    const totals = [];
    for (const pageNo of [1, 2]) totals.push((await can.search?.(query({ pageNo }), call))?.total);
    expect(totals).toEqual([21, 23]);
  });

  it('of one seller is by the number of the seller, and one of a picture by its upload', async () => {
    const { can, fake } = await connected({
      '/traffic/item/search': () => dataOf({ data: [] }),
      '/upload/image': () => dataOf({ image_id: '77' }),
      '/traffic/item/imgsearch': () => dataOf({ data: [row(600000000001)] }),
    });
    await can.seller?.(query({ shopId: '123' }), call);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await can.picture?.({ ...query(), picture }, call))?.items).toHaveLength(1);
    expect((await can.picture?.({ ...query({ pageNo: 2 }), picture }, call))?.items).toEqual([]);
    expect([fake.formsOf('/traffic/item/search')[0]?.shop_id, fake.formsOf('/traffic/item/imgsearch')]).toMatchObject([
      '123',
      [{ image_id: '77' }],
    ]);
  });
});

const property = (prop_id: number, prop_name: string, value_id: number, value_name: string) => ({ prop_id, prop_name, value_id, value_name }); // prettier-ignore
const detail = (more: object = {}) => ({
  item_id: 600000000001,
  title: '包',
  pic_urls: ['//img.example/1.jpg'],
  shop_id: 55,
  shop_name: '店',
  price: 5990,
  promotion_price: 3990,
  description: '<p>好</p>',
  properties: [property(20, '材质', 3, '皮')],
  sku_list: [
    { sku_id: 501, quantity: 4, price: '5990', promotion_price: 3990, pic_url: '//img.example/red.jpg', properties: [property(1, '颜色', 1, '红')] }, // prettier-ignore
    { sku_id: 502, quantity: 0, price: 6190, pic_url: '', properties: [property(1, '颜色', 2, '蓝')] },
  ],
  multi_language_info: {
    title: 'Сумка',
    properties: [property(20, 'Материал', 3, 'Кожа')],
    sku_properties: [property(1, 'Цвет', 1, 'Красный')],
  },
  ...more,
});

describe('a product at Taoworld', () => {
  it('has its choices in the shopper’s words where they are translated', async () => {
    const { can, fake } = await connected({ '/traffic/item/get': () => dataOf(detail()) });
    const [product] = (await can.product?.({ refs: [BAG], language: 'ru' }, call)) ?? [];
    expect(fake.formsOf('/traffic/item/get')[0]).toMatchObject({ item_resource: 'taobao', item_id: BAG.itemId });
    expect(product).toMatchObject({
      ...BAG,
      title: 'Сумка',
      titleOriginal: '包',
      images: ['https://img.example/1.jpg'],
      shop: { id: '55', name: '店' },
      options: [
        {
          name: 'Цвет',
          values: [
            { value: '红', label: 'Красный', image: 'https://img.example/red.jpg' },
            { value: '蓝', label: '蓝' },
          ],
        },
      ],
      // by the price that is sure, not that of a promotion
      skus: [
        { skuId: '501', values: ['红'], priceFen: 5990, stock: 4 },
        { skuId: '502', values: ['蓝'], priceFen: 6190, stock: 0 },
      ],
      attributes: [{ name: 'Материал', value: 'Кожа' }],
      status: 'published',
    });
  });

  it('is in the seller’s words for who reads them', async () => {
    const { can } = await connected({ '/traffic/item/get': () => dataOf(detail()) });
    const [product] = (await can.product?.({ refs: [BAG], language: 'zh-HK' }, call)) ?? [];
    expect([product?.title, product?.options[0]?.values[0]?.label]).toEqual(['包', '红']);
  });

  it('that is gone is not found', async () => {
    const { can } = await connected({ '/traffic/item/get': () => ({ body: { code: '0', biz_error_code: 'ITEM_NOT_EXIST', biz_error_msg: 'no' } }) }); // prettier-ignore
    await expect(can.product?.({ refs: [BAG], language: 'en' }, call)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the token of Taoworld', () => {
  it('is asked for once by all, and anew when it has ended', async () => {
    const { can, fake } = await connected({ '/traffic/item/search': () => dataOf({ data: [] }) });
    const ask = () => Promise.all([1, 2, 3].map((pageNo) => can.search?.(query({ pageNo }), call)));
    await ask();
    expect(fake.grants()).toBe(1);
    fake.expire();
    expect((await ask()).map((page) => page?.items)).toEqual([[], [], []]);
    expect(fake.grants()).toBe(2);
  });

  it('is granted by what came with the last one, where the platform changes that too', async () => {
    const fake = await startFakeTaoworld({ '/traffic/item/search': () => dataOf({ data: [] }) }, { rotates: true });
    open.push(fake);
    const { tokens } = TAOWORLD;
    const account = { ...TAOWORLD, url: fake.url, tokens };
    const { can } = createTaoworld(account);
    for (let times = 0; times < 3; times += 1) {
      await can.search?.(query(), call);
      fake.expire();
    }
    // another process, or this one after a start
    await createTaoworld({ ...account, tokens }).can.search?.(query(), call);
    const given = fake.formsOf('/auth/token/refresh').map(({ refresh_token }) => refresh_token);
    expect(given).toEqual(['refresh-1', 'refresh-2', 'refresh-3', 'refresh-4']);
  });

  it.each([
    ['that nobody grants', { refreshToken: 'another' }],
    ['of another secret', { appSecret: 'another' }],
  ])('%s is a refusal', async (_, account) => {
    const { can } = await connected({}, account);
    await expect(can.search?.(query(), call)).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('Taoworld that does not answer', () => {
  it.each([
    [{ code: 'AppCallLimit', message: 'too many' }, 'refused'],
    [{ code: 'ServiceTimeout', message: 'system' }, 'unavailable'],
    [{ code: '0', success: false, error_code: 'SYSTEM_ERROR' }, 'unavailable'],
    [{ code: '0', data: { data: [{ price: 'x' }] } }, 'malformed'],
  ])('says why: %o is %s', async (body, kind) => {
    const { can } = await connected({ '/traffic/item/search': () => ({ body }) });
    await expect(can.search?.(query(), call)).rejects.toMatchObject({ kind });
  });
});
