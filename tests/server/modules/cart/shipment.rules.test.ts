import { describe, expect, it } from 'vitest';
import { parcelsOf } from '../../../../src/contract/transit-goods';
import { contentsIn, isTooMuch, isWeighed, type Goods } from '../../../../src/server/modules/cart/shipment.rules';

const goodsOf = (facts: Partial<Goods> = {}): Goods => ({
  productUrl: 'https://item.taobao.com/item.htm?id=1',
  title: 'Lamp',
  channels: ['TAOBAO'],
  categories: ['home'],
  goodsKinds: ['FRAGILE'],
  quantity: 1,
  unitFen: 700,
  weightGrams: 500,
  size: { lengthMm: 200, widthMm: 100, heightMm: 50 },
  ...facts,
});

describe('isTooMuch', () => {
  it('is what weighs above a tonne together', () => {
    const half = goodsOf({ weightGrams: 500, quantity: 1000, size: { lengthMm: 0, widthMm: 0, heightMm: 0 } });
    expect(isTooMuch([half, half])).toBe(false);
    expect(isTooMuch([half, half, goodsOf({ weightGrams: 1 })])).toBe(true);
  });
  it('is what takes more than a hundred cubic metres together', () => {
    const half = goodsOf({ weightGrams: 1, quantity: 50, size: { lengthMm: 1000, widthMm: 1000, heightMm: 1000 } });
    expect(isTooMuch([half, half])).toBe(false);
    expect(isTooMuch([half, half, goodsOf({ weightGrams: 1 })])).toBe(true);
  });
});

it('isWeighed wants a gram', () => {
  expect([0, 1].map((weightGrams) => isWeighed({ weightGrams }))).toEqual([false, true]);
});

describe('contentsIn', () => {
  const goods = [goodsOf(), goodsOf({ title: 'Pan', quantity: 41 })];
  const [, ...pans] = parcelsOf(goods).map(({ id }) => id);
  it('names whole lines, and how many of a part', () => {
    expect(contentsIn(goods, ['0:0:1', ...pans])).toEqual(['Lamp', 'Pan']);
    expect(contentsIn(goods, pans.slice(1))).toEqual(['Pan × 28']);
  });
  it('says nothing of what it does not know', () => {
    expect(contentsIn(goods, ['7:0:1'])).toEqual([]);
  });
});
