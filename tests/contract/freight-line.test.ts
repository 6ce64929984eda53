import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../../src/contract/freight';
import { chargeableGrams, linePrice, type LinePriceRule, type WeightRule } from '../../src/contract/freight-line';

const plain: WeightRule = {
  divisor: 6000,
  ignoreVolume: false,
  method: 'greater',
  stepGrams: 1,
  minGrams: 0,
  maxGrams: null,
};
const box = (grams: number, lengthMm = 400, widthMm = 300, heightMm = 250) => ({ grams, lengthMm, widthMm, heightMm });
/** A box whose volume weight at /7000 is so many grams: 1 mm × 7 m × so many mm. */
const boxOfVolume = (grams: number, volumeGrams: number) => box(grams, 1, 7000, volumeGrams);
const gramsOf = (parcel: ReturnType<typeof box>, rule: WeightRule) => {
  const result = chargeableGrams(parcel, rule);
  return isRefused(result) ? result.refusal.values : result.grams;
};
const priceOf = (rule: LinePriceRule, grams: number) => {
  const result = linePrice(rule, grams);
  return isRefused(result) ? result.refusal.values : result.amount;
};

describe('chargeableGrams', () => {
  it.each([[5000, 6000], [6000, 5000], [8000, 3750], [4000, 7500], [7000, 4286]])('40 × 30 × 25 cm at /%i are %i g', (divisor, grams) =>
    expect(gramsOf(box(1000), { ...plain, divisor })).toBe(grams),
  ); // prettier-ignore
  it.each([[2000, 2900, 2000], [2000, 6000, 4000], [2000, 12_000, 12_000], [2000, 3000, 2500], [2000, 9999, 6000],
    [2000, 10_000, 10_000], [5000, 4000, 5000], [15_000, 12_000, 15_000]])(
    'hybrid: %i g on the scale, %i g of volume → %i g',
    (actual, volume, grams) => expect(gramsOf(boxOfVolume(actual, volume), { ...plain, divisor: 7000, method: 'hybrid' })).toBe(grams),
  ); // prettier-ignore
  it('takes the scale where that is more, or where the line ignores volume', () => {
    expect(gramsOf(box(5001), plain)).toBe(5001);
    expect(gramsOf(box(800), { ...plain, ignoreVolume: true })).toBe(800);
  });
  it.each([[1, 500, 500], [500, 500, 500], [501, 500, 1000], [5000, 100, 5000], [5050, 100, 5100]])('%i g by %i → %i g', (actual, stepGrams, grams) =>
    expect(gramsOf(box(actual), { ...plain, ignoreVolume: true, stepGrams })).toBe(grams),
  ); // prettier-ignore
  it('counts at least the minimum', () => expect(gramsOf(box(10, 1, 1, 1), { ...plain, minGrams: 1000 })).toBe(1000));
  it('refuses what is too heavy and says by how much', () => {
    const rule = { ...plain, ignoreVolume: true, stepGrams: 500, maxGrams: 2000 };
    expect(gramsOf(box(2000), rule)).toBe(2000);
    expect(gramsOf(box(2001), rule)).toEqual({ grams: 2500, maxGrams: 2000, overGrams: 500 });
  });
  it('explains itself', () => {
    expect(chargeableGrams(box(1000), { ...plain, stepGrams: 500 })).toEqual({
      grams: 5000,
      lines: [
        { code: 'weight-actual', values: { actualGrams: 1000 }, amount: null },
        { code: 'weight-volume', values: { volumeGrams: 5000, divisor: 6000 }, amount: null },
        { code: 'weight-chargeable', values: { grams: 5000, stepGrams: 500, minGrams: 0 }, amount: null },
      ],
    });
  });
  it('is a multiple of the step and never below the scale', () => {
    const method = fc.constantFrom('greater', 'hybrid') as fc.Arbitrary<WeightRule['method']>;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 1000 }), method,
        (actual, side, stepGrams, way) => {
          const grams = gramsOf(box(actual, side, side, side), { ...plain, method: way, stepGrams });
          expect(grams).toBeGreaterThanOrEqual(actual);
          expect(Number(grams) % stepGrams).toBe(0);
        }),
    ); // prettier-ignore
  });
});

describe('linePrice', () => {
  const continued: LinePriceRule = {
    mode: 'continued',
    firstGrams: 500,
    firstFee: 9500,
    nextGrams: 500,
    nextFee: 3800,
  };

  it.each([[1, 9500], [500, 9500], [501, 13_300], [2350, 24_700], [3500, 32_300], [6000, 51_300]])(
    'first and continued: %i g → %i',
    (grams, fee) => expect(priceOf(continued, grams)).toBe(fee),
  ); // prettier-ignore
  it('gives back 76.00 when 3500 g were estimated and 2350 g weighed (c11)', () =>
    expect(Number(priceOf(continued, 3500)) - Number(priceOf(continued, 2350))).toBe(7600));
  it('explains first and continued', () => {
    expect(linePrice(continued, 2350)).toEqual({
      amount: 24_700,
      lines: [
        { code: 'line-first', values: { grams: 500, firstFee: 9500 }, amount: 9500 },
        { code: 'line-next', values: { grams: 500, steps: 4, stepFee: 3800 }, amount: 15_200 },
      ],
    });
  });

  const tier: LinePriceRule = {
    mode: 'tier',
    bands: [
      { upToGrams: 1000, baseFee: 2000, kilogramFee: 6000 },
      { upToGrams: 5000, baseFee: 1500, kilogramFee: 5555 },
    ],
  };
  it.each([[100, 2600], [1000, 8000], [1001, 7061], [5000, 29_275], [2350, 14_554]])('tier: %i g → %i', (grams, fee) =>
    expect(priceOf(tier, grams)).toBe(fee),
  ); // prettier-ignore
  it('refuses beyond the last band', () =>
    expect(linePrice(tier, 5100)).toEqual({
      refusal: { code: 'too-heavy', values: { grams: 5100, maxGrams: 5000, overGrams: 100 }, amount: null },
    }));

  it.each([[800, 4000 + 1000], [1000, 5000 + 1000], [3000, 15_000 + 2500], [90_000, 450_000 + 4000]])(
    'unit price and tier total: %i g → %i',
    (grams, fee) => {
      const bands = [{ upToGrams: 1000, baseFee: 1000 }, { upToGrams: 5000, baseFee: 2500 }, { upToGrams: null, baseFee: 4000 }];
      expect(priceOf({ mode: 'unit-and-tier', kilogramFee: 5000, bands }, grams)).toBe(fee);
    },
  ); // prettier-ignore

  const levels: LinePriceRule = {
    mode: 'levels',
    firstGrams: 500,
    firstFee: 9000,
    bands: [
      { upToGrams: 2000, nextGrams: 500, nextFee: 3000 },
      { upToGrams: 10_000, nextGrams: 1000, nextFee: 5000 },
    ],
  };
  it.each([[300, 9000], [500, 9000], [501, 12_000], [2000, 18_000], [2001, 23_000], [4500, 33_000], [10_000, 58_000]])(
    'levels: %i g → %i',
    (grams, fee) => expect(priceOf(levels, grams)).toBe(fee),
  ); // prettier-ignore
  it('levels end with the last band', () =>
    expect(priceOf(levels, 10_001)).toEqual({ grams: 10_001, maxGrams: 10_000, overGrams: 1 }));
  it('levels may begin beyond the first band', () =>
    expect(priceOf({ ...levels, firstGrams: 3000 }, 3500)).toBe(14_000));

  it.each([[400, 9000], [1500, 15_000], [2000, 18_000], [2001, 26_000], [4500, 38_000], [100_000, 608_000]])(
    'tiered bands with their own first and continued: %i g → %i',
    (grams, fee) => {
      const bands = [
        { upToGrams: 2000, firstGrams: 500, firstFee: 9000, nextGrams: 500, nextFee: 3000 },
        { upToGrams: null, firstGrams: 1000, firstFee: 14_000, nextGrams: 1000, nextFee: 6000 },
      ];
      expect(priceOf({ mode: 'continued-tier', bands }, grams)).toBe(fee);
    },
  ); // prettier-ignore

  it('refuses everything when no band is set', () =>
    expect(linePrice({ mode: 'tier', bands: [] }, 1)).toHaveProperty('refusal'));

  it('never gets cheaper with weight, and its lines sum to it', () => {
    fc.assert(
      fc.property(fc.constantFrom(continued, levels), fc.integer({ min: 1, max: 9999 }), (rule, grams) => {
        const [lighter, heavier] = [linePrice(rule, grams), linePrice(rule, grams + 1)];
        if (isRefused(lighter) || isRefused(heavier)) throw new Error('refused');
        expect(heavier.amount).toBeGreaterThanOrEqual(lighter.amount);
        expect(lighter.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(lighter.amount);
      }),
    );
  });
});
