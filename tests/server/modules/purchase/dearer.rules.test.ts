import { describe, expect, it } from 'vitest';
import { moreFor, sumOfMore } from '../../../../src/contract/dearer';
import { MAX_AMOUNT } from '../../../../src/contract/money';
import {
  isFarTooCheap,
  isFarTooDear,
  isFreightFarTooDear,
  isMoreThanBorne,
} from '../../../../src/server/modules/purchase/dearer.rules';

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

describe('what became dearer of an order', () => {
  const items = [pair, { ...pair, id: 'other', unitFen: 5_000, totalFen: 10_000 }];
  const isMore = (...risen: { orderItemId: string; unitFen: number }[]) => isMoreThanBorne(terms, items, risen, USUAL);
  it('is asked for as soon as one of its things costs more than the shop bears', () => {
    expect(isMore({ orderItemId: 'i', unitFen: 1_100 })).toBe(false);
    expect(isMore({ orderItemId: 'i', unitFen: 1_101 })).toBe(true);
    expect(isMore({ orderItemId: 'other', unitFen: 5_100 })).toBe(false);
    expect(isMore({ orderItemId: 'i', unitFen: 1_000 }, { orderItemId: 'other', unitFen: 5_101 })).toBe(true);
  });
  it('is nothing where nothing is told, or of what is not of it', () =>
    expect([isMore(), isMore({ orderItemId: 'z', unitFen: 9_999 })]).toEqual([false, false]));
  it('comes to a sum that we store', () => {
    expect([sumOfMore([]), sumOfMore([{ more: 3 }, { more: 4 }])]).toEqual([0, 7]);
    expect(sumOfMore([{ more: MAX_AMOUNT - 1 }, { more: 1 }])).toBe(MAX_AMOUNT);
    expect(() => sumOfMore([{ more: MAX_AMOUNT }, { more: 1 }])).toThrow(RangeError);
  });
});

describe('a slip of whoever typed a price', () => {
  const paidAt = (unitFen: number, dearerFen = 0) => ({ ...pair, unitFen, dearerFen });
  it('is one of more than ten times what was paid, and of a hundred yuan more', () => {
    expect([20_000, 20_001].map((fen) => isFarTooDear(paidAt(2_000), fen))).toEqual([false, true]);
    // of what cost little ten times is little
    expect([10_100, 10_101].map((fen) => isFarTooDear(paidAt(100), fen))).toEqual([false, true]);
    expect(isFarTooDear(paidAt(100, 2_000), 10_101)).toBe(false);
  });
  it('is one of less than a tenth of what was paid, and of a hundred yuan less', () => {
    expect([2_000, 1_999].map((fen) => isFarTooCheap(paidAt(20_000), fen))).toEqual([false, true]);
    expect([500, 499].map((fen) => isFarTooCheap(paidAt(10_500), fen))).toEqual([false, true]);
    expect(isFarTooCheap(paidAt(100, 20_000), 1_999)).toBe(true);
  });
  it('is a way of more than ten times what was paid for it and a thousand yuan', () => {
    expect([100_000, 100_001].map((fen) => isFreightFarTooDear(0, fen))).toEqual([false, true]);
    expect([150_000, 150_001].map((fen) => isFreightFarTooDear(5_000, fen))).toEqual([false, true]);
  });
});
