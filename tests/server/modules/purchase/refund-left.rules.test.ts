import { expect, it } from 'vitest';
import { leftForItem } from '../../../../src/server/modules/purchase/refund-left.rules';

const LEFT = 250;
const [PAID, BOUGHT] = [{ status: 'PAID' }, { status: 'PURCHASED' }] as const;
const first = { id: 'a', status: 'ORDERED', totalLocal: 100, refundedLocal: 30 } as const;
const second = { ...first, id: 'b' } as const;

it('is what an item has cost and has not come back yet, and no more than is left of the payment', () => {
  expect(leftForItem(PAID, [first, second], 'a', LEFT)).toBe(70);
  expect(leftForItem(BOUGHT, [first], 'a', LEFT)).toBe(70);
  expect(leftForItem(BOUGHT, [first], 'a', 50)).toBe(50);
});

it('is all that is left where nobody has bought it and the order ends with it', () => {
  expect(leftForItem(PAID, [first, { ...second, status: 'REFUNDED' }], 'a', LEFT)).toBe(LEFT);
});

it('is that item’s own, wherever it stands', () =>
  expect(leftForItem(BOUGHT, [first, { ...second, totalLocal: 500 }], 'b', 1000)).toBe(470));

it('is all that is left where no item is named, or none is there', () => {
  expect(leftForItem(BOUGHT, [first], null, LEFT)).toBe(LEFT);
  expect(leftForItem(BOUGHT, [], 'a', LEFT)).toBe(LEFT);
});
