import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { convertCny } from '../../../../src/contract/money';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { signUp } from '../../../support/shopper';

const { estimateFreight } = catalogEndpoints;

describe('GET /front/estimate-freight/weight', () => {
  it('prices the greater of scale and volume and explains it in the shop’s currency', async () => {
    const shop = await startShop({ offers: { lines: [lineOf()] } });
    const size = { sizeLength: 300, sizeWidth: 200, sizeHeight: 170 };
    const { data } = await shop.call(estimateFreight, { query: { weight: 1200, ...size } }, { locale: 'vi' });
    // 10,200 cm³ and 15 % for packing / 6000 = 1.955 kg: ¥50 + 3 × ¥20, each × 0.14 × 1.02
    expect(data).toMatchObject([
      {
        transitOptionName: 'air',
        title: 'Đường bay',
        chargeableGrams: 1955,
        total: { amount: 714 + 857, currency: 'USD' },
      },
    ]);
    expect(data[0]?.lines.at(-1)).toEqual({
      code: 'line-next',
      values: { grams: 500, steps: 3, stepFee: 286 },
      amount: { amount: 857, currency: 'USD' },
      own: { amount: 6000, currency: 'CNY' },
    });
  });

  it('lets anybody come to the same cent by the rate and margin of the shop, row by row', async () => {
    const shop = await startShop({
      offers: { lines: [lineOf('air', { fuelBasisPoints: 1550, parcelFee: 333 }), lineOf('own', { currency: 'USD' })] },
    });
    const { data } = await shop.call(estimateFreight, { query: { weight: 2345 } });
    const { cnyToLocalRate, marginBasisPoints, currency } = shop.tenant;
    for (const { transitOptionName, lines, total } of data) {
      const summed = lines.filter(({ amount }) => amount !== null);
      expect(summed.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)).toBe(total?.amount);
      for (const { own, amount } of summed)
        expect(own && convertCny(own.amount, cnyToLocalRate, marginBasisPoints, currency)).toEqual(
          transitOptionName === 'own' ? undefined : amount,
        );
    }
    expect(data).toHaveLength(2);
  });

  it('answers one network of visitors so often in a minute, and a shopper by themselves', async () => {
    const shop = await startShop({ offers: { lines: [lineOf()] } });
    const { token } = await signUp(shop);
    const ask = (as = {}) => shop.call(estimateFreight, { query: { weight: 500 } }, as);
    for (let asked = 0; asked < LIMITS.estimatesAMinute; asked++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, problem: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const goods = {
      goods: [{ productUrl: 'https://item.taobao.com/item.htm?id=1', productSkuId: '1', quantity: 1 }],
      country: 'au',
    };
    expect((await shop.call(cartEndpoints.estimateShipment, { body: goods })).status).toBe(429);
    expect((await ask({ token })).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await ask()).status).toBe(200);
  });

  it('leaves volume out where the line does, and where no size is given', async () => {
    const shop = await startShop({
      offers: { lines: [lineOf('air', { weight: { divisor: 1, ignoreVolume: true } })] },
    });
    const size = { sizeLength: 900, sizeWidth: 900, sizeHeight: 900 };
    const { data } = await shop.call(estimateFreight, { query: { weight: 350, ...size } });
    // 150 g are the least that packing adds
    expect(data).toMatchObject([{ chargeableGrams: 500, total: { amount: 714 } }]);
  });

  it('offers the lines to the country asked for, cheapest first, and says why others do not take the parcel', async () => {
    const from = (firstFee: number) =>
      ({ price: { mode: 'continued', firstGrams: 500, firstFee, nextGrams: 500, nextFee: 2000 } }) as const;
    const lines = [
      lineOf('dear', from(9000)),
      lineOf('small', { weight: { divisor: 6000, maxCountedGrams: 1000 } }),
      lineOf('cheap', from(1000)),
      lineOf('elsewhere', { zone: { countries: ['nz'] } }),
    ];
    const shop = await startShop({ offers: { lines } });
    const { data } = await shop.call(estimateFreight, { query: { weight: 851, country: 'AU' } });
    expect(data.map(({ transitOptionName }) => transitOptionName)).toEqual(['cheap', 'dear', 'small']);
    expect(data[2]).toEqual({
      transitOptionName: 'small',
      title: 'Air',
      minDays: 7,
      maxDays: 12,
      chargeableGrams: 1001,
      delivery: 'DOOR',
      total: null,
      lines: [],
      refusals: [
        {
          code: 'counted-too-heavy',
          values: { limitGrams: 1000, actualGrams: 1001, overGrams: 1 },
          text: null,
          limit: 1000,
          actual: 1001,
          over: 1,
          cures: [{ code: 'other-line', values: { line: 'Air', days: 0 } }],
        },
      ],
    });
  });

  it('takes kinds of goods and pieces, and names charges and rules in the shopper’s language', async () => {
    const air = lineOf('air', {
      goodsKinds: ['GENERAL', 'MAGNET'],
      weight: { divisor: 6000, maxScaleGrams: 1500 },
      surcharges: [{ code: 'magnet', name: { en: 'Magnets', vi: 'Nam châm' }, when: [[{ of: 'GOODS_KIND', in: ['MAGNET'] }]], charge: { per: 'PIECE', fee: 100 } }],
      refusals: [{ code: 'islands', text: { vi: 'Không ra đảo.', en: 'No islands.' }, when: [[{ of: 'POSTCODE', in: ['99'] }]] }],
    });
    const shop = await startShop({ offers: { lines: [air] } });
    const ask = async (query: object) => (await shop.call(estimateFreight, { query: { weight: 600, ...query } }, { locale: 'vi' })).data[0];
    const taken = await ask({ pieces: 2, goodsKinds: 'MAGNET,GENERAL' });
    expect(taken?.lines.at(-1)).toEqual({
      code: 'surcharge-each',
      values: { name: 'Nam châm', count: 2, unitFee: 14 },
      amount: { amount: 29, currency: 'USD' },
      own: { amount: 200, currency: 'CNY' },
    });
    expect(taken?.chargeableGrams).toBe(1350);
    const cures = async (query: object) => (await ask(query))?.refusals.map(({ code, text, cures: found }) => [code, text, found]);
    expect(await cures({ pieces: 3 })).toEqual([
      ['too-heavy', null, [{ code: 'split', values: { count: 2 } }, { code: 'take-out', values: { count: 1 } }]],
    ]);
    expect(await cures({ goodsKinds: 'LIQUID' })).toEqual([['goods-kind-not-taken', null, []]]);
    expect(await cures({ postcode: '99-1' })).toEqual([['own-rule', 'Không ra đảo.', []]]);
  }); // prettier-ignore

  it.each([{ goodsKinds: 'GOLD' }, { goodsKinds: 'MAGNET,' }, { pieces: 21 }, { postcode: 'x'.repeat(17) }])('refuses %j', async (query) => {
    const shop = await startShop();
    expect((await shop.call(estimateFreight, { query: { weight: 1, ...query } })).problem.code).toBe('INVALID');
  }); // prettier-ignore

  it('refuses a weight of nothing', async () => {
    const shop = await startShop();
    expect((await shop.call(estimateFreight, { query: { weight: 0 } })).problem.code).toBe('INVALID');
  });
});
