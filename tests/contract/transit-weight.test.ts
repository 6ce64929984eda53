import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../../src/contract/transit-box';
import { chargedOf, chargedWeight, volumeGrams } from '../../src/contract/transit-weight';
import { boxOfSides, boxOfVolume, weightRule } from '../support/transit-terms';

const gramsOf = (...[box, given]: [ReturnType<typeof boxOfSides>, Parameters<typeof weightRule>[0]?]) =>
  chargedWeight(box, weightRule(given)).grams;

describe('volumeGrams', () => {
  it.each([
    ['V1', [452, 318, 276], { 5000: 7935, 6000: 6612, 7000: 5668, 8000: 4959 }],
    ['V2', [300, 300, 300], { 5000: 5400, 6000: 4500, 7000: 3858, 8000: 3375 }],
    ['V3', [451, 301, 201], { 5000: 5458, 6000: 4548, 8000: 3411 }],
    ['V4', [500, 300, 200], { 6000: 5000 }],
    ['V4', [501, 300, 200], { 6000: 5010 }],
  ] as const)('%s: %j mm', (_, [lengthMm, widthMm, heightMm], weights) => {
    const { mm3 } = boxOf({ grams: 1, lengthMm, widthMm, heightMm });
    const found = Object.keys(weights).map((divisor) => [divisor, volumeGrams(mm3, Number(divisor))]);
    expect(Object.fromEntries(found)).toEqual(weights);
  });
  it('stays exact where the quotient of floats is whole by accident', () =>
    expect(volumeGrams(899_999_999_999_999, 6000)).toBe(150_000_000_000));
});

describe('chargedWeight', () => {
  it.each([
    ['V5', 5000, 2000, 6000, 4000],
    ['V5', 5000, 2001, 6000, 4001],
    ['V5', 5000, 2000, 2001, 2001],
    ['V6', 3000, 2000, 6000, 3200],
  ])('%s: a share of %i bp, %i g on the scale, %i g of volume → %i g', (_, shareBasisPoints, scale, volume, grams) =>
    expect(gramsOf(boxOfVolume(scale, volume), { divisor: 1000, shareBasisPoints })).toBe(grams),
  );
  it.each([[6000, 3000], [6001, 6001]])('V7: twice the scale, 3000 g and %i g of volume → %i g', (volume, grams) =>
    expect(gramsOf(boxOfVolume(3000, volume), { divisor: 1000, volumeFromRatio: 200 })).toBe(grams),
  ); // prettier-ignore
  it.each([[399, 2000], [400, 11_000]])('V8: volume from a side of 400 mm on, %i mm → %i g', (side, grams) =>
    expect(gramsOf(boxOfSides(2000, side), { volumeFromSideMm: 400, stepGrams: 500 })).toBe(grams),
  ); // prettier-ignore
  it('V9: volume from a side of 600 mm on at /8000', () =>
    expect(gramsOf(boxOfSides(6000, 300, 700, 300), { divisor: 8000, volumeFromSideMm: 600, stepGrams: 500 })).toBe(
      8000,
    ));
  it.each([[20_500, 20_500], [20_501, 21_000], [20_999, 21_000], [21_000, 21_000], [21_001, 22_000], [34_100, 35_000],
    [34_900, 35_000]])('V10: another step from 21 kg on, %i g → %i g', (scale, grams) =>
    expect(gramsOf(boxOfSides(scale), { stepGrams: 500, bigStep: { fromGrams: 21_000, stepGrams: 1000 } })).toBe(grams),
  ); // prettier-ignore
  it.each([[1, 1000, 1000], [1000, 1000, 1000], [1001, 1000, 1500], [1, 1200, 1200]])('V11: %i g, at least %i g → %i g', (scale, minGrams, grams) =>
    expect(gramsOf(boxOfSides(scale), { stepGrams: 500, minGrams })).toBe(grams),
  ); // prettier-ignore

  it.each([[2000, 2900, 2000], [2000, 2999, 2000], [2000, 3000, 2500], [2000, 6000, 4000], [2000, 9999, 6000], [2000, 10_000, 10_000],
    [2000, 12_000, 12_000], [5000, 4000, 5000], [15_000, 12_000, 15_000]])(
    'hybrid: %i g on the scale, %i g of volume → %i g',
    (scale, volume, grams) => expect(gramsOf(boxOfVolume(scale, volume), { divisor: 1000, method: 'hybrid' })).toBe(grams),
  ); // prettier-ignore
  it('takes the scale where that is more, or where the line ignores volume', () => {
    expect(gramsOf(boxOfVolume(5001, 5000), { divisor: 1000 })).toBe(5001);
    expect(gramsOf(boxOfVolume(800, 5000), { divisor: 1000, ignoreVolume: true })).toBe(800);
  });

  it('says what of it packing is thought to weigh', () =>
    expect(
      chargedWeight({ grams: 950, sides: [1, 1, 1], mm3: 1, packingGrams: 150 }, weightRule()).rows[0]?.values,
    ).toEqual({
      actualGrams: 950,
      packingGrams: 150,
    }));
  const actual = { code: 'weight-actual', values: { actualGrams: 2000 }, amount: null };
  const volume = { code: 'weight-volume', values: { volumeGrams: 6000, divisor: 1000 }, amount: null };
  const charged = (grams: number, stepGrams = 1, minGrams = 0) => ({ code: 'weight-chargeable', values: { grams, stepGrams, minGrams }, amount: null }); // prettier-ignore
  it.each([
    ['the greater', {}, [volume, charged(6000)]],
    ['no volume', { ignoreVolume: true }, [charged(2000)]],
    ['a short side', { volumeFromSideMm: 101 }, [volume, { code: 'volume-not-counted-side', values: { sideMm: 100, fromSideMm: 101 }, amount: null }, charged(2000)]],
    ['too little volume', { volumeFromRatio: 300 }, [volume, { code: 'volume-not-counted-ratio', values: { fromPercent: 300 }, amount: null }, charged(2000)]],
    ['a share', { shareBasisPoints: 2500 }, [volume, { code: 'volume-share', values: { basisPoints: 2500, countedGrams: 3000 }, amount: null }, charged(3000)]],
    ['a step and a minimum', { stepGrams: 700, minGrams: 6500 }, [volume, charged(6500, 700, 6500)]],
    ['a big step', { bigStep: { fromGrams: 6000, stepGrams: 4000 } }, [volume, charged(8000, 4000)]],
  ])('explains %s', (_, given, rows) =>
    expect(chargedWeight(boxOfVolume(2000, 6000), weightRule({ divisor: 1000, ...given })).rows).toEqual([actual, ...rows]),
  ); // prettier-ignore
  it('says nothing of volume that the scale outweighs', () =>
    expect(chargedWeight(boxOfVolume(2000, 2000), weightRule({ divisor: 1000, volumeFromSideMm: 500 })).rows.map(({ code }) => code)).toEqual(
      ['weight-actual', 'weight-volume', 'weight-chargeable'],
    )); // prettier-ignore

  it('is a multiple of the step and never below the scale', () => {
    const rule = fc.record({
      method: fc.constantFrom('greater' as const, 'hybrid' as const),
      stepGrams: fc.integer({ min: 1, max: 1000 }),
      shareBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 2000 }), rule, (scale, side, given) => {
        const grams = gramsOf(boxOfSides(scale, side), given);
        expect(grams).toBeGreaterThanOrEqual(scale);
        expect(grams % given.stepGrams).toBe(0);
        expect(grams).toBe(chargedOf(grams, weightRule(given)));
      }),
    ); // prettier-ignore
  });
});
