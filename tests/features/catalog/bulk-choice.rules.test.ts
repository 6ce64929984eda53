import { describe, expect, it } from 'vitest';
import {
  bulkGroups,
  bulkLines,
  bulkProblem,
  canBuyInBulk,
  MAX_KINDS,
} from '../../../src/features/catalog/bulk-choice.rules';
import { cups, mugs, priceOfFen, shoes, sku } from './product-fixture';

describe('buying several kinds at once (ENT-3: SPU_PRICE_RANGE)', () => {
  it('is for 1688 products of more than one SKU', () => {
    expect(canBuyInBulk(cups)).toBe(true);
    expect(canBuyInBulk(mugs)).toBe(false);
    expect(canBuyInBulk(shoes)).toBe(false);
  });

  it('groups the SKUs by the first option', () => {
    expect(bulkGroups(cups).map(({ label, rows }) => [label, rows.map((row) => row.label)])).toEqual([
      ['White', ['S', 'L']],
      ['Black', ['S', 'L']],
    ]);
  });

  it('makes one group where there is one option, each row with its picture', () => {
    const [option] = shoes.options;
    if (!option) throw new Error('no option');
    const product = { options: [option], skus: [sku('r', ['red']), sku('b', ['blue'], { image: '/b.webp' })] };
    expect(bulkGroups(product)).toMatchObject([
      {
        value: '',
        rows: [
          { label: 'Red', image: '/red.webp' },
          { label: 'Blue', image: '/b.webp' },
        ],
      },
    ]);
  });

  it('prices every piece by the tier that all reach together', () => {
    expect(bulkLines(cups, { ws: 10, bs: 8, wl: 0 })).toEqual([
      { skuId: 'ws', labels: ['White', 'S'], quantity: 10, unitPrice: priceOfFen(1000) },
      { skuId: 'bs', labels: ['Black', 'S'], quantity: 8, unitPrice: priceOfFen(1000) },
    ]);
    expect(bulkLines(cups, { ws: 10, bs: 10 }).map(({ unitPrice }) => unitPrice)).toEqual([
      priceOfFen(800),
      priceOfFen(800),
    ]);
  });

  it('refuses nothing at all, less than the minimum, more kinds than one call takes', () => {
    expect(bulkProblem(cups, [])).toBe('none');
    expect(bulkProblem(cups, bulkLines(cups, { ws: 4 }))).toBe('belowMinimum');
    expect(bulkProblem(cups, bulkLines(cups, { ws: 4, bs: 2 }))).toBeUndefined();
    const skus = Array.from({ length: MAX_KINDS + 1 }, (_, index) => sku(`s${index}`, ['White', 'S']));
    const wanted = Object.fromEntries(skus.map(({ skuId }) => [skuId, 1]));
    expect(bulkProblem(cups, bulkLines({ ...cups, skus }, wanted))).toBe('tooMany');
  });
});
