import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT } from '../../src/contract/money';
import { isTooMuch, priceOf, priceTermsOf, sumPrices } from '../../src/contract/price';

const terms = { cnyToLocalRate: '0.1383', marginBasisPoints: 200, currency: 'USD' };
const yuan = { cnyToLocalRate: '1', marginBasisPoints: 0, currency: 'CNY' };

describe('a price', () => {
  it('is told in yuan and in the shop’s currency, rounded once', () =>
    // 1000 × 0.1383 × 1.02 = 141.066
    expect(priceOf(1000, terms)).toEqual({
      cny: { amount: 1000, currency: 'CNY' },
      local: { amount: 141, currency: 'USD' },
    }));
  it('is made by the rate as a shop tells it', () =>
    expect(priceTermsOf({ cnyExchangeRate: '0.1383', marginBasisPoints: 200, currency: 'USD' })).toEqual(terms));
  it('of several is the sum of what was rounded already', () =>
    expect(sumPrices([priceOf(1000, terms), priceOf(1000, terms), priceOf(3, terms)], terms)).toEqual({
      cny: { amount: 2003, currency: 'CNY' },
      local: { amount: 282, currency: 'USD' },
    }));
  it('of nothing is nothing', () => expect(sumPrices([], terms)).toEqual(priceOf(0, terms)));
});

describe('a row that is worth too much', () => {
  const most = MAX_AMOUNT / 1000;
  it.each([
    ['in yuan', most, yuan, false],
    ['in yuan, a fen more', most + 1, yuan, true],
    ['in yuan though little in dollars', most + 1, { ...yuan, cnyToLocalRate: '0.1' }, true],
    ['by its rate', most / 2 + 1, { ...yuan, cnyToLocalRate: '2' }, true],
    ['by its rate, at the most', most / 2, { ...yuan, cnyToLocalRate: '2' }, false],
    ['by its margin', most / 2 + 1, { ...yuan, marginBasisPoints: 10_000 }, true],
    ['by its margin, at the most', most / 2, { ...yuan, marginBasisPoints: 10_000 }, false],
    // a dong has no hundredths
    ['in dong', most - 1, { ...yuan, cnyToLocalRate: '100', currency: 'VND' }, false],
    ['in dong, a hundred times the sum', most, { ...yuan, cnyToLocalRate: '101', currency: 'VND' }, true],
  ])('is found %s', (_, fen, by, isMore) => expect(isTooMuch(fen, by)).toBe(isMore));
});
