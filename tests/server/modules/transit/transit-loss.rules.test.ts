import { describe, expect, it } from 'vitest';
import { TRANSIT_STATUSES } from '../../../../src/contract/transit.enums';
import {
  actionsOf,
  claimedAt,
  isAwaitingMoney,
  isLossAsked,
  modesOf,
  type Standing,
} from '../../../../src/server/modules/transit/transit.rules';

const MOVED = new Date('2026-11-01T00:00:00.000Z');
const order = (given: Partial<Standing>): Standing => ({ mode: 'PACK_FIRST', status: 'LOST', holds: [], movedAt: MOVED, ...given }); // prettier-ignore
const asked = { kind: 'LOST', note: '', at: MOVED.toISOString() } as const;
const nothingDue = { due: null, closeFee: { amount: 0, currency: 'USD' } };
const until = '2026-12-01T00:00:00.000Z';

describe('a shipment that is lost', () => {
  it('can be claimed for or let be, for thirty days', () => {
    const lost = order({ trouble: asked });
    expect(isLossAsked(lost)).toBe(true);
    expect(claimedAt(lost)?.toISOString()).toBe(until);
    expect(actionsOf(lost, nothingDue)).toEqual([
      { name: 'CLAIM', effect: 'GOES_ON', fee: null, until },
      { name: 'DECLINE', effect: 'ENDS', fee: null, until },
    ]);
  });
  it.each([
    ['nobody has asked', {}],
    ['it is in other trouble', { trouble: { ...asked, kind: 'SEIZED' as const } }],
    ['it came after all', { status: 'DELIVERED' as const, trouble: asked }],
  ])('is asked about no more where %s', (_, given) => {
    expect([isLossAsked(order(given)), claimedAt(order(given))]).toEqual([false, null]);
    expect(actionsOf(order(given), nothingDue).some(({ name }) => name === 'CLAIM')).toBe(false);
  });
});

describe('a shipment whose shopper is to pay', () => {
  const waiting = (holds: Standing['holds']) =>
    TRANSIT_STATUSES.filter((status) => isAwaitingMoney(order({ status, holds })));
  it('is one that waits for its payment, its difference or its fee', () => {
    expect(waiting([])).toEqual(['PENDING_PAYMENT']);
    expect(waiting(['AWAITING_TOPUP']).toSorted()).toEqual(['PENDING_PAYMENT', 'WEIGHED']);
    expect(waiting(['AWAITING_FEE'])).toEqual([...TRANSIT_STATUSES]);
  });
});

it('a shop takes payment first where it says so, and packs first in any case', () => {
  expect(modesOf({ takesPaymentFirst: true })).toEqual(['PACK_FIRST', 'PAY_FIRST', 'REHEARSAL']);
  expect(modesOf({ takesPaymentFirst: false })).toEqual(['PACK_FIRST', 'REHEARSAL']);
});
