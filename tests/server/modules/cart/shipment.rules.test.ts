import { describe, expect, it } from 'vitest';
import {
  contentsIn,
  isTooMuch,
  isWeighed,
  parcelsOf,
  type Goods,
} from '../../../../src/server/modules/cart/shipment.rules';

const goodsOf = (facts: Partial<Goods> = {}): Goods => ({
  productUrl: 'https://item.taobao.com/item.htm?id=1',
  title: 'Lamp',
  channel: 'TAOBAO',
  categoryId: 'home',
  goodsKinds: ['FRAGILE'],
  quantity: 1,
  unitFen: 700,
  weightGrams: 500,
  size: { lengthMm: 200, widthMm: 100, heightMm: 50 },
  ...facts,
});

describe('parcelsOf', () => {
  it('makes one carton of what weighs up to ten kilograms, with all that lines may ask', () => {
    expect(parcelsOf([goodsOf({ quantity: 20 })])).toEqual([
      {
        id: '0:0:20',
        grams: 10_000,
        // four layers of five: 2 × 3 × 4 are more than twenty
        lengthMm: 400,
        widthMm: 300,
        heightMm: 200,
        goodsKinds: ['FRAGILE'],
        categories: ['home'],
        channels: ['TAOBAO'],
        valueFen: 14_000,
        items: 1,
        pieces: 20,
      },
    ]);
  });

  it('divides more evenly, as one item of the order', () => {
    const parcels = parcelsOf([goodsOf(), goodsOf({ quantity: 41 })]);
    expect(parcels.map(({ id, pieces, items, grams, valueFen }) => [id, pieces, items, grams, valueFen])).toEqual([
      ['0:0:1', 1, 1, 500, 700],
      ['1:0:13', 13, 1, 6500, 9100],
      ['1:1:14', 14, 0, 7000, 9800],
      ['1:2:14', 14, 0, 7000, 9800],
    ]);
  });

  it('leaves what is heavier than a carton in one piece', () => {
    expect(parcelsOf([goodsOf({ weightGrams: 12_000, quantity: 2 })]).map(({ grams }) => grams)).toEqual([
      12_000, 12_000,
    ]);
  });

  it.each([
    { lengthMm: 0, widthMm: 100, heightMm: 50 },
    { lengthMm: 10_001, widthMm: 100, heightMm: 50 },
  ])('knows no room of %j', (size) => {
    expect(parcelsOf([goodsOf({ size })])).toMatchObject([{ lengthMm: 0, widthMm: 0, heightMm: 0 }]);
  });

  it('takes sides of one millimetre and of ten metres at their word', () => {
    const size = { lengthMm: 10_000, widthMm: 1, heightMm: 1 };
    expect(parcelsOf([goodsOf({ size })])).toMatchObject([size]);
  });
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
    expect(contentsIn(goods, ['0:0:1', ...pans])).toBe('Lamp, Pan');
    expect(contentsIn(goods, pans.slice(1))).toBe('Pan × 28');
  });
  it('says nothing of what it does not know', () => {
    expect(contentsIn(goods, ['7:0:1'])).toBe('');
  });
});
