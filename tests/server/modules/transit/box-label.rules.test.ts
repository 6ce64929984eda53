import { describe, expect, it } from 'vitest';
import { byShelf, labelRefusal } from '../../../../src/server/modules/transit/box-label.rules';

type Order = Parameters<typeof labelRefusal>[0];

const boxes = [{ boxNo: 1 }] as unknown as Parameters<typeof labelRefusal>[1];
const refusal = (mode: Order['mode'], status: Order['status'], holds: Order['holds'] = [], some = boxes) =>
  labelRefusal({ mode, status, holds, heldAt: null }, some);

describe('a label', () => {
  it('is printed of what is packed and paid', () => {
    expect(refusal('PACK_FIRST', 'PAID')).toBeNull();
    expect(refusal('PAY_FIRST', 'WEIGHED')).toBeNull();
  });
  it('is not printed of a box that nobody has seen, whatever else is in the way', () => {
    expect(refusal('PACK_FIRST', 'PAID', [], [])).toBe('unseen');
    expect(refusal('PACK_FIRST', 'PENDING_PAYMENT', [], [])).toBe('unseen');
  });
  it('is not printed before it is paid, nor while more is due', () => {
    expect(refusal('PACK_FIRST', 'WEIGHED')).toBe('unpaid');
    expect(refusal('PACK_FIRST', 'PENDING_PAYMENT')).toBe('unpaid');
    expect(refusal('PAY_FIRST', 'WEIGHED', ['AWAITING_TOPUP'])).toBe('unpaid');
  });
  it.each(['OUTBOUND', 'SHIPPED', 'DELIVERED', 'CLOSED'] as const)('is not printed once it is %s', (status) =>
    expect(refusal('PACK_FIRST', status)).toBe('gone'),
  );
});

it('shelves stand as one walks by them', () =>
  expect(['B-1', 'A-10', 'A-2', 'A-1'].toSorted(byShelf)).toEqual(['A-1', 'A-2', 'A-10', 'B-1']));
