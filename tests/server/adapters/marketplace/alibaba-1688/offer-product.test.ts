import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '../../../../../src/contract/locales';
import { createAlibaba1688 } from '../../../../../src/server/adapters/marketplace/alibaba-1688/alibaba-1688';
import { APP, resultOf, startFake1688 } from '../../../../support/suppliers/fake-1688';
import { offerDetail } from '../../../../support/suppliers/offers';

type Fake = Awaited<ReturnType<typeof startFake1688>>;
const open: Fake[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

const call = { signal: new AbortController().signal, tenantId: 'shop' };
const MUG = [{ channel: 'ALIBABA' as const, itemId: '610947572360' }];

async function connected(answers: Parameters<typeof startFake1688>[0]) {
  const fake = await startFake1688(answers);
  open.push(fake);
  return createAlibaba1688({ ...APP, url: fake.url, callsPerSecond: 1000 });
}

describe('a product at 1688', () => {
  const productOf = async (more: object = {}, language: Locale = 'en') => {
    const { can } = await connected({
      'product.search.queryProductDetail': ({ offerDetailParam }) =>
        resultOf(offerDetail((offerDetailParam as { offerId: string }).offerId, more)),
    });
    return (await can.product?.({ refs: MUG, language }, call))?.[0];
  };

  it('priced by SKU has its choices, prices and measures', async () => {
    expect(await productOf()).toEqual({
      channel: 'ALIBABA',
      itemId: '610947572360',
      title: 'Mug',
      titleOriginal: '马克杯',
      images: ['https://cbu01.alicdn.com/1.jpg', 'https://cbu01.alicdn.com/2.jpg'],
      categoryId: '122916001',
      categoryName: '',
      shop: { id: 'BBBseller', name: '', city: '浙江省义乌市', ratingTenths: 40 },
      priceMode: 'SKU_PRICE',
      priceRange: [],
      options: [
        {
          name: 'Colour',
          values: [
            { value: '红', label: 'red', image: 'https://cbu01.alicdn.com/red.jpg' },
            { value: '蓝', label: 'blue', image: 'https://cbu01.alicdn.com/blue.jpg' },
          ],
        },
        { name: 'Size', values: [{ value: 'S', label: 'S' }] },
      ],
      // the third has no size, so nobody could choose it; a fraction of a fen is a fen
      skus: [
        { skuId: '5901', values: ['红', 'S'], priceFen: 1250, stock: 30, image: 'https://cbu01.alicdn.com/red.jpg' },
        { skuId: '5902', values: ['蓝', 'S'], priceFen: 1301, stock: 0, image: 'https://cbu01.alicdn.com/blue.jpg' },
      ],
      minOrderQuantity: 2,
      batchQuantity: 1,
      unit: 'piece',
      soldCount: 1200,
      ratingTenths: 40,
      weightGrams: 351,
      size: { lengthMm: 120, widthMm: 95, heightMm: 100 },
      freight: { kind: 'weight', firstUnit: 1, firstFen: 800, nextUnit: 1, nextFen: 400 },
      isFreightUnsaid: true,
      attributes: [{ name: 'Material', value: 'Ceramic' }],
      descriptionHtml: '<p>陶瓷</p>',
      status: 'published',
    });
  });

  it('priced by quantity has its tiers, and without choices one SKU under its own number', async () => {
    const productSaleInfo = {
      amountOnSale: 900,
      quoteType: 0,
      priceRangeList: [{ startQuantity: 100, price: '9.9' }, { startQuantity: 2, price: 12 }], // prettier-ignore
      fenxiaoSaleInfo: { onePieceFreePostage: 'true' },
    };
    expect(await productOf({ productSkuInfos: [], productSaleInfo, productShippingInfo: null })).toMatchObject({
      priceMode: 'SPU_PRICE_RANGE',
      priceRange: [
        { startQuantity: 2, priceFen: 1200 },
        { startQuantity: 100, priceFen: 990 },
      ],
      options: [],
      skus: [{ skuId: '610947572360', values: [], priceFen: 1200, stock: 900 }],
      freight: { kind: 'free' },
      weightGrams: 500,
      isWeightAssumed: true,
    });
  });

  it.each(['member expired', 'deleted', 'TBD', ''])('that is %s is not on sale', async (status) => {
    expect(await productOf({ status })).toMatchObject({ status: 'off_shelf' });
  });

  it('whose numbers are longer than a double holds keeps every digit', async () => {
    const { can } = await connected({
      'product.search.queryProductDetail': () => ({
        body: JSON.stringify({ result: { success: true, result: offerDetail(MUG[0]?.itemId ?? '') } }).replace(
          '"skuId":5901',
          '"skuId":5901234567890123457',
        ),
      }),
    });
    expect((await can.product?.({ refs: MUG, language: 'en' }, call))?.[0]?.skus[0]?.skuId).toBe('5901234567890123457');
  });

  it('that is not there is not found; without anything that has a price it is missing', async () => {
    const { can } = await connected({
      'product.search.queryProductDetail': () => ({ body: { result: { success: false, code: '400', message: 'offer not exist' } } }), // prettier-ignore
    });
    await expect(can.product?.({ refs: MUG, language: 'en' }, call)).rejects.toMatchObject({ kind: 'not-found' });
    const productSaleInfo = { amountOnSale: 0, quoteType: 0, priceRangeList: [] };
    expect(await productOf({ productSkuInfos: [], productSaleInfo })).toBeUndefined();
  });
});
