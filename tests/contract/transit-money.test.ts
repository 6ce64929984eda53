import { describe, expect, it } from 'vitest';
import { convertCny, convertToCny } from '../../src/contract/money';
import { atMostAll, isExchangeable, priceIn, pricedRow, worthIn } from '../../src/contract/transit-money';
import { row } from '../../src/contract/receipt-row';
import { dueOf, IN_DOLLARS, lineOf, requestOf } from '../support/transit-terms';
import { quoteTransit } from '../../src/contract/transit-quote';

const { money } = IN_DOLLARS;
const dong = { cnyToLocalRate: '3512.5', marginBasisPoints: 150, currency: 'VND' };

describe('the two sums of a receipt', () => {
  it('V78: rows are changed one by one, and the total is theirs', () => {
    expect(convertCny(24_700, '0.1383', 200, 'USD').amount).toBe(3484);
    expect(convertCny(24_700, '3512.5', 150, 'VND').amount).toBe(880_601);
    const given = { services: [{ code: 'a', name: {}, isForced: true, charge: { per: 'ORDER' as const, fee: 1500 } }] };
    const { rows, total } = quoteTransit(lineOf(given), requestOf(), IN_DOLLARS);
    expect(rows.flatMap(({ price }) => price?.local.amount ?? [])).toEqual([1340, 2144, 212]);
    expect(total).toEqual({ cny: { amount: 26_200, currency: 'CNY' }, local: { amount: 3696, currency: 'USD' } });
  });
  it('leaves what is in the shop’s money, and says what it is in yuan', () => {
    expect(priceIn(880_601, 'VND', dong)).toEqual({ cny: { amount: 24_700, currency: 'CNY' }, local: { amount: 880_601, currency: 'VND' } });
    expect(convertToCny({ amount: -3484, currency: 'USD' }, '0.1383', 200)).toEqual({ amount: -24_698, currency: 'CNY' });
    const { total } = quoteTransit(lineOf({ currency: 'USD' }), requestOf(), IN_DOLLARS);
    expect(total?.local.amount).toBe(24_700);
  }); // prettier-ignore
  it('has no rate for a third currency', () => {
    expect(isExchangeable('CNY', money)).toBe(true);
    expect(isExchangeable('USD', money)).toBe(true);
    expect(isExchangeable('KRW', money)).toBe(false);
    const { refusals, rows, total } = quoteTransit(lineOf({ currency: 'KRW' }), requestOf(), IN_DOLLARS);
    expect([refusals, rows, total]).toEqual([[{ code: 'currency-unknown', actual: 'KRW', limit: 'USD', over: null }], [], null]);
  }); // prettier-ignore
  it('changes the worth of things without the shop’s margin', () => {
    expect(worthIn('CNY', 24_700, money)).toBe(24_700);
    expect(worthIn('USD', 24_700, money)).toBe(3416);
    const insurance = { kind: 'fixed', startAbove: 3416, fee: 9 } as const;
    expect(dueOf({ currency: 'USD', insurance }, { insuredFen: 24_700 }, IN_DOLLARS).at(-1)?.[0]).toBe('insurance-none');
  }); // prettier-ignore
  it('keeps rows that only explain without a price, and those that add as they are', () => {
    expect(pricedRow(row('weight-actual', { actualGrams: 1 }), 'CNY', money)).toEqual({
      code: 'weight-actual',
      values: { actualGrams: 1 },
      amount: null,
      currency: 'CNY',
      price: null,
    });
    const nothing = { cny: { amount: 0, currency: 'CNY' }, local: { amount: 0, currency: 'USD' } };
    const explaining = pricedRow(row('a', {}), 'CNY', money);
    expect(atMostAll(explaining, nothing)).toBe(explaining);
    const less = pricedRow(row('a', {}, -100), 'CNY', money);
    expect(atMostAll(less, priceIn(100, 'CNY', money))).toBe(less);
    expect(atMostAll(less, priceIn(93, 'CNY', money)).amount).toBe(-93);
  });
});
