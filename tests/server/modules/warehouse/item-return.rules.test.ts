import { expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { sendBackOf } from '../../../../src/server/modules/warehouse/item-return.rules';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-20T08:00:00Z');
const terms = { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD', returnFen: 1_000 };
const store = { status: 'STOCKED_IN', stockedInAt: new Date(NOW.getTime() - HOUR_MS), isAwaited: false } as const;
const sums = { totalLocal: 500, refundedLocal: 100, keptLocal: 0, topUpLocal: 0, quantity: 3, goneQty: 0 };
const item = { status: 'QC_PASSED', finding: '', ...sums, isAsked: false, isPaid: true } as const;
type Store = Parameters<typeof sendBackOf>[0];
type Item = Parameters<typeof sendBackOf>[1];

it('is told with what comes back, what the way costs, and the last moment', () => {
  expect(sendBackOf(store, item, terms, NOW)).toEqual({
    money: { amount: 260, currency: 'USD' },
    freight: { amount: 140, currency: 'USD' },
    before: new Date(store.stockedInAt.getTime() + LIMITS.returnHours * HOUR_MS).toISOString(),
    ...{ pieces: 3, isWhole: false, terms: { total: 500, of: 3, gone: 0, left: 400 } },
  });
});

it('brings back what was paid more for it, and goes whole then', () => {
  expect(sendBackOf(store, { ...item, topUpLocal: 40 }, terms, NOW)).toMatchObject({
    money: { amount: 300 },
    isWhole: true,
  });
});

it('is told for the pieces that are left, without what was kept for the way of the others', () => {
  const rest = { ...item, totalLocal: 1000, refundedLocal: 193, keptLocal: 140, goneQty: 1 };
  expect(sendBackOf(store, rest, terms, NOW)).toMatchObject({
    ...{ pieces: 2, money: { amount: 527 } },
    terms: { total: 1000, of: 3, gone: 1, left: 667 },
  });
}); // prettier-ignore

it.each<[string, Partial<Store>, Partial<Item>]>([
  ['is on the bench for another of its items', { status: 'INSPECTED' }, {}],
  ['has a cent more to give back than the way costs', {}, { refundedLocal: 359 }],
  ['is in its last moment', { stockedInAt: new Date(NOW.getTime() - LIMITS.returnHours * HOUR_MS + 1) }, {}],
])('can go back where it %s', (_, about, of) => {
  expect(sendBackOf({ ...store, ...about }, { ...item, ...of }, terms, NOW)).not.toBeNull();
});

it.each<[string, Partial<Store>, Partial<Item>]>([
  ['was never stored', { status: 'INSPECTED', stockedInAt: null }, {}],
  ['is in a transit order', { status: 'LOCKED' }, {}],
  ['waits for a service', { isAwaited: true }, {}],
  ['has its money asked for', {}, { isAsked: true }],
  ['was paid with test money, which is gone', {}, { isPaid: false }],
  ['goes back already', {}, { status: 'RETURNING' }],
  ['was kept although it was found wrong', {}, { finding: 'Scratched' }],
  ['has nothing left beyond the way', {}, { refundedLocal: 360 }],
  ['has been there too long', { stockedInAt: new Date(NOW.getTime() - LIMITS.returnHours * HOUR_MS) }, {}],
])('stays where it %s', (_, about, of) => {
  expect(sendBackOf({ ...store, ...about }, { ...item, ...of }, terms, NOW)).toBeNull();
});
