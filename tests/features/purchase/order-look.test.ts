import { expect, it } from 'vitest';
import { stateOf, timeLeft } from '../../../src/features/purchase/order-look';
import { orderTimeline } from '../../../src/features/purchase/order-timeline';
import { orderDetail } from './purchase-fixture';

const now = Date.parse('2030-01-01T00:00:00Z');

it.each([
  ['2030-01-01T03:59:12Z', '03:59:12'],
  ['2030-01-01T23:59:59Z', '23:59:59'],
  ['2030-01-02T00:00:00Z', undefined],
  ['2029-12-31T00:00:00Z', '00:00:00'],
])('until %s there is %s left', (until, left) => {
  expect(timeLeft(until, now)).toBe(left);
});

it('has only the rest of the way ahead of an order that has come in part', () => {
  const detail = orderDetail('a', { status: 'PARTIALLY_ARRIVED', timeline: [] });
  const ahead = orderTimeline(
    detail,
    (status) => status,
    (iso) => iso,
  );
  expect(ahead.map(({ title }) => title)).toEqual(['STOCKED_IN', 'COMPLETED']);
});

it.each([
  [['QC_PASSED'], 'INSPECTING'],
  [['ARRIVED', 'OUT_OF_STOCK'], 'INSPECTING'],
  [['ARRIVED', 'ORDERED'], 'PARTIALLY_ARRIVED'],
  [['QC_PASSED', 'EXCHANGING'], 'PARTIALLY_ARRIVED'],
  [['RETURNED'], 'PARTIALLY_ARRIVED'],
] as const)('an order of which some has come reads by its items %j as %s', (statuses, shown) => {
  const [item] = orderDetail('a').items;
  const items = statuses.map((status) => ({ ...item!, status }));
  expect(stateOf({ status: 'PARTIALLY_ARRIVED', items })).toBe(shown);
});
