import { expect, it } from 'vitest';
import { MAX_AMOUNT } from '../../src/contract/money';
import { row, sumOf } from '../../src/contract/receipt-row';

it('only explains where it has no sum', () =>
  expect(row('points', { pointsFee: 5 })).toEqual({ code: 'points', values: { pointsFee: 5 }, amount: null }));
it('sums what rows add', () => {
  expect(sumOf([row('a', {}, 5), row('b', {}), row('c', {}, -2)])).toBe(3);
  expect(sumOf([])).toBe(0);
});
it('has no sum beyond the range', () =>
  expect(() => sumOf([row('a', {}, MAX_AMOUNT), row('b', {}, 1), row('c', {}, -1)])).toThrow(RangeError));
