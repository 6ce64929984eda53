import { expect, it } from 'vitest';
import type { FreightEstimate } from '../../../src/contract/catalog';
import { bestFreight } from '../../../src/features/catalog/best-freight.rules';

const line = (transitOptionName: string, amount: number | null, maxDays: number): FreightEstimate => ({
  transitOptionName,
  title: transitOptionName,
  minDays: 1,
  maxDays,
  chargeableGrams: 500,
  total: amount === null ? null : { amount, currency: 'USD' },
  lines: [],
  refusals: [],
});
const told = (...lines: FreightEstimate[]) =>
  bestFreight(lines).map(({ estimate, marks }) => [estimate.transitOptionName, ...marks]);

it('is the cheapest and the fastest of those that take it', () => {
  expect(told(line('sea', 100, 40), line('rail', 200, 20), line('air', 300, 9), line('no', null, 1))).toEqual([
    ['sea', 'cheapest'],
    ['air', 'fastest'],
  ]);
});

it('is the next cheapest where one is both', () => {
  expect(told(line('dear', 300, 40), line('post', 200, 40), line('air', 100, 9))).toEqual([
    ['air', 'cheapest', 'fastest'],
    ['post'],
  ]);
  expect(told(line('air', 100, 9))).toEqual([['air', 'cheapest', 'fastest']]);
});

it('is nothing where none takes it', () => expect(told(line('no', null, 1))).toEqual([]));
