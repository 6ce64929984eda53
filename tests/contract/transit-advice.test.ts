import { describe, expect, it } from 'vitest';
import { transitAdvice, type Choice } from '../../src/contract/transit-advice';
import { NO_ALLOWANCE } from '../../src/contract/transit-estimate';
import { IN_YUAN, lineOf, parcelOf, requestOf } from '../support/transit-terms';

const [air, sea] = [lineOf({ maxDays: 9 }, 'AIR'), lineOf({ maxDays: 40, price: { mode: 'continued', firstGrams: 1000, firstFee: 6000, nextGrams: 1000, nextFee: 3000 } }, 'SEA')]; // prettier-ignore
const asked = (parcels: Choice['request']['parcels'], rest: Partial<Choice> = {}): Choice => ({
  lineName: 'AIR',
  request: { ...requestOf(), parcels, boxes: { count: 1, allowance: NO_ALLOWANCE } },
  arriving: [],
  ...rest,
});
const yuan = (amount: number) => ({ amount, currency: 'CNY' });

describe('transitAdvice', () => {
  it('leaves a shoe box where that saves a step', () => {
    const shoes = parcelOf({ id: 'shoes', grams: 1600, lengthMm: 300, widthMm: 200, heightMm: 100 });
    const boxed = { ...shoes, packing: { grams: 900, heightMm: 60 } };
    expect(transitAdvice([air], asked([boxed]), IN_YUAN)).toEqual([{ kind: 'LEAVE_PACKING', parcelId: 'shoes', grams: 900, saves: yuan(7600) }]);
    expect(transitAdvice([air], asked([shoes]), IN_YUAN)).toEqual([]);
  }); // prettier-ignore
  it('takes the room of the packing off too', () => {
    const bulky = { ...parcelOf({ id: 'a', grams: 500, lengthMm: 300, widthMm: 200, heightMm: 100 }), packing: { grams: 0, heightMm: 50 } };
    expect(transitAdvice([air], asked([bulky]), IN_YUAN)).toEqual([{ kind: 'LEAVE_PACKING', parcelId: 'a', grams: 0, saves: yuan(3800) }]);
  }); // prettier-ignore
  it('names the cheapest way by each other line', () =>
    expect(transitAdvice([air, sea], asked([parcelOf()]), IN_YUAN)).toEqual([
      { kind: 'LINE', lineName: 'SEA', boxes: 1, extraDays: 31, saves: yuan(24_700 - 12_000) },
    ])); // prettier-ignore
  it('splits where two boxes are cheaper than one', () => {
    const dear = lineOf({ price: { mode: 'tier', bands: [{ upToGrams: 1000, baseFee: 100, kilogramFee: 1000 }, { upToGrams: null, baseFee: 9000, kilogramFee: 1000 }] } }, 'AIR');
    const parcels = [parcelOf({ id: 'a', grams: 1000 }), parcelOf({ id: 'b', grams: 1000 })];
    expect(transitAdvice([dear], asked(parcels), IN_YUAN)).toEqual([
      { kind: 'LINE', lineName: 'AIR', boxes: 2, extraDays: 0, saves: yuan(11_000 - 2200) },
    ]);
  }); // prettier-ignore
  it('waits for what is on its way, since a first weight is paid once', () => {
    const arriving = [parcelOf({ id: 'late', grams: 500 })];
    const discounts = { vipBasisPoints: 0, coupons: [{ code: 'c', fenOff: 100 }], pointsFen: 0 };
    const choice = asked([parcelOf({ grams: 500 })], { arriving });
    const withCoupon = { ...choice, request: { ...choice.request, discounts } };
    for (const each of [choice, withCoupon]) {
      expect(transitAdvice([air], each, IN_YUAN)).toEqual([{ kind: 'WAIT', parcelIds: ['late'], saves: yuan(9500 - 3800) }]);
    }
  }); // prettier-ignore
  it('puts what saves most first', () => {
    const boxed = { ...parcelOf({ grams: 1600 }), packing: { grams: 900, heightMm: 0 } };
    const arriving = [parcelOf({ id: 'late', grams: 500 })];
    expect(transitAdvice([air, sea], asked([boxed], { arriving }), IN_YUAN).map(({ kind }) => kind)).toEqual([
      'LINE',
      'LEAVE_PACKING',
      'WAIT',
    ]);
  });
  it('says nothing where the chosen line takes nothing, or is not there', () => {
    expect(transitAdvice([air, sea], asked([parcelOf()], { lineName: 'ROAD' }), IN_YUAN)).toEqual([]);
    const light = lineOf({ weight: { divisor: 6000, maxScaleGrams: 1 } }, 'AIR');
    expect(transitAdvice([light, sea], asked([parcelOf()]), IN_YUAN)).toEqual([]);
  });
});
