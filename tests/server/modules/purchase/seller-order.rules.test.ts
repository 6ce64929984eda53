import { goodsOf, paidFor, risenOf } from '../../../../src/contract/dearer';
import { describe, expect, it } from 'vitest';
import { arePrices, ourNumberOf, usedBefore } from '../../../../src/server/modules/purchase/seller-order.rules';

const item = (id: string, unitFen: number, quantity = 1, dearerFen = 0) => ({ id, unitFen, quantity, dearerFen });
const said = (id: string, unitFen: number) => ({ id, unitFen, isGone: false });

it('a piece was paid at what it cost, or at what was paid more since', () => {
  expect(paidFor(item('a', 1000))).toBe(1000);
  expect(paidFor(item('a', 1000, 1, 1200))).toBe(1200);
});

describe('what a marketplace says', () => {
  it.each([{}, { goodsFen: 0 }, { goodsFen: 10_000_000_000, freightFen: 10_000_000_000 }, { items: [said('a', 0), said('b', 10_000_000_000)] }])('is sums of money: %j', (prices) =>
    expect(arePrices(prices)).toBe(true)); // prettier-ignore
  it.each([-1, 10_000_000_001, 0.5, Number.NaN, Infinity])('is none where it is %d, wherever it stands', (fen) =>
    expect([
      arePrices({ goodsFen: fen, freightFen: 1, items: [said('a', 1)] }),
      arePrices({ goodsFen: 1, freightFen: fen, items: [said('a', 1)] }),
      arePrices({ goodsFen: 1, freightFen: 1, items: [said('a', 1), said('b', fen)] }),
    ]).toEqual([false, false, false]),
  );
});

describe('what a seller asks for all of it', () => {
  const items = [item('a', 1000, 2), item('b', 500, 3)];
  const prices = [said('a', 1100), said('b', 500), said('c', 9999)];
  it('is what the pieces cost, those that were not asked about not counted', () =>
    expect(goodsOf(items, { items: prices })).toBe(3700));
  it('is what the seller says where that is more, and no less than the pieces', () => {
    expect(goodsOf(items, { items: prices, goodsFen: 3701 })).toBe(3701);
    expect(goodsOf(items, { items: prices, goodsFen: 3699 })).toBe(3700);
  });
  it('is nothing for what it says no price of', () => expect(goodsOf(items, { items: [said('b', 500)] })).toBe(1500));
});

describe('what became dearer', () => {
  it('is told by the piece, and what is not dearer is not told', () => {
    const items = [item('a', 1000, 2), item('b', 500), item('c', 500)];
    const now = { items: [said('a', 1001), said('b', 500), said('c', 499)] };
    expect(risenOf(items, now)).toEqual([{ orderItemId: 'a', unitFen: 1001 }]);
  });
  it('counts from what was paid more already', () => {
    const items = [item('a', 1000, 1, 1200)];
    expect(risenOf(items, { items: [said('a', 1200)] })).toEqual([]);
    expect(risenOf(items, { items: [said('a', 1201)] })).toEqual([{ orderItemId: 'a', unitFen: 1201 }]);
  });
  it('has what is asked on top of all pieces on the item that costs most in all, rounded up', () => {
    // three at 500 are more than one at 1000
    const items = [item('a', 1000), item('b', 500, 3)];
    const now = { items: [said('a', 1000), said('b', 500)] };
    expect(risenOf(items, { ...now, goodsFen: 2500 })).toEqual([]);
    expect(risenOf(items, { ...now, goodsFen: 2501 })).toEqual([{ orderItemId: 'b', unitFen: 501 }]);
    expect(risenOf(items, { ...now, goodsFen: 2503 })).toEqual([{ orderItemId: 'b', unitFen: 501 }]);
    expect(risenOf(items, { ...now, goodsFen: 2504 })).toEqual([{ orderItemId: 'b', unitFen: 502 }]);
    expect(risenOf(items.toReversed(), { ...now, goodsFen: 2501 })).toEqual([{ orderItemId: 'b', unitFen: 501 }]);
  });
  it('is the price of now with what is on top of it', () => {
    const now = { items: [said('a', 1100)], goodsFen: 1150 };
    expect(risenOf([item('a', 1000)], now)).toEqual([{ orderItemId: 'a', unitFen: 1150 }]);
  });
  it('is nothing of what it says no price of, and nothing where nothing is bought', () => {
    expect(risenOf([item('a', 0)], { items: [] })).toEqual([]);
    expect(risenOf([], { items: [], goodsFen: 500 })).toEqual([]);
  });
});

it('our number at a marketplace is of one order of all shops, and another with each attempt after the first', () => {
  const order = { orderNo: 'PO261126ABCDEFGH', id: '0123456789' };
  expect(ourNumberOf(order, 1)).toBe('PO261126ABCDEFGH-01234567');
  expect(ourNumberOf(order, 2)).toBe('PO261126ABCDEFGH-01234567-2');
  expect(ourNumberOf(order, 12)).toBe('PO261126ABCDEFGH-01234567-12');
});

it('numbers of others are asked about, and are of one order under one account', () => {
  const others = [{ numbers: ['1', '2'], account: 'Mei' }, { numbers: ['3'], account: '' }]; // prettier-ignore
  const used = (numbers: string[], account: string) => usedBefore({ numbers, account }, others);
  expect(used(['9'], 'mei')).toEqual([]);
  expect(used(['9', '2'], 'mei')).toEqual([{ path: 'numbers.1', code: 'used_by_account' }]);
  expect(used(['2', '3'], 'ben')).toEqual([
    { path: 'numbers.0', code: 'used_before' },
    { path: 'numbers.1', code: 'used_before' },
  ]);
  expect(used(['3'], '')).toEqual([{ path: 'numbers.0', code: 'used_before' }]);
});
