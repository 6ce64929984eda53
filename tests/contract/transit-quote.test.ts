import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT } from '../../src/contract/money';
import { quoteTransit } from '../../src/contract/transit-quote';
import { IN_DOLLARS, IN_YUAN, lineOf, requestOf } from '../support/transit-terms';

const head = { lineName: 'AU-AIR', versionId: 'AU-AIR-1' };

describe('quoteTransit', () => {
  it('says by which version of which line, and what all boxes count', () => {
    const boxes = [700, 800].map((grams) => ({ grams, sides: [1, 1, 1] as const, mm3: 1 }));
    expect(quoteTransit(lineOf({ boxes: { max: 2, sum: 'EACH' } }), requestOf({ boxes }), IN_YUAN)).toMatchObject({
      ...head,
      boxes,
      chargedGrams: 2000,
      refusals: [],
      total: { local: { amount: 26_600, currency: 'CNY' } },
    });
  });
  it('has no price in a currency that the shop has no rate for', () =>
    expect(quoteTransit(lineOf({ currency: 'KRW' }), requestOf(), IN_DOLLARS)).toMatchObject({
      ...head,
      refusals: [{ code: 'currency-unknown', actual: 'KRW', limit: 'USD', over: null }],
      rows: [],
      total: null,
    }));
  it('has no price beyond what is ever reckoned with, and says so', () =>
    expect(
      quoteTransit(lineOf({ minFee: MAX_AMOUNT }), requestOf(), {
        ...IN_YUAN,
        money: { ...IN_YUAN.money, marginBasisPoints: 1 },
      }),
    ).toMatchObject({
      ...head,
      refusals: [{ code: 'beyond-counting', actual: null, limit: null, over: null }],
      rows: [],
      total: null,
    }));
  it('hides no mistake of ours behind that', () => {
    const discounts = undefined as never;
    expect(() => quoteTransit(lineOf(), requestOf({ discounts }), IN_YUAN)).toThrow(TypeError);
  });
  it('gives no rows where it is refused', () =>
    expect(quoteTransit(lineOf(), requestOf({ country: 'nz' }), IN_YUAN)).toMatchObject({ rows: [], total: null }));
});
