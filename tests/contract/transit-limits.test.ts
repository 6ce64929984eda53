import { describe, expect, it } from 'vitest';
import { limitsExceeded } from '../../src/contract/transit-limits';
import { unitsOf } from '../../src/contract/transit-freight';
import { boxOfSides, termsOf } from '../support/transit-terms';
import type { GivenTerms } from '../support/transit-lines';

const exceeded = (given: Partial<GivenTerms>, ...boxes: ReturnType<typeof boxOfSides>[]) => {
  const terms = termsOf(given);
  return limitsExceeded(unitsOf(boxes, terms), terms).map(({ code, over, limit }) => [code, limit, over]);
};
const weight = { divisor: 6000, stepGrams: 500 };

describe('limitsExceeded', () => {
  it('V12: the scale has a limit of its own, and what is counted has one', () => {
    const byScale = { weight: { ...weight, maxScaleGrams: 2200 } };
    expect(exceeded(byScale, boxOfSides(2001))).toEqual([]);
    expect(unitsOf([boxOfSides(2001)], termsOf(byScale)).map(({ charged }) => charged.grams)).toEqual([2500]);
    expect(exceeded({ weight: { ...weight, maxCountedGrams: 2200 } }, boxOfSides(2001))).toEqual([['counted-too-heavy', 2200, 300]]);
  }); // prettier-ignore
  it('V61: sides and their sum', () => {
    const limits = { maxSideMm: 600, maxSumMm: 900 };
    expect(exceeded({ limits }, boxOfSides(1, 200, 600, 101))).toEqual([['sides-too-long', 900, 1]]);
    expect(exceeded({ limits }, boxOfSides(1, 200, 601, 99))).toEqual([['side-too-long', 600, 1]]);
    expect(exceeded({ limits }, boxOfSides(1, 200, 600, 100))).toEqual([]);
  });
  it('V62: girth', () => {
    const limits = { maxGirthMm: 3000 };
    expect(exceeded({ limits }, boxOfSides(1, 900, 600, 500))).toEqual([['girth-too-long', 3000, 100]]);
    expect(exceeded({ limits }, boxOfSides(1, 1050, 500, 450))).toEqual([]);
  });
  it('V63: the scale, also where less is counted', () => {
    const box = boxOfSides(30_001);
    const counted = { ...weight, maxScaleGrams: 30_000, maxCountedGrams: 30_500 };
    expect(exceeded({ weight: counted }, box)).toEqual([['too-heavy', 30_000, 1]]);
    expect(exceeded({ weight: { ...counted, maxScaleGrams: 30_001 } }, box)).toEqual([]);
  });
  it('holds the longest side of a box against the longest of the largest', () => {
    const limits = { largestMm: [800, 600, 600], smallestMm: [140, 110, 1] } satisfies GivenTerms['limits'];
    expect(exceeded({ limits }, boxOfSides(1, 600, 800, 600))).toEqual([]);
    expect(exceeded({ limits }, boxOfSides(1, 601, 800, 602))).toEqual([['box-too-large', 600, 2], ['box-too-large', 600, 1]]);
    expect(exceeded({ limits }, boxOfSides(1, 110, 2, 139))).toEqual([['box-too-small', 140, 1]]);
    expect(exceeded({ limits }, boxOfSides(1, 140, 110, 1))).toEqual([]);
  }); // prettier-ignore
  it('says nothing of the size of what nobody has measured', () =>
    expect(exceeded({ limits: { smallestMm: [140, 110, 1] } }, boxOfSides(1))).toEqual([]));
  it('counts boxes, and what each weighs where the line sums them up', () => {
    const given = { boxes: { max: 2, sum: 'SUM' }, weight: { ...weight, maxScaleGrams: 1000, maxCountedGrams: 2000 } } as const; // prettier-ignore
    expect(exceeded(given, boxOfSides(1000), boxOfSides(1000))).toEqual([]);
    expect(exceeded(given, boxOfSides(900), boxOfSides(1001), boxOfSides(500))).toEqual([
      ['too-many-boxes', 2, 1],
      ['too-heavy', 1000, 1],
      ['counted-too-heavy', 2000, 500],
    ]);
  });
});
