import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteTransit } from '../../src/contract/transit-quote';
import type { GivenTerms } from '../support/transit-lines';
import { dueOf, IN_DOLLARS, IN_YUAN, lineOf, parcelOf, requestOf } from '../support/transit-terms';

const service = (code: string, charge: NonNullable<GivenTerms['services']>[number]['charge'], isForced = false) => ({ code, name: {}, charge, isForced }); // prettier-ignore
const discounts = { vipBasisPoints: 0, coupons: [], pointsFen: 0 };
const full: Partial<GivenTerms> = {
  parcelFee: 800,
  fuelBasisPoints: 1000,
  surcharges: [{ code: 'remote', name: {}, charge: { per: 'ORDER', fee: 500 }, isFuelled: true }],
  services: [service('sign', { per: 'PARCEL', fee: 50 }, true), service('insure-me', { per: 'ITEM', fee: 20 }), service('ring', { per: 'PIECE', fee: 10 })],
  insurance: { kind: 'percent', startAbove: 0, basisPoints: 300, min: 0, max: null },
  tariff: { freeUpTo: 0, dutyBasisPoints: 500, taxBasisPoints: 1000 },
}; // prettier-ignore
const shop = {
  ...IN_YUAN,
  packing: [{ code: 'crate', charge: { per: 'FREIGHT', basisPoints: 1000, min: 0, max: null } }, { code: 'film', charge: { per: 'BOX', fee: 300, min: 0, max: null } }],
  storage: { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: null },
} as const; // prettier-ignore
const request = {
  parcels: [parcelOf({ items: 2, pieces: 5, valueFen: 100_000 }), parcelOf({ id: 'p2', grams: 150, valueFen: 20_000 })],
  services: ['ring', 'insure-me'],
  packing: ['film', 'crate'],
  insuredFen: 50_000,
  stored: [{ days: 91, grams: 1 }],
  discounts: {
    vipBasisPoints: 500,
    coupons: [
      { code: 'HALF', gramsOff: 500 },
      { code: 'TEN', fenOff: 1000 },
    ],
    pointsFen: 30,
  },
};

describe('receiptRows', () => {
  it('says what is due in the order of the receipt', () => {
    const way = 24_700 + 800 + 100 + 500 + 2520;
    const base = 120_000 + way + 1500;
    const duty = base * 0.05;
    const expected = [
      ['line-first', { grams: 500, firstFee: 9500 }, 9500],
      ['line-next', { grams: 500, steps: 4, stepFee: 3800 }, 15_200],
      ['fee-parcel', { boxes: 1, unitFee: 800 }, 800],
      ['service-each', { code: 'sign', count: 2, unitFee: 50 }, 100],
      ['surcharge-each', { code: 'remote', count: 1, unitFee: 500 }, 500],
      ['fuel', { basisPoints: 1000, baseAmount: 25_200 }, 2520],
      ['service-each', { code: 'insure-me', count: 3, unitFee: 20 }, 60],
      ['service-each', { code: 'ring', count: 6, unitFee: 10 }, 60],
      ['packing-share', { code: 'crate', basisPoints: 1000, baseAmount: 24_700 }, 2470],
      ['packing-each', { code: 'film', count: 1, unitFee: 300 }, 300],
      ['insurance-percent', { insuredAmount: 50_000, basisPoints: 300 }, 1500],
      ['tariff-duty', { baseAmount: base, basisPoints: 500 }, duty],
      ['tariff-tax', { baseAmount: base + duty, basisPoints: 1000 }, Math.round((base + duty) / 10)],
      ['storage-days', { paidDays: 1, dayFee: 200 }, 200],
      ['discount-vip', { basisPoints: 500, baseAmount: 24_700 }, -1235],
      ['coupon-grams', { code: 'HALF', gramsOff: 500 }, -3800],
      ['coupon-sum', { code: 'TEN', offFee: 1000 }, -1000],
      ['points', { pointsFee: 30 }, -30],
    ];
    expect(dueOf(full, request, shop)).toEqual(expected);
    const { total } = quoteTransit(lineOf(full), requestOf(request), shop);
    expect(total?.cny.amount).toBe(expected.reduce((sum, [, , amount]) => sum + Number(amount), 0));
  });
  it('asks for nothing that nobody has asked for', () =>
    expect(dueOf({ ...full, surcharges: [], parcelFee: 0, tariff: null, fuelBasisPoints: 0 }).map(([code]) => code)).toEqual([
      'line-first',
      'line-next',
      'service-each',
    ])); // prettier-ignore
  it('counts all boxes, by what they weigh and by what is charged', () => {
    const boxes = [600, 700].map((grams) => ({ grams, sides: [1, 1, 1] as const, mm3: 1 }));
    const services = [service('a', { per: 'SCALE_KILOGRAM', fee: 1000 }, true), service('b', { per: 'CHARGED_KILOGRAM', fee: 1000 }, true)];
    expect(dueOf({ parcelFee: 800, services, boxes: { max: 2, sum: 'EACH' } }, { boxes }).slice(-3)).toEqual([
      ['fee-parcel', { boxes: 2, unitFee: 800 }, 1600],
      ['service-kilogram', { code: 'a', grams: 1300, kilogramFee: 1000 }, 1300],
      ['service-kilogram', { code: 'b', grams: 2000, kilogramFee: 1000 }, 2000],
    ]);
  }); // prettier-ignore
  it('packs by a share of what all parcels are worth, and names whose storage it is', () => {
    const packing = [{ code: 'safe', charge: { per: 'VALUE', basisPoints: 100, min: 0, max: null } }] as const;
    const parcels = [parcelOf({ valueFen: 10_000 }), parcelOf({ id: 'p2', valueFen: 5000 })];
    const stored = [{ days: 91, grams: 1, parcelNo: 'PA1' }, { days: 92, grams: 1 }];
    expect(dueOf({}, { parcels, packing: ['safe'], stored }, { ...shop, packing }).slice(-3)).toEqual([
      ['packing-share', { code: 'safe', basisPoints: 100, baseAmount: 15_000 }, 150],
      ['storage-days', { paidDays: 1, dayFee: 200, parcelNo: 'PA1' }, 200],
      ['storage-days', { paidDays: 2, dayFee: 200 }, 400],
    ]);
  }); // prettier-ignore
  it('does not ask for a forced service twice', () =>
    expect(dueOf(full, { services: ['sign'] }).filter(([code]) => code === 'service-each')).toHaveLength(1));
  it('V58: a service of 2 % of the value', () =>
    expect(dueOf({ services: [service('a', { per: 'VALUE', basisPoints: 200 })] }, { services: ['a'], parcels: [parcelOf({ valueFen: 120_000 })] }).at(-1)).toEqual(
      ['service-share', { code: 'a', basisPoints: 200, baseAmount: 120_000 }, 2400],
    )); // prettier-ignore
  it('V59: a rank’s 5 % of the freight', () =>
    expect(dueOf({}, { discounts: { ...discounts, vipBasisPoints: 500 } }).at(-1)?.[2]).toBe(-1235));
  it('V60: a coupon for 500 g', () =>
    expect(dueOf({}, { discounts: { ...discounts, coupons: [{ code: 'c', gramsOff: 500 }] } }).at(-1)?.[2]).toBe(
      -3800,
    ));
  it('takes a coupon’s grams off the heaviest box, and off what room it takes', () => {
    const coupons = [{ code: 'c', gramsOff: 1000 }];
    const boxes = [500, 2000, 1000].map((grams) => ({ grams, sides: [100, 100, 100] as const, mm3: 18_000_000 }));
    expect(dueOf({}, { boxes, discounts: { ...discounts, coupons } }).at(-1)?.[2]).toBe(-2 * 3800 - 1 * 3800);
    expect(dueOf({}, { parcels: [parcelOf({ grams: 300 })], discounts: { ...discounts, coupons } }).at(-1)?.[2]).toBe(0);
  }); // prettier-ignore
  it('bounds charges, also from above', () => {
    const bounded = (min: number, max: number) => dueOf({ services: [service('a', { per: 'BOX', fee: 300, min, max }, true)] }).at(-1); // prettier-ignore
    expect(bounded(0, 299)).toEqual(['service-maximum', { code: 'a', maxFee: 299 }, 299]);
    expect(bounded(300, 300)).toEqual(['service-each', { code: 'a', count: 1, unitFee: 300 }, 300]);
    expect(bounded(301, 302)).toEqual(['service-minimum', { code: 'a', minFee: 301 }, 301]);
  });
  it('takes off at most what there is, and says how much', () => {
    const coupons = [{ code: 'c', fenOff: 99_000 }, { code: 'd', fenOff: 5 }];
    for (const terms of [IN_YUAN, IN_DOLLARS]) {
      const { rows, total } = quoteTransit(lineOf({}), requestOf({ discounts: { ...discounts, coupons, pointsFen: 7 } }), terms);
      expect([total?.cny.amount, total?.local.amount]).toEqual([0, 0]);
      expect(rows.slice(-3).map(({ amount }) => amount)).toEqual([-24_700, 0, 0]);
    }
    const won = quoteTransit(lineOf({ currency: 'USD' }), requestOf({ discounts: { ...discounts, vipBasisPoints: 20_000 } }), IN_DOLLARS);
    expect([won.rows.at(-1)?.amount, won.total?.local.amount, won.total?.cny.amount]).toEqual([-24_700, 0, 0]);
  }); // prettier-ignore

  it('has rows that sum to the totals, in yuan and as they are shown', () => {
    const money = fc.record({
      cnyToLocalRate: fc.constantFrom('0.1383', '3512.5', '1', '189.4'),
      marginBasisPoints: fc.nat(1000),
      currency: fc.constantFrom('USD', 'VND', 'KRW', 'KWD'),
    });
    fc.assert(
      fc.property(money, fc.boolean(), fc.integer({ min: 1, max: 30_000 }), fc.nat(100_000), fc.nat(5000), (terms, isOwn, grams, fenOff, vipBasisPoints) => {
        const line = lineOf({ ...full, currency: isOwn ? terms.currency : 'CNY' });
        const asked = requestOf({ ...request, parcels: [parcelOf({ grams })], discounts: { vipBasisPoints, coupons: [{ code: 'c', fenOff }], pointsFen: fenOff } });
        const { rows, total } = quoteTransit(line, asked, { ...shop, money: terms });
        for (const side of ['cny', 'local'] as const) {
          expect(rows.reduce((sum, { price }) => sum + (price?.[side].amount ?? 0), 0)).toBe(total?.[side].amount);
        }
        expect(total?.local.amount).toBeGreaterThanOrEqual(0);
        expect(rows.every(({ amount, price }) => (amount === null) === (price === null))).toBe(true);
      }),
      { numRuns: 60 },
    );
  }); // prettier-ignore
});
