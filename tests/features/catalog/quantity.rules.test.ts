import { describe, expect, it } from 'vitest';
import { quantityProblem } from '../../../src/contract/sku-price';
import { quantityBounds } from '../../../src/features/catalog/quantity.rules';

describe('quantity bounds', () => {
  it('start at the first whole batch that reaches the minimum and end at the last in stock', () => {
    expect(quantityBounds({ minOrderQuantity: 3, batchQuantity: 2 }, 101)).toEqual({ min: 4, max: 100, step: 2 });
    expect(quantityBounds({ minOrderQuantity: 1, batchQuantity: 1 }, 7)).toEqual({ min: 1, max: 7, step: 1 });
  });

  it('say that too few are left', () => {
    const { min, max } = quantityBounds({ minOrderQuantity: 10, batchQuantity: 5 }, 9);
    expect(max).toBeLessThan(min);
  });

  it('allow exactly what the server allows', () => {
    for (const minOrderQuantity of [0, 1, 3, 10]) {
      for (const batchQuantity of [0, 1, 2, 6]) {
        const rule = { minOrderQuantity, batchQuantity, stock: 25 };
        const { min, max, step } = quantityBounds(rule, rule.stock);
        for (let quantity = 1; quantity <= 30; quantity += 1) {
          const isAllowed = quantity >= min && quantity <= max && quantity % step === 0;
          expect(isAllowed).toBe(quantityProblem(rule, quantity, quantity) === undefined);
        }
      }
    }
  });
});
