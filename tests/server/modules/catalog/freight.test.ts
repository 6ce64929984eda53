import { describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import type { TransitLine } from '../../../../src/server/kernel/tenant-record';
import { startShop } from '../../../support/shop';

const { estimateFreight } = catalogEndpoints;
const lineOf = (line: Partial<TransitLine>): TransitLine => ({
  name: 'air',
  title: { en: 'Air', vi: 'Đường bay' },
  countryCode: 'au',
  minDays: 7,
  maxDays: 12,
  remark: {},
  firstGrams: 500,
  firstFen: 5000,
  nextGrams: 500,
  nextFen: 2000,
  volumeDivisor: 6000,
  maxGrams: 20_000,
  ...line,
});

describe('GET /front/estimate-freight/weight', () => {
  it('prices the greater of scale and volume and explains it in the shop’s currency', async () => {
    const shop = await startShop({ transitLines: [lineOf({})] });
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
    const shop = await startShop({ transitLines: [lineOf({ volumeDivisor: 0 })] });
    const size = { sizeLength: 900, sizeWidth: 900, sizeHeight: 900 };
    const { data } = await shop.call(estimateFreight, { query: { weight: 400, ...size } });
    expect(data).toMatchObject([{ chargeableGrams: 400, total: { amount: 714 } }]);
  });

  it('offers the lines that take the parcel, to the country asked for, cheapest first', async () => {
    const shop = await startShop({
      transitLines: [
        lineOf({ name: 'dear', firstFen: 9000 }),
        lineOf({ name: 'small', maxGrams: 1000 }),
        lineOf({ name: 'cheap', firstFen: 1000 }),
        lineOf({ name: 'elsewhere', countryCode: 'nz' }),
      ],
    });
    const { data } = await shop.call(estimateFreight, { query: { weight: 1001, country: 'AU' } });
    expect(data.map(({ transitOptionName }) => transitOptionName)).toEqual(['cheap', 'dear']);
  });

  it('refuses a weight of nothing', async () => {
    const shop = await startShop();
    expect((await shop.call(estimateFreight, { query: { weight: 0 } })).problem.code).toBe('INVALID');
  });
});
