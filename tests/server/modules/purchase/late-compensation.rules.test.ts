import { describe, expect, it } from 'vitest';
import { PURCHASE_CLOCKS } from '../../../../src/contract/purchase.enums';
import { givenForLate, isGivenFor, missedAfter } from '../../../../src/server/modules/purchase/late-compensation.rules';

const late = { PLACE: { sum: 300 }, SELLER: { feeBasisPoints: 2500 }, orderMost: 1000 };
const NOW = new Date('2026-11-27T12:00:00Z');
type Late = Parameters<typeof givenForLate>[0];
type Order = Parameters<typeof missedAfter>[0];
const order = (change: Partial<Order> = {}): Order => ({
  missed: [],
  clock: 'PLACE',
  dueAt: NOW,
  status: 'PAID',
  ...change,
});

it('is for buying and for the seller, and for no other clock', () => {
  const clocks = [...PURCHASE_CLOCKS, null];
  expect(clocks.filter((clock) => isGivenFor(clock))).toEqual(['PLACE', 'SELLER']);
});

describe('what is given for a clock that was missed', () => {
  const given = (clock: 'PLACE' | 'SELLER', serviceFeeLocal: number, before: number, rules: Late = late) =>
    givenForLate(rules, clock, { serviceFeeLocal }, before);
  it.each([
    ['a sum', 'PLACE', 5000, 0, 300],
    ['a part of the fee, a started cent falling away', 'SELLER', 999, 0, 249],
    ['nothing of no fee', 'SELLER', 0, 0, 0],
    ['what is left of the most', 'PLACE', 0, 800, 200],
    ['all that is left of it', 'SELLER', 9999, 0, 1000],
    ['nothing once all was given', 'PLACE', 0, 1000, 0],
    ['nothing where more was given', 'PLACE', 0, 1001, 0],
  ] as const)('is %s', (_, clock, fee, before, sum) => expect(given(clock, fee, before)).toBe(sum));
  it('is nothing without a rule', () => {
    expect(givenForLate(undefined, 'PLACE', { serviceFeeLocal: 999 }, 0)).toBe(0);
    expect(given('SELLER', 999, 0, { PLACE: { sum: 300 }, orderMost: 1000 })).toBe(0);
    expect(given('SELLER', 999, 0, { SELLER: {}, orderMost: 1000 })).toBe(0);
  });
});

describe('a clock that was missed', () => {
  const missed = (change: Partial<Order> = {}, next: 'PLACE' | 'SELLER' | null = 'SELLER', rules: Late = late) =>
    missedAfter(order(change), { clock: next }, rules, NOW);
  it('is written down when another one begins, once', () => {
    expect(missed()).toEqual(['PLACE']);
    expect(missed({ clock: 'SELLER', missed: ['PLACE'] }, null)).toEqual(['PLACE', 'SELLER']);
    expect(missed({ missed: ['PLACE'] })).toEqual(['PLACE']);
  });
  it.each([
    ['that goes on', {}, 'PLACE'],
    ['of an order that ends unbought', { status: 'CLOSED' }, null],
    ['that is not over', { dueAt: new Date(NOW.getTime() + 1) }, 'SELLER'],
    ['that has no end', { dueAt: null }, 'SELLER'],
    ['that nothing is given for', { clock: null }, 'SELLER'],
  ] as const)('is none %s', (_, change, next) => expect(missed(change, next)).toEqual([]));
  it('is none where the shop has no rule for it', () => {
    expect(missedAfter(order(), { clock: 'SELLER' }, undefined, NOW)).toEqual([]);
    expect(missed({}, 'SELLER', { SELLER: { sum: 1 }, orderMost: 9 })).toEqual([]);
  });
});
