import { describe, expect, it } from 'vitest';
import { MANUAL_ORDER_STATUSES } from '../../../../src/contract/purchase.enums';
import {
  canAccept,
  isOpen,
  MANUAL_TRANSITIONS,
  manualTransition,
  OPEN,
} from '../../../../src/server/modules/purchase/manual-order.rules';

const ALLOWED = ['AWAITING_QUOTE QUOTED', 'AWAITING_QUOTE CLOSED', 'QUOTED ACCEPTED', 'QUOTED CLOSED'];

describe('a price request', () => {
  it('knows every allowed move, and no other', () => {
    const made = MANUAL_ORDER_STATUSES.flatMap((status) =>
      MANUAL_ORDER_STATUSES.filter((to) => manualTransition({ status }, to)).map((to) => `${status} ${to}`),
    );
    expect(made).toEqual(ALLOWED);
    expect(Object.values(MANUAL_TRANSITIONS).flat()).toHaveLength(ALLOWED.length);
  });
  it('moves from where it was to where it goes', () =>
    expect(manualTransition({ status: 'QUOTED' }, 'ACCEPTED')).toEqual({ from: 'QUOTED', to: 'ACCEPTED' }));

  it('is open until it is accepted or closed', () => {
    expect(OPEN).toEqual(['AWAITING_QUOTE', 'QUOTED']);
    expect(MANUAL_ORDER_STATUSES.filter((status) => isOpen({ status }))).toEqual(['AWAITING_QUOTE', 'QUOTED']);
  });

  it('can be accepted until the last moment of its quote, and not at it', () => {
    const validUntil = new Date('2026-12-01T00:00:00Z');
    const at = (ms: number) => canAccept({ status: 'QUOTED', validUntil }, new Date(validUntil.getTime() + ms));
    expect([at(-1), at(0), at(1)]).toEqual([true, false, false]);
  });
  it('cannot be accepted without a quote, nor once it is over', () => {
    const [now, validUntil] = [new Date('2026-11-30T00:00:00Z'), new Date('2026-12-01T00:00:00Z')];
    expect(canAccept({ status: 'QUOTED', validUntil: null }, now)).toBe(false);
    for (const status of ['AWAITING_QUOTE', 'ACCEPTED', 'CLOSED'] as const)
      expect(canAccept({ status, validUntil }, now)).toBe(false);
  });
});
