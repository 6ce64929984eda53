import { describe, expect, it } from 'vitest';
import { parcelsOf, type ThoughtOfGoods } from '../../src/contract/transit-goods';

const goodsOf = (facts: Partial<ThoughtOfGoods> = {}): ThoughtOfGoods => ({
  channels: ['TAOBAO'],
  categories: ['home'],
  goodsKinds: ['FRAGILE'],
  quantity: 1,
  unitFen: 700,
  weightGrams: 500,
  size: { lengthMm: 200, widthMm: 100, heightMm: 50 },
  ...facts,
});
const told = (goods: ThoughtOfGoods[]) =>
  parcelsOf(goods).map(({ id, pieces, items, grams, valueFen }) => [id, pieces, items, grams, valueFen]);

describe('parcelsOf', () => {
  it('lays up to twenty pieces each by itself, with all that lines may ask', () => {
    expect(parcelsOf([goodsOf(), goodsOf({ quantity: 2 })])[2]).toEqual({
      id: '1:1:1',
      grams: 500,
      lengthMm: 200,
      widthMm: 100,
      heightMm: 50,
      goodsKinds: ['FRAGILE'],
      categories: ['home'],
      channels: ['TAOBAO'],
      valueFen: 700,
      // the second piece of one line
      items: 0,
      pieces: 1,
    });
    expect(told([goodsOf({ quantity: 19 }), goodsOf()])).toHaveLength(20);
  });

  it('makes cartons up to ten kilograms of more', () => {
    expect(told([goodsOf({ quantity: 20 }), goodsOf()])).toEqual([
      ['0:0:20', 20, 1, 10_000, 14_000],
      ['1:0:1', 1, 1, 500, 700],
    ]);
    // four layers of five: 2 × 3 × 4 are more than twenty
    const [carton] = parcelsOf([goodsOf({ quantity: 20 }), goodsOf()]);
    expect(carton).toMatchObject({ lengthMm: 400, widthMm: 300, heightMm: 200 });
  });

  it('divides more evenly, as one item of the order', () => {
    expect(told([goodsOf(), goodsOf({ quantity: 41 })])).toEqual([
      ['0:0:1', 1, 1, 500, 700],
      ['1:0:13', 13, 1, 6500, 9100],
      ['1:1:14', 14, 0, 7000, 9800],
      ['1:2:14', 14, 0, 7000, 9800],
    ]);
  });

  it('leaves what is heavier than a carton in one piece', () => {
    const heavy = parcelsOf([goodsOf({ weightGrams: 12_000, quantity: 21 })]);
    expect(heavy.map(({ grams }) => grams)).toEqual(Array.from({ length: 21 }, () => 12_000));
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
