import { describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';

const { estimateFreight } = catalogEndpoints;
describe('GET /front/estimate-freight/weight', () => {
  it('prices the greater of scale and volume and explains it in the shop’s currency', async () => {
    const shop = await startShop({ offers: { lines: [lineOf()] } });
    const size = { sizeLength: 300, sizeWidth: 200, sizeHeight: 200 };
    const { data } = await shop.call(estimateFreight, { query: { weight: 1200, ...size } }, { locale: 'vi' });
    // 12,000 cm³ / 6000 = 2 kg: ¥50 + 3 × ¥20, each × 0.14 × 1.02
    expect(data).toMatchObject([
      {
        transitOptionName: 'air',
        title: 'Đường bay',
        chargeableGrams: 2000,
        total: { amount: 714 + 857, currency: 'USD' },
      },
    ]);
    expect(data[0]?.lines.at(-1)).toEqual({
      code: 'line-next',
      values: { grams: 500, steps: 3, stepFee: 286 },
      amount: { amount: 857, currency: 'USD' },
    });
  });

  it('leaves volume out where the line does, and where no size is given', async () => {
    const shop = await startShop({
      offers: { lines: [lineOf('air', { weight: { divisor: 1, ignoreVolume: true } })] },
    });
    const size = { sizeLength: 900, sizeWidth: 900, sizeHeight: 900 };
    const { data } = await shop.call(estimateFreight, { query: { weight: 400, ...size } });
    expect(data).toMatchObject([{ chargeableGrams: 400, total: { amount: 714 } }]);
  });

  it('offers the lines that take the parcel, to the country asked for, cheapest first', async () => {
    const from = (firstFee: number) =>
      ({ price: { mode: 'continued', firstGrams: 500, firstFee, nextGrams: 500, nextFee: 2000 } }) as const;
    const lines = [
      lineOf('dear', from(9000)),
      lineOf('small', { weight: { divisor: 6000, maxCountedGrams: 1000 } }),
      lineOf('cheap', from(1000)),
      lineOf('elsewhere', { zone: { countries: ['nz'] } }),
    ];
    const shop = await startShop({ offers: { lines } });
    const { data } = await shop.call(estimateFreight, { query: { weight: 1001, country: 'AU' } });
    expect(data.map(({ transitOptionName }) => transitOptionName)).toEqual(['cheap', 'dear']);
  });

  it('refuses a weight of nothing', async () => {
    const shop = await startShop();
    expect((await shop.call(estimateFreight, { query: { weight: 0 } })).problem.code).toBe('INVALID');
  });
});
