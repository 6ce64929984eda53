import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, pileOf } from '../../src/contract/transit-box';

const shirt = { grams: 300, lengthMm: 300, widthMm: 200, heightMm: 50 };

describe('pileOf', () => {
  it.each([
    [1, 300, 200, 50],
    [3, 300, 200, 150],
    [4, 300, 200, 200],
    // as high as it is wide: the next ones lie beside
    [5, 300, 400, 200],
    [9, 300, 400, 250],
  ])('of %i shirts is %i × %i × %i mm', (pieces, lengthMm, widthMm, heightMm) => {
    expect(pileOf(shirt, pieces)).toEqual({ grams: 300 * pieces, lengthMm, widthMm, heightMm });
  });

  it('of what nobody has measured takes no room', () => {
    expect(pileOf({ grams: 10, lengthMm: 0, widthMm: 0, heightMm: 0 }, 7)).toEqual({ grams: 70, lengthMm: 0, widthMm: 0, heightMm: 0 });
  });

  it('has room for every piece, and comes near a cube of its own room', () => {
    const side = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(side, side, side, fc.integer({ min: 1, max: 5000 }), (lengthMm, widthMm, heightMm, pieces) => {
        const one = { grams: 1, lengthMm, widthMm, heightMm };
        const pile = boxOf(pileOf(one, pieces));
        expect(pile.mm3).toBeGreaterThanOrEqual(boxOf(one).mm3 * pieces);
        expect(pile.sides[0]).toBeLessThanOrEqual(Math.max(boxOf(one).sides[0], 2 * Math.cbrt(pile.mm3)) + boxOf(one).sides[0]);
      }),
    );
  });
}); // prettier-ignore
