import { describe, expect, it } from 'vitest';
import { backTest } from '../../../../src/server/modules/transit/back-test.rules';
import { IN_YUAN, parcelOf, requestOf, RULE_K, termsOf } from '../../../support/transit-terms';

type Past = Parameters<typeof backTest>[0][number];

/** 2.5 kg of it are 9500 and four times 3800: 24700. */
const held = termsOf();
const of = (id: string, grams = 2350, country = 'AU'): Past => ({
  ...{ id, orderNo: `TO-${id}` },
  receipt: { request: requestOf({ country, parcels: [parcelOf({ grams })] }), shop: IN_YUAN },
});
const test = (past: Past[], drafted = held) => backTest(past, { name: 'AU-AIR', held, drafted }, 'CNY');
const yuan = (amount: number) => ({ amount, currency: 'CNY' });
const dearer = termsOf({ price: { ...RULE_K, firstFee: 9600 } });
const NOTHING = { neither: 0, changed: 0, newlyRefused: 0, newlyTaken: 0, before: yuan(0), after: yuan(0), worst: [] };

describe('terms against what holds, over shipments as they went', () => {
  it('change nothing where they are the same', () =>
    expect(test([of('a'), of('b', 300)])).toEqual({ ...NOTHING, seen: 2, before: yuan(34_200), after: yuan(34_200) }));
  it('make dearer what costs more, told by the shipment', () =>
    expect(test([of('a'), of('b', 300)], dearer)).toEqual({
      ...{ ...NOTHING, seen: 2, changed: 2, before: yuan(34_200), after: yuan(34_400) },
      // of those that become dearer by the same the one that costs most stands first
      worst: [
        { orderId: 'a', orderNo: 'TO-a', before: 24_700, after: 24_800, refusals: [] },
        { orderId: 'b', orderNo: 'TO-b', before: 9500, after: 9600, refusals: [] },
      ],
    }));
  it('make cheaper what costs less, which is no bad news', () =>
    expect(test([of('a')], termsOf({ price: { ...RULE_K, firstFee: 9400 } }))).toEqual({
      ...{ ...NOTHING, seen: 1, changed: 1, before: yuan(24_700), after: yuan(24_600) },
    }));
  it('are told of each what they no longer take and why, and it counts for no sum', () =>
    expect(test([of('a'), of('b', 300)], termsOf({ weight: { divisor: 6000, stepGrams: 500, maxScaleGrams: 2000 } }))).toEqual({
      ...{ ...NOTHING, seen: 2, newlyRefused: 1, before: yuan(9500), after: yuan(9500) },
      worst: [{ orderId: 'a', orderNo: 'TO-a', before: 24_700, after: null, refusals: ['too-heavy'] }],
    })); // prettier-ignore
  it('take what was not taken, and it counts for no sum either', () =>
    expect(test([of('a', 2350, 'NZ')], termsOf({ zone: { countries: ['au', 'nz'] } }))).toEqual({
      ...{ ...NOTHING, seen: 1, newlyTaken: 1 },
    }));
  it('take no more than before what neither takes, nor what another release wrote', () => {
    expect(test([of('a', 2350, 'NZ')])).toEqual({ ...NOTHING, seen: 1, neither: 1 });
    const { request, shop } = of('a').receipt;
    const old = [{}, { request }, { shop }].map((receipt) => ({ ...of('o'), receipt }) as Past);
    expect(test(old, dearer)).toEqual({ ...NOTHING, seen: 3, neither: 3 });
  });
  it('are asked in the money of the shop', () =>
    expect(backTest([], { name: 'x', held, drafted: held }, 'USD').after).toEqual({ amount: 0, currency: 'USD' }));
});
