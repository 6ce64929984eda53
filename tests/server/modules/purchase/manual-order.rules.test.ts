import { describe, expect, it } from 'vitest';
import { MANUAL_ORDER_STATUSES } from '../../../../src/contract/purchase.enums';
import { canAccept, manualTransition } from '../../../../src/server/modules/purchase/manual-order.rules';

const ALLOWED = ['AWAITING_QUOTE QUOTED', 'AWAITING_QUOTE CLOSED', 'QUOTED ACCEPTED', 'QUOTED CLOSED'];

describe('a price request', () => {
  it('knows every allowed move, and no other', () => {
    const made = MANUAL_ORDER_STATUSES.flatMap((status) =>
      MANUAL_ORDER_STATUSES.filter((to) => manualTransition({ status }, to)).map((to) => `${status} ${to}`),
    );
    expect(made).toEqual(ALLOWED);
  });

  it('can be accepted until the last moment of its quote, and not at it', () => {
    const validUntil = new Date('2026-12-01T00:00:00Z');
    const at = (ms: number) => canAccept({ status: 'QUOTED', validUntil }, new Date(validUntil.getTime() + ms));
    expect([at(-1), at(0), at(1)]).toEqual([true, false, false]);
  });
});
