import { describe, expect, it } from 'vitest';
import { readScale, weigher } from '../../../src/desks/bench/scale-report';

describe('a scale', () => {
  it.each([
    ['grams', [4, 2, 0, 0xe2, 4], 1250],
    ['kilograms with three places', [4, 3, 253, 0xe2, 4], 1250],
    ['ounces with one place', [4, 11, 255, 100, 0], 283],
    ['pounds with two places', [4, 12, 254, 250, 0], 1134],
    ['nothing on it', [2, 2, 0, 0, 0], 0],
    ['dust', [4, 2, 0, 4, 0], 0],
  ])('says %s', (_, report, grams) => expect(readScale(report)).toEqual({ grams, isStable: true }));

  it('is not believed while it moves, is over its most, or says what nobody knows', () => {
    expect(readScale([3, 2, 0, 200, 0])).toEqual({ grams: 200, isStable: false });
    for (const report of [[6, 2, 0, 1, 0], [5, 2, 0, 1, 0], [4, 9, 0, 1, 0], []])
      expect(readScale(report)).toBeUndefined();
  });

  it('gives each weight once it stands still, and none again before it was empty', () => {
    const take = weigher();
    const still = (grams: number) => take({ grams, isStable: true });
    expect([still(900), still(900), still(900), still(950), still(950)]).toEqual([undefined, 900, undefined, undefined, undefined]); // prettier-ignore
    expect([still(0), still(950), take({ grams: 960, isStable: false }), still(950), still(950)]).toEqual([undefined, undefined, undefined, undefined, 950]); // prettier-ignore
  });
});
