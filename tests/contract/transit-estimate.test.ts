import { describe, expect, it } from 'vitest';
import { boxOf } from '../../src/contract/transit-box';
import {
  atMost,
  estimatedBox,
  estimatedBoxes,
  packedGrams,
  USUAL_ALLOWANCE,
} from '../../src/contract/transit-estimate';
import { chargedOf, volumeGrams } from '../../src/contract/transit-weight';
import { NO_ALLOWANCE, weightRule } from '../support/transit-terms';

const thing = (grams: number, lengthMm: number, widthMm = lengthMm, heightMm = lengthMm) => ({ grams, lengthMm, widthMm, heightMm }); // prettier-ignore

describe('estimatedBox', () => {
  it('V75: a tenth more to carry, at least 150 g, and 15 % more room', () => {
    const box = estimatedBox([thing(800, 300, 200, 100), thing(650, 250, 200, 80)], USUAL_ALLOWANCE);
    expect(box).toMatchObject({ grams: 1600, mm3: 11_500_000 });
    expect(volumeGrams(box.mm3, 6000)).toBe(1917);
    expect(chargedOf(1917, weightRule({ stepGrams: 500 }))).toBe(2000);
    // 300 × 200 × 191.7
    expect(box.sides).toEqual([300, 200, 192]);
  });
  it('adds a started gram of the tenth', () =>
    expect(estimatedBox([thing(1511, 10)], USUAL_ALLOWANCE).grams).toBe(1511 + 152));
  it('is the thing itself where nothing is allowed for', () =>
    expect(estimatedBox([thing(700, 120, 400, 3)], NO_ALLOWANCE)).toEqual(boxOf(thing(700, 120, 400, 3))));
  it('is as long as the longest thing, however little room that takes', () =>
    expect(estimatedBox([thing(1, 900, 20, 20), thing(1, 100)], NO_ALLOWANCE).sides).toEqual([900, 100, 100]));
  it('lays parcels beside each other before they make a column', () => {
    const shirts = Array.from({ length: 20 }, () => thing(300, 300, 200, 80));
    // two by two of them in five layers, instead of 160 cm high
    expect(estimatedBox(shirts, NO_ALLOWANCE).sides).toEqual([600, 400, 400]);
  });
  it('makes one thing higher by what packing takes, and not twice as long', () => {
    expect(estimatedBox([thing(1000, 300)], USUAL_ALLOWANCE).sides).toEqual([345, 300, 300]);
    expect(estimatedBox([thing(1000, 300), thing(1000, 300)], USUAL_ALLOWANCE).sides).toEqual([600, 345, 300]);
  });
  it('has no sides where nobody has measured', () =>
    expect(estimatedBox([thing(700, 0)], USUAL_ALLOWANCE)).toEqual({
      grams: 850,
      sides: [0, 0, 0],
      mm3: 0,
      packingGrams: 150,
    }));
});

describe('packedGrams', () => {
  it.each([[402, 552], [1500, 1650], [1501, 1652], [20_000, 22_000]])('makes %i g of goods %i g', (goods, packed) =>
    expect(packedGrams(goods)).toBe(packed)); // prettier-ignore
});

describe('estimatedBoxes', () => {
  it('spreads the weight, over no more boxes than there are things', () => {
    const things = [100, 700, 300, 500].map((grams) => thing(grams, 100));
    expect(estimatedBoxes(things, 2, NO_ALLOWANCE).map(({ grams }) => grams)).toEqual([800, 800]);
    expect(estimatedBoxes(things, 9, NO_ALLOWANCE).map(({ grams }) => grams)).toEqual([700, 500, 300, 100]);
  });
});

describe('atMost', () => {
  it('is 15 % more, a started gram and cubic millimetre counting', () =>
    expect(atMost({ grams: 1001, sides: [10, 10, 10], mm3: 1001 })).toEqual({ grams: 1152, sides: [10, 10, 10], mm3: 1152 })); // prettier-ignore
});
