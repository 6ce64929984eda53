import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertCny, multiply } from '../../src/contract/money';
import { isUnitExact } from '../../src/ui/line-sum';
import { OrderLine } from '../../src/ui/order-line';
import { renderUi } from '../support/render';

const priceOf = (fen: number, rate = '0.14', currency = 'USD') => ({
  cny: { amount: fen, currency: 'CNY' },
  local: convertCny(fen, rate, 0, currency),
});
const draw = (fen: number, quantity: number) => {
  renderUi(
    <ul>
      <OrderLine
        image="/a.webp"
        title="Cup"
        details={[]}
        unitPrice={priceOf(fen)}
        quantity={quantity}
        quantityText={`× ${quantity}`}
        total={priceOf(fen * quantity)}
      />
    </ul>,
  );
  return screen.getByRole('listitem').textContent;
};

describe('a line of an order', () => {
  it('multiplies in the shop’s money where that is exact', () => {
    expect(draw(1000, 3)).toBe('Cup$4.20$1.40¥10.00 × 3');
  });

  it('multiplies in yuan where the price of one is rounded, and says so of it', () => {
    expect(draw(1019, 3)).toBe('Cup$4.28¥10.19 × 3 = ¥30.57about $1.43 each');
  });

  it('never shows a product that is not one, for any price and rate', () => {
    const rate = fc.constantFrom('0.14', '0.1427', '3650', '18.6', '0.51', '190.333');
    const currency = fc.constantFrom('USD', 'VND', 'NPR', 'KRW', 'KWD');
    const whole = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(whole, whole, rate, currency, (fen, quantity, cnyRate, code) => {
        const [unit, total] = [priceOf(fen, cnyRate, code), priceOf(fen * quantity, cnyRate, code)];
        const shown = isUnitExact(unit, quantity, total) ? 'local' : 'cny';
        expect(multiply(unit[shown], quantity)).toEqual(total[shown]);
      }),
    );
  });
});
