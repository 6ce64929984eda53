import { describe, expect, it } from 'vitest';
import {
  choiceLabels,
  firstChoice,
  isSoldOut,
  missingOptions,
  pick,
  pictureOf,
  skuOf,
  unitPriceSpan,
  valueState,
} from '../../../src/features/catalog/sku-choice.rules';
import { mugs, priceOfFen, shoes, sku } from './product-fixture';

describe('the first choice', () => {
  it('asks for everything that has more than one value', () => {
    expect(firstChoice(shoes)).toEqual([null, null]);
    expect(missingOptions(firstChoice(shoes))).toEqual([0, 1]);
  });

  it('takes the SKU that the link names', () => {
    expect(firstChoice({ ...shoes, selectedSkuId: 'b42' })).toEqual(['blue', '42']);
  });

  it('does not fall for a SKU that is not there', () => {
    expect(firstChoice({ ...shoes, selectedSkuId: 'gone' })).toEqual([null, null]);
  });

  it('takes a value that stands alone', () => {
    expect(firstChoice(mugs)).toEqual(['white']);
    expect(skuOf(mugs, firstChoice(mugs))?.skuId).toBe('w');
  });

  it('leaves a lone value that is sold out', () => {
    expect(firstChoice({ ...mugs, skus: [sku('w', ['white'], { stock: 0 })] })).toEqual([null]);
  });

  it('needs no choice where there is no option', () => {
    const plain = { ...shoes, options: [], skus: [sku('only', [])] };
    expect(skuOf(plain, firstChoice(plain))?.skuId).toBe('only');
  });
});

describe('the state of a value', () => {
  it('is available until something speaks against it', () => {
    expect(valueState(shoes, [null, null], 1, '42')).toBe('available');
  });

  it('tells what is not made from what has gone', () => {
    expect(valueState(shoes, ['blue', null], 1, '41')).toBe('impossible');
    expect(valueState(shoes, ['red', null], 1, '42')).toBe('sold-out');
  });

  it('never locks an upper option because of a lower one', () => {
    expect(valueState(shoes, [null, '41'], 0, 'blue')).toBe('resets');
    expect(valueState(shoes, [null, '42'], 0, 'red')).toBe('resets');
  });
});

describe('picking', () => {
  it('lets go of what cannot be had with the new value', () => {
    expect(pick(shoes, ['red', '41'], 0, 'blue')).toEqual(['blue', null]);
  });

  it('keeps what can', () => {
    expect(pick(shoes, ['red', '40'], 0, 'blue')).toEqual(['blue', '40']);
  });

  it('refuses what is sold out or not made', () => {
    const before = ['red', '40'];
    expect(pick(shoes, before, 1, '42')).toBe(before);
    expect(pick(shoes, ['blue', null], 1, '41')).toEqual(['blue', null]);
  });

  it('can always reach every SKU in stock, from any choice', () => {
    const starts = [
      [null, null],
      ['red', '41'],
      ['blue', '42'],
      [null, '41'],
      ['red', null],
    ];
    for (const wanted of shoes.skus.filter(({ stock }) => stock > 0)) {
      for (const start of starts) {
        const reached = wanted.values.reduce<readonly (string | null)[]>(
          (choice, value, option) => pick(shoes, choice, option, value),
          start,
        );
        expect(skuOf(shoes, reached)?.skuId).toBe(wanted.skuId);
      }
    }
  });
});

describe('what a choice shows', () => {
  it('has the picture of the SKU, else of the chosen value', () => {
    expect(pictureOf(shoes, ['blue', '40'])).toBe('/blue-40.webp');
    expect(pictureOf(shoes, ['blue', '42'])).toBe('/blue.webp');
    expect(pictureOf(shoes, ['red', null])).toBe('/red.webp');
    expect(pictureOf(shoes, [null, '40'])).toBeNull();
  });

  it('has a span of prices until one SKU is left', () => {
    expect(unitPriceSpan(shoes, [null, null], 1)).toEqual({ from: priceOfFen(10_000), to: priceOfFen(12_000) });
    expect(unitPriceSpan(shoes, ['red', '41'], 1)).toEqual({ from: priceOfFen(12_000), to: priceOfFen(12_000) });
  });

  it('follows the quantity where the price range counts', () => {
    expect(unitPriceSpan(mugs, ['white'], 9)?.from).toEqual(priceOfFen(1000));
    expect(unitPriceSpan(mugs, ['white'], 10)?.from).toEqual(priceOfFen(800));
  });

  it('has the labels of what is chosen', () => {
    expect(choiceLabels(shoes, ['red', null])).toEqual(['Red']);
  });

  it('knows when nothing is left', () => {
    expect(isSoldOut(shoes)).toBe(false);
    expect(isSoldOut({ skus: [sku('a', [], { stock: 0 })] })).toBe(true);
  });
});
