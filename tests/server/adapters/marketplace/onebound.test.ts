import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { call, connected, itemsOf, query, row, said } from '../../../support/suppliers/fake-onebound';

describe('a search at OneBound', () => {
  it('is one of the marketplace, in its words', async () => {
    const { can, fake } = await connected({
      'jd/item_search': () => itemsOf([row('100012043978'), { num_iid: null }]),
    });
    const page = await can.search?.(query({ priceStartFen: 500, priceEndFen: 2000 }), call);
    expect(fake.calls[0]?.query).toMatchObject({
      q: '杯',
      page: '2',
      page_size: '20',
      sort: '_sale',
      start_price: '5.00',
      end_price: '20.00',
      lang: 'cn',
    });
    expect(page).toEqual({
      total: 90,
      categories: [],
      items: [
        {
          channel: 'JD',
          itemId: '100012043978',
          title: '马克杯',
          titleOriginal: '马克杯',
          image: 'https://img.example/a.jpg',
          priceFen: 1880,
          soldCount: 12_000,
          ratingTenths: 0,
          shopName: '店',
          minOrderQuantity: 1,
        },
      ],
    });
  });

  it('of several marketplaces takes of each its part, Taobao and Tmall being one', async () => {
    const tmall = { detail_url: 'https://detail.tmall.com/item.htm?id=600000000002' };
    const { can, fake } = await connected({
      'taobao/item_search': () => itemsOf([row('600000000001'), row('600000000002', tmall)]),
      'yiwugo/item_search': () => itemsOf([row('900000001')]),
    });
    const page = await can.search?.(query({ channels: ['TAOBAO', 'TMALL', 'YIWUGOU'] }), call);
    expect(page?.items.map(({ channel, itemId }) => `${channel} ${itemId}`)).toEqual([
      'TAOBAO 600000000001',
      'YIWUGOU 900000001',
      'TMALL 600000000002',
    ]);
    expect(fake.calls.map(({ query: asked }) => asked.page_size)).toEqual(['10', '10']);
    const taobao = await can.search?.(query({ channels: ['TAOBAO'] }), call);
    expect(taobao?.items.map(({ itemId }) => itemId)).toEqual(['600000000001']);
  });

  it('that finds nothing is an empty page', async () => {
    const { can } = await connected({ 'jd/item_search': () => said({}, '2000') });
    expect(await can.search?.(query(), call)).toEqual({ total: 0, items: [], categories: [] });
  });

  it('by a picture uploads it once to each marketplace', async () => {
    const { can, fake } = await connected({
      '1688/upload_img': ({ form }) => said({ items: { item: { name: `https://alicdn/${String(form.imgcode?.slice(0, 4))}`, status: 1 } } }), // prettier-ignore
      '1688/item_search_img': ({ query: { imgid } }) => itemsOf(imgid === 'https://alicdn//9j/' ? [row('610947572360')] : []), // prettier-ignore
    });
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const pageNo of [1, 2]) {
      const page = await can.picture?.({ ...query({ channels: ['ALIBABA'], pageNo }), picture }, call);
      expect(page?.items.map(({ itemId }) => itemId)).toEqual(['610947572360']);
    }
    expect(fake.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

const item = (more: object = {}) => ({
  num_iid: '600000000001',
  title: 'T恤',
  price: '39.00',
  orginal_price: '59.00',
  nick: '店主',
  num: '88',
  min_num: 1,
  detail_url: 'https://item.taobao.com/item.htm?id=600000000001',
  pic_url: '//img.example/a.jpg',
  cid: 50000671,
  desc: '<p>好</p>',
  item_imgs: [{ url: '//img.example/a.jpg' }, { url: '//img.example/b.jpg' }],
  item_weight: '0.2',
  location: '广东 广州',
  post_fee: '6.00',
  props: [{ name: '材质', value: '棉' }],
  props_list: { '0:0': '颜色:红:深', '0:1': '颜色:蓝', '1:0': '尺码:M' },
  prop_imgs: { prop_img: [{ properties: '0:1', url: '//img.example/blue.jpg' }] },
  skus: {
    sku: [
      { price: 39, properties: '0:0;1:0', properties_name: '', quantity: '5', sku_id: '4611686018427387904' },
      { price: '41.5', properties: '1:0;0:1', quantity: 0, sku_id: '222' },
      { price: '41.5', properties: '0:9;1:0', quantity: 1, sku_id: '333' },
    ],
  },
  ...more,
});
const TEE = { channel: 'TAOBAO' as const, itemId: '600000000001' };
const productOf = async (more: object, ref: { channel: 'TAOBAO' | 'ALIBABA'; itemId: string } = TEE) => {
  const platform = ref.channel === 'TAOBAO' ? 'taobao' : '1688';
  const { can } = await connected({ [`${platform}/item_get`]: () => said({ item: item(more) }) });
  return (await can.product?.({ refs: [ref], language: 'en' }, call))?.[0];
};

describe('a product at OneBound', () => {
  it('has its choices by their codes, in whichever order', async () => {
    expect(await productOf({})).toMatchObject({
      ...TEE,
      titleOriginal: 'T恤',
      images: ['https://img.example/a.jpg', 'https://img.example/b.jpg'],
      shop: { id: '店主', name: '店主', city: '广东 广州' },
      priceMode: 'SKU_PRICE',
      options: [
        {
          name: '颜色',
          values: [
            { value: '红:深', label: '红:深' },
            { value: '蓝', label: '蓝', image: 'https://img.example/blue.jpg' },
          ],
        },
        { name: '尺码', values: [{ value: 'M', label: 'M' }] },
      ],
      skus: [
        { skuId: '4611686018427387904', values: ['红:深', 'M'], priceFen: 3900, stock: 5 },
        { skuId: '222', values: ['蓝', 'M'], priceFen: 4150, stock: 0, image: 'https://img.example/blue.jpg' },
      ],
      weightGrams: 200,
      freight: { kind: 'piece', firstFen: 600, nextFen: 0 },
    });
  });

  it('without choices is one SKU, and what is missing is left open', async () => {
    const bare = {
      skus: [],
      props_list: [],
      prop_imgs: [],
      item_imgs: null,
      post_fee: '',
      item_weight: null,
      props: null,
    };
    expect(await productOf(bare)).toMatchObject({
      images: ['https://img.example/a.jpg'],
      options: [],
      skus: [{ skuId: '600000000001', values: [], priceFen: 3900, stock: 88 }],
      weightGrams: 500,
      isWeightAssumed: true,
      freight: { kind: 'weight' },
      isFreightUnsaid: true,
    });
  });

  it('of 1688 is priced by quantity where it says so', async () => {
    const offer = { channel: 'ALIBABA' as const, itemId: '610947572360' };
    const product = await productOf({ num_iid: 610947572360, priceRange: [['100', '9.9'], [2, 12]] }, offer); // prettier-ignore
    expect(product).toMatchObject({
      priceMode: 'SPU_PRICE_RANGE',
      priceRange: [
        { startQuantity: 2, priceFen: 1200 },
        { startQuantity: 100, priceFen: 990 },
      ],
    });
  });

  it('that is another than was asked for is no answer, and none at all is none', async () => {
    await expect(productOf({ num_iid: '600000000002' })).rejects.toMatchObject({ kind: 'malformed' });
    const { can } = await connected({ 'taobao/item_get': () => said({}, '2000') });
    expect(await can.product?.({ refs: [TEE], language: 'en' }, call)).toEqual([]);
  });
});

describe('OneBound that does not answer', () => {
  it.each([
    ['4000', 'unavailable'],
    ['4002', 'unavailable'],
    ['4008', 'refused'],
    ['4013', 'refused'],
    ['', 'malformed'],
  ])('says why: %s is %s', async (code, kind) => {
    const { can } = await connected({ 'jd/item_search': () => said({}, code) });
    await expect(can.search?.(query(), call)).rejects.toMatchObject({ kind });
  });

  it('refuses another’s secret', async () => {
    const { can } = await connected({}, 'wrong');
    await expect(can.search?.(query(), call)).rejects.toMatchObject({ kind: 'refused', extra: { retryAfterSeconds: 300 } }); // prettier-ignore
  });
});
