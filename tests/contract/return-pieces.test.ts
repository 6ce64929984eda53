import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOfPieces } from '../../src/contract/return-pieces';

it.each([
  [{ total: 1000, of: 3, gone: 0, left: 1000 }, 1, 333],
  [{ total: 1000, of: 3, gone: 1, left: 667 }, 1, 334],
  [{ total: 1000, of: 3, gone: 2, left: 333 }, 1, 333],
  [{ total: 1000, of: 3, gone: 0, left: 1000 }, 3, 1000],
  // what was given back for something else is not given back twice
  [{ total: 1000, of: 2, gone: 1, left: 120 }, 1, 120],
])('is what so many pieces have cost: %j, %i', (terms, pieces, share) =>
  expect(shareOfPieces(terms, pieces)).toBe(share),
);

it('is the whole price in the end, whatever went how often', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (total, parts) => {
      const of = parts.reduce((sum, part) => sum + part, 0);
      let [gone, left] = [0, total];
      for (const part of parts) {
        const share = shareOfPieces({ total, of, gone, left }, part);
        expect(share).toBeGreaterThanOrEqual(0);
        [gone, left] = [gone + part, left - share];
      }
      expect(left).toBe(0);
    }),
  ); // prettier-ignore
});
