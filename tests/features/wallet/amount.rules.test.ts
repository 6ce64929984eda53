import { describe, expect, it } from 'vitest';
import { readAmount, suggestedAmounts } from '../../../src/features/wallet/amount.rules';

const limits = (minimum: number, maximum: number, currency = 'USD') => ({
  minimum: { amount: minimum, currency },
  maximum: { amount: maximum, currency },
});

describe('a typed sum', () => {
  it.each([
    ['12.50', { amount: 1250 }],
    ['5', { amount: 500 }],
    ['1,000', { amount: 100_000 }],
    ['4.99', { problem: 'tooSmall' }],
    ['1000.01', { problem: 'tooLarge' }],
    ['12.505', { problem: 'malformed' }],
    ['-5', { problem: 'malformed' }],
    ['', { problem: 'malformed' }],
  ])('%s', (text, reading) => {
    expect(readAmount(text, limits(500, 100_000), 'en')).toEqual(reading);
  });

  it('has no decimals where the currency has none', () => {
    expect(readAmount('50000', limits(10_000, 900_000, 'VND'), 'vi')).toEqual({ amount: 50_000 });
    expect(readAmount('50000.5', limits(10_000, 900_000, 'VND'), 'vi')).toEqual({ problem: 'malformed' });
  });
});

it('suggests round sums within the limits', () => {
  expect(suggestedAmounts(limits(500, 6000)).map(({ amount }) => amount)).toEqual([2000, 5000]);
  expect(suggestedAmounts(limits(0, 6000))).toEqual([]);
});
