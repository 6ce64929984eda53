import { describe, expect, it } from 'vitest';
import { moreFor } from '../../../../src/server/modules/purchase/dearer.rules';

const terms = { cnyToLocalRate: '0.5', marginBasisPoints: 0, currency: 'USD' };
const USUAL = { fen: 200, basisPoints: 100 };
const pair = { id: 'i', dearerFen: 0, unitFen: 1_000, quantity: 2, totalFen: 2_000 };
const dear = { ...pair, totalFen: 50_000 };

describe('what an item costs more', () => {
  it.each([
    ['nothing up to two yuan', pair, 1_100, 0],
    ['all of it beyond', pair, 1_101, 101],
    ['nothing up to a hundredth', dear, 1_250, 0],
    ['all of it beyond that', dear, 1_251, 251],
    ['nothing up to a hundredth, rounded down', { ...dear, quantity: 1, totalFen: 50_099 }, 1_500, 0],
    ['counted from what was paid more already', { ...pair, dearerFen: 2_000 }, 2_100, 0],
    ['all of it beyond that, and no more', { ...pair, dearerFen: 2_000 }, 2_101, 101],
    ['all of it beyond a hundredth, rounded down', { ...dear, quantity: 1, totalFen: 50_099 }, 1_501, 251],
  ])('is %s', (_, of, unitFen, more) => expect(moreFor(terms, of, unitFen, USUAL)).toBe(more));
  it('is borne by the rule of the shop', () => {
    expect(moreFor(terms, pair, 1_500, { fen: 1_000, basisPoints: 0 })).toBe(0);
    expect(moreFor(terms, pair, 1_001, { fen: 0, basisPoints: 0 })).toBe(1);
    expect(moreFor(terms, pair, 2_000, { fen: 0, basisPoints: 10_000 })).toBe(0);
  });
  it('is priced by the rate, the margin and the currency of its order', () =>
    expect(moreFor({ cnyToLocalRate: '3500', marginBasisPoints: 1_000, currency: 'VND' }, pair, 2_000, USUAL)).toBe(
      77_000,
    ));
});
