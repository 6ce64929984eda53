import { expect, it } from 'vitest';
import { timeLeft } from '../../../src/features/purchase/order-look';

const now = Date.parse('2030-01-01T00:00:00Z');

it.each([
  ['2030-01-01T03:59:12Z', '03:59:12'],
  ['2030-01-01T23:59:59Z', '23:59:59'],
  ['2030-01-02T00:00:00Z', undefined],
  ['2029-12-31T00:00:00Z', '00:00:00'],
])('until %s there is %s left', (until, left) => {
  expect(timeLeft(until, now)).toBe(left);
});
