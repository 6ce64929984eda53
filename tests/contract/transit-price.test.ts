import { describe, expect, it } from 'vitest';
import { isUnpriced, priceByWeight } from '../../src/contract/transit-price';
import { sumOf } from '../../src/contract/receipt-row';
import { chargedOf } from '../../src/contract/transit-weight';
import { boxOfSides, priceRule, weightRule } from '../support/transit-terms';

type Rule = Parameters<typeof priceRule>[0];
type Step = { fromGrams: number; stepGrams: number } | null;

/** From 21 kg on in whole kilograms, as V10 says. */
const BY_THE_KILOGRAM = { bigStep: { fromGrams: 21_000, stepGrams: 1000 } };

function priceAt(rule: Rule, grams: number, { box = boxOfSides(grams), stepGrams = 1, bigStep = null as Step } = {}) {
  const steps = (counted: number) => chargedOf(counted, weightRule({ stepGrams, bigStep }));
  const price = priceByWeight(priceRule(rule), { grams: steps(grams), box, chargedOf: steps });
  return isUnpriced(price) ? price.refusal : price.rows;
}
const feeAt = (...args: Parameters<typeof priceAt>) => {
  const price = priceAt(...args);
  return Array.isArray(price) ? sumOf(price) : `${price.code} by ${price.over}`;
};

const korea: Rule = { mode: 'continued', firstGrams: 1000, firstFee: 6000, nextGrams: 500, nextFee: 1000 };
const argentina: Rule = {
  mode: 'tier',
  bands: [
    { upToGrams: 30, baseFee: 855, kilogramFee: 0 },
    { upToGrams: 80, baseFee: 576, kilogramFee: 9299 },
    { upToGrams: 250, baseFee: 639, kilogramFee: 7151 },
    { upToGrams: 5000, baseFee: 2071, kilogramFee: 6888 },
  ],
};
const special: Rule = { mode: 'unit-and-tier', kilogramFee: 4800, bands: [{ upToGrams: 2000, baseFee: 2200 }, { upToGrams: null, baseFee: 2600 }] }; // prettier-ignore
const levels: Rule = {
  mode: 'levels',
  firstGrams: 500,
  firstFee: 9000,
  bands: [
    { upToGrams: 2000, nextGrams: 500, nextFee: 3000 },
    { upToGrams: 10_000, nextGrams: 1000, nextFee: 5000 },
    { upToGrams: null, nextGrams: 1000, nextFee: 4000 },
  ],
};
const express: Rule = {
  mode: 'continued-tier',
  bands: [
    { upToGrams: 20_500, firstGrams: 500, firstFee: 18_000, nextGrams: 500, nextFee: 3800 },
    { upToGrams: null, firstGrams: 21_000, firstFee: 156_000, nextGrams: 1000, nextFee: 6900 },
  ],
};
const dong = [[10_000, 28_000], [30_000, 27_000], [100_000, 26_000], [200_000, 25_000], [500_000, 23_000]] as const; // prettier-ignore
const vietnam = (nextBandCap: boolean): Rule => ({
  mode: 'tier',
  bands: dong.map(([upToGrams, kilogramFee]) => ({ upToGrams, baseFee: 0, kilogramFee })),
  nextBandCap,
});
const dense = [[1000, 210], [700, 220], [500, 230], [300, 240], [250, 250], [200, 260], [110, 350], [100, 360]] as const; // prettier-ignore
const density: Rule = {
  mode: 'density',
  bands: dense.map(([fromKgPerM3, kilogramFee]) => ({ fromKgPerM3, baseFee: 0, kilogramFee })),
};

describe('priceByWeight', () => {
  it.each([['V13', 1000, 6000], ['V14', 1001, 7000], ['V15', 1210, 7000], ['V16', 5000, 14_000], ['V17', 10_000, 24_000],
    ['V18', 15_000, 34_000]] as const)('%s: first and continued, %i g → %i', (_, grams, fee) =>
    expect(feeAt(korea, grams, { stepGrams: 500 })).toBe(fee),
  ); // prettier-ignore
  it.each([['V19', 10, 855], ['V19', 30, 855], ['V20', 31, 864], ['V21', 50, 1041], ['V22', 80, 1320], ['V22', 81, 1218],
    ['V23', 100, 1354], ['V24', 250, 2427], ['V24', 251, 3800], ['V25', 500, 5515], ['V26', 5000, 36_511],
    ['V26', 5001, 'counted-too-heavy by 1']] as const)('%s: a fee and the kilogram by bands, %i g → %s', (_, grams, fee) =>
    expect(feeAt(argentina, grams)).toBe(fee),
  ); // prettier-ignore
  it.each([['V27', 50, 2440], ['V28', 51, 2445], ['V29', 333, 3798], ['V30', 2000, 11_800], ['V30', 2001, 12_205]] as const)(
    '%s: the kilogram and a band, %i g → %i',
    (_, grams, fee) => expect(feeAt(special, grams)).toBe(fee),
  ); // prettier-ignore
  it.each([['V31', 1001, 15_000], ['V32', 2000, 18_000], ['V32', 2001, 23_000], ['V33', 10_000, 58_000], ['V33', 10_001, 62_000],
    ['V34', 25_500, 122_000]] as const)('%s: levels, %i g → %i', (_, grams, fee) => expect(feeAt(levels, grams)).toBe(fee)); // prettier-ignore
  it('levels may begin beyond the first band, and end with the last', () => {
    const [first, second] = levels.mode === 'levels' ? levels.bands : [];
    if (!first || !second) throw new Error('no bands');
    expect(feeAt({ ...levels, firstGrams: 3000 } as Rule, 3500)).toBe(14_000);
    expect(feeAt({ ...levels, bands: [first, second] } as Rule, 10_000)).toBe(58_000);
    expect(feeAt({ ...levels, bands: [first, second] } as Rule, 10_003)).toBe('counted-too-heavy by 3');
  });
  it.each([['V35', 500, 18_000], ['V35', 501, 21_800], ['V36', 20_500, 170_000], ['V36', 20_501, 156_000], ['V36', 21_001, 162_900],
    ['V36', 30_000, 218_100]] as const)('%s: bands of first and continued, %i g → %i', (_, grams, fee) =>
    expect(feeAt(express, grams, { stepGrams: 500, ...BY_THE_KILOGRAM })).toBe(fee),
  ); // prettier-ignore
  it.each([['V37', 9700, 271_600, 271_600], ['V38', 9800, 274_400, 272_700], ['V39', 10_000, 280_000, 272_700], ['V39', 10_100, 272_700, 272_700],
    ['V40', 30_000, 810_000, 782_600], ['V40', 30_100, 782_600, 782_600], ['V41', 400, 11_200, 11_200],
    ['the last band', 500_000, 11_500_000, 11_500_000]] as const)(
    '%s: %i g → %i, as the next band where that is cheaper %i',
    (_, grams, plain, capped) => {
      expect(feeAt(vietnam(false), grams, { stepGrams: 100 })).toBe(plain);
      expect(feeAt(vietnam(true), grams, { stepGrams: 100 })).toBe(capped);
    },
  ); // prettier-ignore
  it('looks beyond a narrow band for the cheaper one', () => {
    const bands = [[1000, 100], [1100, 95], [null, 50]].map(([upToGrams, kilogramFee]) => ({ upToGrams: upToGrams ?? null, baseFee: 0, kilogramFee: (kilogramFee ?? 0) * 100 })); // prettier-ignore
    expect(feeAt({ mode: 'tier', bands, nextBandCap: true }, 1000, { stepGrams: 100 })).toBe(6000);
  });
  it('stays in its band where the next is as dear, or where it is the last', () => {
    const bands = [{ upToGrams: 1000, baseFee: 0, kilogramFee: 11_000 }, { upToGrams: null, baseFee: 0, kilogramFee: 10_000 }];
    const codesAt = (grams: number) => [priceAt({ mode: 'tier', bands, nextBandCap: true }, grams, { stepGrams: 100 })].flat().map(({ code }) => code);
    expect(codesAt(1000)).toEqual(['line-base', 'line-kilogram']);
    expect(codesAt(5000)).toEqual(['line-base-open', 'line-kilogram']);
  }); // prettier-ignore
  it.each([
    ['V42', boxOfSides(20_000, 400, 400, 500), 5000],
    ['V43', boxOfSides(19_999, 400, 400, 500), 5200],
    ['V44', boxOfSides(12_000, 600, 400, 500), 4320],
    ['V44', boxOfSides(11_999, 600, 400, 500), 'density-too-low by 9'],
    ['V45', boxOfSides(50_000, 400, 300, 250), 10_500],
  ] as const)('%s: by density', (_, box, fee) => expect(feeAt(density, box.grams, { box })).toBe(fee));
  it('refuses what is beyond the last band', () => {
    expect(feeAt(vietnam(true), 500_100, { stepGrams: 100 })).toBe('counted-too-heavy by 100');
    expect(priceAt(argentina, 5001)).toEqual({ code: 'counted-too-heavy', limit: 5000, actual: 5001, over: 1 });
  });
});

describe('the rows of priceByWeight', () => {
  const said = (rule: Rule, grams: number, ...rest: [Parameters<typeof priceAt>[2]?]) => {
    const rows = priceAt(rule, grams, ...rest);
    return Array.isArray(rows) ? rows.map(({ code, values, amount }) => [code, values, amount]) : rows;
  };
  it.each([
    ['the first weight alone', korea, 1000, [['line-first', { grams: 1000, firstFee: 6000 }, 6000]]],
    ['first and continued', korea, 2100, [['line-first', { grams: 1000, firstFee: 6000 }, 6000], ['line-next', { grams: 500, steps: 3, stepFee: 1000 }, 3000]]],
    ['a base and the kilogram', argentina, 50, [['line-base', { upToGrams: 80 }, 576], ['line-kilogram', { grams: 50, kilogramFee: 9299 }, 465]]],
    ['an open base', { mode: 'tier', bands: [{ upToGrams: null, baseFee: 855, kilogramFee: 0 }] } as Rule, 50, [['line-base-open', {}, 855], ['line-kilogram', { grams: 50, kilogramFee: 0 }, 0]]],
    ['the kilogram and the band', special, 500, [['line-kilogram', { grams: 500, kilogramFee: 4800 }, 2400], ['line-base', { upToGrams: 2000 }, 2200]]],
    ['levels', levels, 2500, [['line-first', { grams: 500, firstFee: 9000 }, 9000], ['line-next', { grams: 500, steps: 3, stepFee: 3000 }, 9000], ['line-next', { grams: 1000, steps: 1, stepFee: 5000 }, 5000]]],
    ['the band of its weight', express, 22_000, [['line-first', { grams: 21_000, firstFee: 156_000 }, 156_000], ['line-next', { grams: 1000, steps: 1, stepFee: 6900 }, 6900]]],
  ])('name %s', (_, rule, grams, rows) => expect(said(rule, grams)).toEqual(rows)); // prettier-ignore
  it('name the next band and what it would cost otherwise', () =>
    expect(said(vietnam(true), 10_000, { stepGrams: 100 })).toEqual([
      ['line-base', { upToGrams: 30_000 }, 0],
      ['line-kilogram', { grams: 10_100, kilogramFee: 27_000 }, 272_700],
      ['line-next-band', { grams: 10_100, plainAmount: 280_000 }, null],
    ]));
  it('name the density down to the gram, and the fee of its band', () => {
    const box = boxOfSides(19_999, 400, 400, 500);
    expect(said(density, 20_000, { box })).toEqual([
      ['weight-density', { cubicMetreGrams: 249_987, fromGrams: 200_000 }, null],
      ['line-kilogram', { grams: 20_000, kilogramFee: 260 }, 5200],
    ]);
    const withBase: Rule = { mode: 'density', bands: [{ fromKgPerM3: 0, baseFee: 7, kilogramFee: 100 }] };
    expect(said(withBase, 1000, { box })).toContainEqual(['line-base-open', {}, 7]);
    expect(priceAt(density, 1000, { box: boxOfSides(1000, 1000) })).toEqual({ code: 'density-too-low', limit: 100_000, actual: 1000, over: 99_000 }); // prettier-ignore
  });
});
