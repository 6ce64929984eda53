import { describe, expect, it } from 'vitest';
import {
  agreedOf,
  excessOf,
  isOverAgreed,
  mostAgreed,
} from '../../../../src/server/modules/transit/agreed-invoice.rules';

type Order = Parameters<typeof agreedOf>[0];
const order = (given: object = {}) =>
  ({ mode: 'PACK_FIRST', agreedLocal: null, estimate: { total: { local: { amount: 1009 } } }, ...given }) as Order;
const excess = 1500;

it('a shop that has not said it seals boxes of up to 15 % above what was agreed', () => {
  const of = (staffLimits: object) => excessOf({ staffLimits } as Parameters<typeof excessOf>[0]);
  expect(of({})).toBe(1500);
  expect(excessOf({} as Parameters<typeof excessOf>[0])).toBe(1500);
  expect([of({ packingExcess: 0 }), of({ packingExcess: 300 })]).toEqual([0, 300]);
});

describe('what boxes may cost unasked', () => {
  it('is what was told and the shop’s share on top, by whole cents', () => {
    // 1009 and 15 % are 1160.35
    expect(mostAgreed(order(), excess)).toBe(1160);
    expect(isOverAgreed(order(), 1160, excess)).toBe(false);
    expect(isOverAgreed(order(), 1161, excess)).toBe(true);
  });
  it('is what was told alone where a shop allows nothing on top', () => {
    expect(isOverAgreed(order(), 1009, 0)).toBe(false);
    expect(isOverAgreed(order(), 1010, 0)).toBe(true);
  });
  it('goes by what its shopper has said yes to since', () => {
    expect([agreedOf(order()), agreedOf(order({ agreedLocal: 2000 }))]).toEqual([1009, 2000]);
    expect(mostAgreed(order({ agreedLocal: 2000 }), excess)).toBe(2300);
  });
  it('has no bound in a rehearsal, which binds nobody', () =>
    expect(isOverAgreed(order({ mode: 'REHEARSAL' }), 1_000_000, excess)).toBe(false));
});
