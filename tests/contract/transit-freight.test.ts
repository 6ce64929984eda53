import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../../src/contract/receipt-row';
import { freightOf, unitsOf } from '../../src/contract/transit-freight';
import { boxOfSides, freightAmount, RULE_K, termsOf } from '../support/transit-terms';
import type { GivenTerms } from '../support/transit-lines';

const sea: Partial<GivenTerms> = {
  currency: 'AED',
  combine: 'MEASURE',
  price: null,
  measure: { bands: [{ upToMm3: null, cubicMetreFee: 49_900 }], minMm3: 100_000_000 },
};
const road: Partial<GivenTerms> = {
  currency: 'VND',
  combine: 'GREATER',
  weight: { divisor: 1_000, ignoreVolume: true, stepGrams: 100 },
  price: { mode: 'tier', bands: [{ upToGrams: 500_000, baseFee: 0, kilogramFee: 28_000 }] },
  measure: { bands: [{ upToMm3: null, cubicMetreFee: 3_000_000 }] },
};
const rowsOf = (given: Partial<GivenTerms>, ...boxes: ReturnType<typeof boxOfSides>[]) => {
  const terms = termsOf(given);
  return freightOf(unitsOf(boxes, terms), terms).rows.map(({ code, values, amount }) => [code, values, amount]);
};

describe('freightOf', () => {
  it.each([[boxOfSides(1, 600, 500, 400), 5988], [boxOfSides(1, 300), 4990], [boxOfSides(1, 1000), 49_900]])('V46: the room of a box, %j → %i', (box, fils) =>
    expect(freightAmount([box], sea)).toBe(fils),
  ); // prettier-ignore
  it.each([[8000, 360_000], [12_000, 360_000], [12_857, 361_200]])('V47: the dearer of weight and room, %i g → %i', (grams, fee) =>
    expect(freightAmount([boxOfSides(grams, 600, 500, 400)], road)).toBe(fee),
  ); // prettier-ignore
  it('takes the fee of the band that the room is in, to its last cubic millimetre, and refuses beyond the last', () => {
    const bands = [{ upToMm3: 1_000_000, cubicMetreFee: 100_000 }, { upToMm3: 8_000_000, cubicMetreFee: 200_000 }];
    const banded = { ...sea, measure: { bands, minMm3: 0 } };
    const feeOf = (mm3: number) => freightAmount([{ ...boxOfSides(1, 100), mm3 }], banded);
    expect([feeOf(1_000_000), feeOf(1_000_001), feeOf(8_000_000)]).toEqual([100, 200, 1600]);
    expect(feeOf(8_000_001)).toBe('too-much-room by 1');
  }); // prettier-ignore
  it('V48: what is heavier than a cubic metre may be counts as more room', () => {
    const measure = { ...sea.measure, bands: [{ upToMm3: null, cubicMetreFee: 1000 }], minMm3: 0, overweightKgPerM3: 400 };
    expect(rowsOf({ ...sea, measure }, boxOfSides(30_000, 500, 400, 300)).at(-1)).toEqual(
      ['line-cubic', { mm3: 75_000_000, actualMm3: 60_000_000, cubicMetreFee: 1000 }, 75],
    );
  }); // prettier-ignore
  it.each([['EACH', 26_600], ['SUM', 17_100]] as const)('V49: two boxes of 700 g, %s → %i', (sum, fee) =>
    expect(freightAmount([boxOfSides(700), boxOfSides(700)], { boxes: { max: 2, sum } })).toBe(fee),
  ); // prettier-ignore
  it('V50: each box counts at least the minimum', () =>
    expect(freightAmount([boxOfSides(700), boxOfSides(700)], { weight: { divisor: 6000, minGrams: 1000 } })).toBe(
      26_600,
    ));

  it.each([
    ['WEIGHT', 'line-first'],
    ['MEASURE', 'line-cubic'],
  ] as const)('is priced by %s alone where the line says so, though it has both', (combine, code) =>
    expect(
      rowsOf({ ...sea, currency: 'CNY', combine, price: RULE_K }, boxOfSides(500, 3000)).map(([each]) => each),
    ).toContain(code),
  );
  it.each(['WEIGHT', 'MEASURE', 'GREATER'] as const)('has no price where a line has neither, by %s', (combine) => {
    const terms = { ...termsOf(), combine, price: null, measure: null };
    expect(freightOf(unitsOf([boxOfSides(500, 100)], terms), terms).refusals).toMatchObject([
      { code: 'no-price', over: null },
    ]);
  });

  it('shows weight and room where the dearer counts', () => {
    const box = boxOfSides(8000, 600, 500, 400);
    expect(rowsOf(road, box).slice(-2)).toEqual([
      ['line-cubic', { mm3: 120_000_000, actualMm3: 120_000_000, cubicMetreFee: 3_000_000 }, 360_000],
      ['line-by-weight', { weightAmount: 224_000 }, null],
    ]);
    // 12.857 kg for 360,000 is the edge: where both are equal, weight
    expect(rowsOf(road, { ...box, grams: 20_000 }).slice(-2)).toEqual([
      ['line-kilogram', { grams: 20_000, kilogramFee: 28_000 }, 560_000],
      ['line-by-room', { roomAmount: 360_000 }, null],
    ]);
    const even = { ...road, measure: { bands: [{ upToMm3: null, cubicMetreFee: 28_000 }] } };
    expect(rowsOf(even, boxOfSides(1000, 1000)).at(-1)).toEqual(['line-by-room', { roomAmount: 28_000 }, null]);
  });
  it('numbers the boxes where each is priced for itself', () => {
    const box = boxOfSides(700);
    expect(rowsOf({}, box).map(([code]) => code)).not.toContain('box');
    expect(rowsOf({}, box, box).filter(([code]) => code === 'box')).toEqual([
      ['box', { boxNo: 1, boxes: 2 }, null],
      ['box', { boxNo: 2, boxes: 2 }, null],
    ]);
  });
  it('takes at least the minimum of the line, once', () => {
    expect(rowsOf({ minFee: 30_000 }, boxOfSides(700), boxOfSides(700)).at(-1)).toEqual(['line-minimum', { minFee: 30_000 }, 3400]);
    expect(rowsOf({ minFee: 13_300 }, boxOfSides(700)).at(-1)?.[0]).toBe('line-next');
  }); // prettier-ignore

  const light: Partial<GivenTerms> = {
    weight: { divisor: 6000, ignoreVolume: true },
    price: { mode: 'density', bands: [{ fromKgPerM3: 100, baseFee: 0, kilogramFee: 360 }] },
  };
  const room = { bands: [{ upToMm3: 2_000_000_000, cubicMetreFee: 5000 }] };
  it('prices what is too light for its size by its room, where room has a price', () => {
    expect(freightAmount([boxOfSides(11_999, 600, 400, 500)], light)).toBe('density-too-low by 9');
    for (const combine of ['WEIGHT', 'GREATER'] as const) {
      expect(freightAmount([boxOfSides(11_999, 600, 400, 500)], { ...light, combine, measure: room })).toBe(600);
      expect(freightAmount([boxOfSides(1, 1000, 1000, 2001)], { ...light, combine, measure: room })).toBe('too-much-room by 1000000');
    }
    expect(freightAmount([boxOfSides(12_000, 600, 400, 500)], { ...light, measure: room })).toBe(4320);
  }); // prettier-ignore
  it('refuses room and weight that have no price, with no minimum', () => {
    const tier: GivenTerms['price'] = { mode: 'tier', bands: [{ upToGrams: 1000, baseFee: 1, kilogramFee: 1 }] };
    expect(freightAmount([boxOfSides(1100, 100)], { price: tier, measure: room, minFee: 900 })).toBe('counted-too-heavy by 500');
    expect(rowsOf({ price: tier, minFee: 900 }, boxOfSides(1100, 100)).map(([code]) => code)).not.toContain('line-minimum');
    expect(freightAmount([boxOfSides(1, 1000, 1000, 2001)], { ...road, measure: room })).toBe('too-much-room by 1000000');
  }); // prettier-ignore
  it('asks for a size where the price depends on it', () => {
    for (const given of [sea, road, light])
      expect(freightAmount([boxOfSides(500)], given)).toBe('size-missing by null');
    expect(freightAmount([boxOfSides(500)], { measure: room })).toBe(9500);
  });

  it('has rows that sum to it, and never gets cheaper with weight where the mode promises it', () => {
    const levels: GivenTerms['price'] = { mode: 'levels', firstGrams: 500, firstFee: 9000, bands: [{ upToGrams: 2000, nextGrams: 500, nextFee: 3000 }, { upToGrams: null, nextGrams: 1000, nextFee: 5000 }] };
    const capped: GivenTerms['price'] = { mode: 'tier', nextBandCap: true, bands: [{ upToGrams: 1000, baseFee: 500, kilogramFee: 9000 }, { upToGrams: 1700, baseFee: 400, kilogramFee: 5000 }, { upToGrams: null, baseFee: 0, kilogramFee: 3000 }] };
    const weight = fc.record({ stepGrams: fc.constantFrom(1, 100, 500), method: fc.constantFrom('greater' as const, 'hybrid' as const), shareBasisPoints: fc.integer({ min: 0, max: 10_000 }), minGrams: fc.nat(1000) });
    fc.assert(
      fc.property(fc.constantFrom(RULE_K, levels, capped), weight, fc.integer({ min: 1, max: 4000 }), fc.nat(400), (price, rule, grams, side) => {
        const terms = termsOf({ price, weight: { divisor: 6000, ...rule } });
        const [lighter, heavier] = [grams, grams + 1].map((scale) => freightOf(unitsOf([boxOfSides(scale, side)], terms), terms));
        expect(heavier?.amount).toBeGreaterThanOrEqual(lighter?.amount ?? Infinity);
        expect(sumOf(lighter?.rows ?? [])).toBe(lighter?.amount);
      }),
    );
  }); // prettier-ignore
});
