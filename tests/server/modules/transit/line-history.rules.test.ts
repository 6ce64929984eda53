import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../src/server/modules/transit/line-history.rules';
import type { PackedSample } from '../../../../src/server/modules/transit/packed-sample.rules';

const sample = (change: Partial<PackedSample> = {}): PackedSample => ({
  ...{ parcels: 2, boxes: 1, grams: 1000, boxGrams: 1080, mm3: 1_000_000, boxMm3: 1_200_000 },
  ...{ days: 10, offBasisPoints: 300 },
  ...change,
});
const many = (count: number, change: Partial<PackedSample> = {}) => Array.from({ length: count }, () => sample(change));

describe('how a line went', () => {
  it('is what packing added to all of it, the days of half and of nine in ten, and the mean that estimates were off', () =>
    expect(
      figuresOf([
        ...many(10, { days: 9 }),
        ...many(8, { days: 14, offBasisPoints: 0 }),
        ...many(2, { days: 31, grams: 5000, boxGrams: 5200, boxes: 2 }),
      ]),
    ).toEqual({
      parcels: 40,
      // without one at each end, one of the heavy ones: (17 × 80 + 200) of 22,000 g, in 19 boxes
      gramsBasisPoints: 709,
      boxGrams: 82,
      ...{ sizedParcels: 40, roomBasisPoints: 2000 },
      ...{ arrived: 20, p50Days: 9, p90Days: 14 },
      ...{ compared: 20, offBasisPoints: 180 },
    }));

  it('is moved by no wrong weighing, at either end', () => {
    const right = figuresOf(many(40));
    expect(right).toMatchObject({ gramsBasisPoints: 800, boxGrams: 80, roomBasisPoints: 2000 });
    const wrong = [sample({ boxGrams: 108_000, boxMm3: 90_000_000 }), sample({ boxGrams: 1, boxMm3: 1 })];
    expect(figuresOf([...many(38), ...wrong])).toEqual(right);
  });

  it('is never below nothing, nor above half', () => {
    expect(figuresOf(many(40, { boxGrams: 900, boxMm3: 5 }))).toMatchObject({ gramsBasisPoints: 0, boxGrams: 0, roomBasisPoints: 0 }); // prettier-ignore
    expect(figuresOf(many(40, { boxGrams: 9000, boxMm3: 2 ** 40 }))).toMatchObject({ gramsBasisPoints: 5000, roomBasisPoints: 5000 }); // prettier-ignore
  });

  it('tells apart what came, what was compared and what had sides', () =>
    expect(figuresOf([...many(3, { days: null, mm3: 0 }), ...many(2, { offBasisPoints: null })])).toMatchObject({
      ...{ parcels: 10, sizedParcels: 4, arrived: 2, compared: 3 },
      ...{ p90Days: 10, offBasisPoints: 300 },
    }));

  it('is nothing of nothing', () => expect(new Set(Object.values(figuresOf([]))).add(0)).toEqual(new Set([0])));
});
