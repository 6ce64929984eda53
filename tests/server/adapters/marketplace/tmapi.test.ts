import { afterEach, describe, expect, it } from 'vitest';
import type { ListingQuery } from '../../../../src/server/adapters/marketplace/marketplace.port';
import { createTmapi } from '../../../../src/server/adapters/marketplace/tmapi/tmapi';
import { serveSupplier, type SupplierAnswer, type SupplierCall } from '../../../support/suppliers/serve';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

const TOKEN = 'head.body.tail';
const call = { signal: new AbortController().signal, tenantId: 'shop' };
const data = (given: unknown): SupplierAnswer => ({ body: { code: 200, msg: 'success', data: given } });

/** The gateway and what is behind it. */
async function connected(answers: Record<string, (call: SupplierCall) => SupplierAnswer>) {
  const fake = await serveSupplier((asked) => {
    if (asked.query.apiToken !== TOKEN) return { status: 401, body: { code: 4011, message: 'no API key found in request' } }; // prettier-ignore
    return answers[`${asked.method} ${asked.path}`]?.(asked) ?? { status: 404, body: { message: 'no Route matched with those values' } }; // prettier-ignore
  });
  open.push(fake);
  return { fake, can: createTmapi({ token: TOKEN, url: fake.url }).can };
}

const query = (wanted: Partial<ListingQuery> = {}): ListingQuery => ({
  keyword: '杯',
  channels: ['ALIBABA'],
  sort: 'price-desc',
  pageNo: 1,
  pageSize: 30,
  language: 'en',
  ...wanted,
});
const row = (item_id: number) => ({
  item_id,
  product_url: `https://detail.1688.com/offer/${String(item_id)}.html`,
  title: '马克杯',
  img: 'https://cbu01.alicdn.com/a.jpg',
  price: '3.5',
  moq: '2',
  sale_info: { sale_quantity: '1000+', sale_quantity_int: 1000 },
  shop_info: { login_id: 'a', company_name: '厂' },
});

describe('a search at TMAPI', () => {
  it('asks for at most twenty and answers in our words', async () => {
    const { can, fake } = await connected({ 'GET /1688/search/items': () => data({ page: 1, total_count: 9000, items: [row(610947572360)] }) }); // prettier-ignore
    const page = await can.search?.(query({ priceEndFen: 1000 }), call);
    expect(fake.calls[0]?.query).toEqual({
      apiToken: TOKEN,
      keyword: '杯',
      page: '1',
      page_size: '20',
      sort: 'price_down',
      price_end: '10.00',
    });
    expect(page).toMatchObject({
      total: 2000,
      items: [{ channel: 'ALIBABA', itemId: '610947572360', priceFen: 350, soldCount: 1000, shopName: '厂', minOrderQuantity: 2 }], // prettier-ignore
    });
  });

  it('by a picture is by the address that it gives the picture, asked for once', async () => {
    const { can, fake } = await connected({
      'POST /1688/tools/image/convert_url': () => data({ image_url: '/search/imgextra/a.jpg' }),
      'GET /1688/search/image': () => data({ total_count: 1, items: [row(610947572360)] }),
    });
    const { keyword: _, ...asked } = query();
    const picture = { ...asked, picture: Buffer.from('picture'), pictureUrl: 'https://shop.example/a.jpg' };
    expect(await can.picture?.(picture, call)).toMatchObject({ items: [{ itemId: '610947572360' }] });
    await can.picture?.({ ...picture, pageNo: 2 }, call);
    expect(fake.calls.map(({ path }) => path)).toEqual(['/1688/tools/image/convert_url', '/1688/search/image', '/1688/search/image']); // prettier-ignore
    expect(fake.calls[0]?.body).toBe('{"url":"https://shop.example/a.jpg","search_api_endpoint":"/search/image"}');
    expect(fake.calls[2]?.query).toMatchObject({ img_url: '/search/imgextra/a.jpg', page: '2', page_size: '20' });
    await expect(can.picture?.({ ...picture, pictureUrl: undefined }, call)).rejects.toMatchObject({ kind: 'unreadable' }); // prettier-ignore
  });

  it('of one seller is by the seller’s name there', async () => {
    const { can, fake } = await connected({ 'GET /1688/shop/items': () => data({ total_count: 0, items: [] }) });
    await can.seller?.(query({ shopId: 'b2b-1' }), call);
    expect(fake.calls[0]?.query.member_id).toBe('b2b-1');
  });
});

const detail = (more: object = {}) => ({
  item_id: 610947572360,
  title: '马克杯',
  category_id: 122,
  main_imgs: ['https://cbu01.alicdn.com/a.jpg'],
  offer_unit: '个',
  product_props: [{ 材质: '陶瓷' }, { 产地: '景德镇' }],
  price_info: { price: '12.5' },
  tiered_price_info: { begin_num: 2, prices: [{ beginAmount: 2, price: '12.5' }, { beginAmount: 50, price: '10' }] }, // prettier-ignore
  is_sold_out: false,
  shop_info: { shop_name: '厂', member_id: 'b2b-1' },
  delivery_info: { location: '浙江金华', delivery_fee: 4, unit_weight: 0.35, template_id: 1 },
  sku_props: [{ prop_name: '颜色', pid: '0', values: [{ name: '红', vid: '0', imageUrl: 'https://cbu01.alicdn.com/r.jpg' }, { name: '蓝', vid: '3' }] }], // prettier-ignore
  skus: [
    { skuid: 4611686018427387000, specid: 'x', sale_price: '12.5', origin_price: null, stock: 5, props_ids: '0:3' },
    { skuid: 2, sale_price: 'null', origin_price: '13', stock: 'null', props_ids: '0:0' },
  ],
  stock: 5,
  ...more,
});
const MUG = { channel: 'ALIBABA' as const, itemId: '610947572360' };

describe('a product at TMAPI', () => {
  it('of 1688 is asked for by its address', async () => {
    const { can, fake } = await connected({ 'POST /1688/item_detail_by_url': () => data(detail()) });
    const [product] = (await can.product?.({ refs: [MUG], language: 'en' }, call)) ?? [];
    expect(fake.calls[0]?.body).toBe('{"url":"https://detail.1688.com/offer/610947572360.html"}');
    expect(product).toMatchObject({
      ...MUG,
      priceMode: 'SPU_PRICE_RANGE',
      priceRange: [
        { startQuantity: 2, priceFen: 1250 },
        { startQuantity: 50, priceFen: 1000 },
      ],
      options: [{ name: '颜色', values: [{ value: '蓝' }, { value: '红', image: 'https://cbu01.alicdn.com/r.jpg' }] }],
      skus: [
        { values: ['蓝'], priceFen: 1250, stock: 5 },
        { skuId: '2', values: ['红'], priceFen: 1300, stock: 0 },
      ],
      minOrderQuantity: 2,
      weightGrams: 350,
      freight: { kind: 'piece', firstFen: 400 },
      attributes: [
        { name: '材质', value: '陶瓷' },
        { name: '产地', value: '景德镇' },
      ],
      status: 'published',
    });
  });

  it('of Taobao is asked for by its number, and its words for nothing are nothing', async () => {
    const tee = {
      item_id: '600000000001',
      title: 'T恤',
      main_imgs: ['//img.example/t.jpg'],
      price_info: 'null',
      sku_props: [{ pid: '1627207', prop_name: '颜色', values: [{ vid: '28338', name: '蓝' }] }],
      skus: [{ skuid: 5, sale_price: '39', stock: 3, props_ids: '1627207:28338', sub_price: 'null' }],
    };
    const { can, fake } = await connected({ 'GET /taobao/item_detail': () => data(tee) });
    const refs = [{ channel: 'TMALL' as const, itemId: '600000000001' }];
    expect(await can.product?.({ refs, language: 'en' }, call)).toMatchObject([
      { channel: 'TMALL', priceMode: 'SKU_PRICE', priceRange: [], skus: [{ skuId: '5', priceFen: 3900, stock: 3 }] },
    ]);
    expect(fake.calls[0]?.query.item_id).toBe('600000000001');
  });

  it('that is sold out is not on sale; without a price it is missing', async () => {
    const productOf = async (more: object) => {
      const { can } = await connected({ 'POST /1688/item_detail_by_url': () => data(detail(more)) });
      return (await can.product?.({ refs: [MUG], language: 'en' }, call))?.[0];
    };
    expect(await productOf({ is_sold_out: true })).toMatchObject({ status: 'off_shelf' });
    expect(await productOf({ skus: [], tiered_price_info: null, price_info: null })).toBeUndefined();
  });
});

describe('TMAPI that does not answer', () => {
  it.each([
    [417, 'unavailable'],
    [439, 'refused'],
    [499, 'timeout'],
    [500, 'unavailable'],
    [503, 'refused'],
  ])('says why: %i is %s', async (code, kind) => {
    const { can } = await connected({ 'GET /1688/search/items': () => ({ body: { code, msg: 'no' } }) });
    await expect(can.search?.(query(), call)).rejects.toMatchObject({ kind });
  });

  it('refuses a wrong token and an unknown path, which only its operator can mend', async () => {
    const { fake, can } = await connected({});
    await expect(can.search?.(query(), call)).rejects.toMatchObject({ kind: 'refused' });
    const stranger = createTmapi({ token: 'other', url: fake.url });
    await expect(stranger.can.search?.(query(), call)).rejects.toMatchObject({ kind: 'refused' });
  });
});
