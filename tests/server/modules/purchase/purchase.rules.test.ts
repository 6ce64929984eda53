import { describe, expect, it } from 'vitest';
import { PURCHASE_ORDER_STATUSES } from '../../../../src/contract/order-status';
import type { PurchaseOrderStatus } from '../../../../src/contract/purchase';
import {
  ARRIVAL_UNDONE,
  canClose,
  canPay,
  SHELVING_UNDONE,
  transition,
} from '../../../../src/server/modules/purchase/purchase.rules';

/** docs/domain.md, States, by hand: whatever is not written here is refused. */
const ALLOWED = new Set([
  'PENDING_PAYMENT PAID',
  'PAID PURCHASING',
  'PURCHASING PURCHASED',
  'PURCHASED SELLER_SHIPPED',
  'SELLER_SHIPPED PARTIALLY_ARRIVED',
  'PARTIALLY_ARRIVED STOCKED_IN',
  'PARTIALLY_ARRIVED COMPLETED',
  'STOCKED_IN COMPLETED',
  'PENDING_PAYMENT CLOSED',
  'PAID CLOSED',
  'PURCHASING CLOSED',
]);
const pairs = PURCHASE_ORDER_STATUSES.flatMap((from) => PURCHASE_ORDER_STATUSES.map((to) => [from, to] as const));

describe('transition', () => {
  it.each(pairs)('%s → %s', (from, to) => {
    const move = transition({ status: from }, to);
    expect(move).toEqual(ALLOWED.has(`${from} ${to}`) ? { from, to } : undefined);
  });
  it('knows every allowed move', () => {
    expect(pairs.filter(([status, to]) => transition({ status }, to))).toHaveLength(ALLOWED.size);
  });
});

describe('canClose', () => {
  const closable: PurchaseOrderStatus[] = ['PENDING_PAYMENT', 'PAID', 'PURCHASING'];
  it.each(PURCHASE_ORDER_STATUSES)('%s', (status) => expect(canClose({ status })).toBe(closable.includes(status)));
});

describe('canPay', () => {
  const payBefore = new Date('2026-11-24T08:00:00Z');
  it.each(PURCHASE_ORDER_STATUSES)('%s in time', (status) =>
    expect(canPay({ status, payBefore }, new Date(payBefore.getTime() - 1))).toBe(status === 'PENDING_PAYMENT'),
  );
  it('is over at the last moment', () =>
    expect(canPay({ status: 'PENDING_PAYMENT', payBefore }, payBefore)).toBe(false));
});

it('a slip of the bench is undone by moves that no seller makes', () => {
  expect(ARRIVAL_UNDONE).toEqual({ from: 'PARTIALLY_ARRIVED', to: 'SELLER_SHIPPED' });
  expect(SHELVING_UNDONE).toEqual({ from: 'STOCKED_IN', to: 'PARTIALLY_ARRIVED' });
  for (const { from, to } of [ARRIVAL_UNDONE, SHELVING_UNDONE])
    expect(transition({ status: from }, to)).toBeUndefined();
});
