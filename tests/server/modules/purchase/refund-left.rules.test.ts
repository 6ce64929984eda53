import { describe, expect, it } from 'vitest';
import { costOf, endOf, leftForItem, mostToAsk } from '../../../../src/server/modules/purchase/refund-left.rules';

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

describe('an order that ends by what goes back for its last item', () => {
  const gone = { ...second, status: 'REFUNDED' } as const;

  it('gives all that is left, from what that item has cost on', () => {
    expect(endOf(PAID, [first, gone], 'a', LEFT)).toEqual({ from: 70, sum: LEFT });
    expect(endOf(PAID, [gone, first], 'a', LEFT)).toEqual({ from: 70, sum: LEFT });
  });

  it('is none where something else of it is to be bought, it is bought, or no item of it is named', () => {
    expect(endOf(PAID, [first, second], 'a', LEFT)).toBeNull();
    expect(endOf(BOUGHT, [first, gone], 'a', LEFT)).toBeNull();
    expect(endOf(PAID, [first], null, LEFT)).toBeNull();
    expect(endOf(PAID, [first], 'z', LEFT)).toBeNull();
  });
});

describe('what can be asked for', () => {
  const three = {
    status: 'ORDERED',
    quantity: 3,
    goneQty: 0,
    totalLocal: 100,
    refundedLocal: 0,
    keptLocal: 0,
  } as const;

  it('is every piece that is still there, of which the money is not back', () => {
    expect(mostToAsk(BOUGHT, three)).toBe(3);
    expect(mostToAsk(BOUGHT, { ...three, goneQty: 1 })).toBe(2);
    expect(mostToAsk(BOUGHT, { ...three, refundedLocal: 34 })).toBe(2);
    expect(mostToAsk(BOUGHT, { ...three, refundedLocal: 33, keptLocal: 2 })).toBe(1);
    expect(mostToAsk(BOUGHT, { ...three, refundedLocal: 67 })).toBe(1);
  });

  it.each([
    [BOUGHT, { ...three, refundedLocal: 100 }],
    [BOUGHT, { ...three, keptLocal: 70 }],
    [BOUGHT, { ...three, totalLocal: 0 }],
    [BOUGHT, { ...three, goneQty: 3 }],
    [BOUGHT, { ...three, status: 'RETURNING' }],
    [BOUGHT, { ...three, status: 'DEARER' }],
    [BOUGHT, { ...three, status: 'RETURNED' }],
    [BOUGHT, { ...three, status: 'EXCHANGING' }],
    [BOUGHT, { ...three, status: 'REFUNDED' }],
    [BOUGHT, { ...three, status: 'DISPOSED' }],
    // a piece of it costs less than the least that is paid
    [BOUGHT, { ...three, totalLocal: 2, goneQty: 2 }],
    [{ status: 'PENDING_PAYMENT' }, three],
    [{ status: 'CLOSED' }, three],
  ] as const)('is nothing of what is unpaid, over or back (%#)', (order, item) =>
    expect(mostToAsk(order, item)).toBe(0),
  );

  it('never costs more than is left', () => {
    for (let refundedLocal = 0; refundedLocal < 100; refundedLocal++) {
      const most = mostToAsk(BOUGHT, { ...three, refundedLocal });
      expect(costOf(three, most)).toBeLessThanOrEqual(100 - refundedLocal);
      if (most < 3) expect(costOf(three, most + 1)).toBeGreaterThan(100 - refundedLocal);
    }
  });
});
