import { describe, expect, it } from 'vitest';
import { costApart, transitAdvice, type Choice } from '../../src/contract/transit-advice';
import { IN_YUAN, lineOf, NO_ALLOWANCE, parcelOf, requestOf } from '../support/transit-terms';

const [air, sea] = [lineOf({ maxDays: 9 }, 'AIR'), lineOf({ maxDays: 40, price: { mode: 'continued', firstGrams: 1000, firstFee: 6000, nextGrams: 1000, nextFee: 3000 } }, 'SEA')]; // prettier-ignore
const asked = (parcels: Choice['request']['parcels'], rest: Partial<Choice> = {}): Choice => ({
  lineName: 'AIR',
  request: { ...requestOf(), parcels, boxes: { count: 1, allowance: NO_ALLOWANCE } },
  arriving: [],
  ...rest,
});
const shopThat = (leaves: { gramsBasisPoints: number; roomBasisPoints: number }, fee: number) => ({
  ...IN_YUAN,
  packing: [
    { code: 'plain', charge: { per: 'BOX' as const, fee: 0, min: 0, max: null } },
    { code: 'unboxed', charge: { per: 'BOX' as const, fee, min: 0, max: null }, leavesOff: { categories: ['shoes'], ...leaves } },
  ],
}); // prettier-ignore
const yuan = (amount: number) => ({ amount, currency: 'CNY' });

describe('transitAdvice', () => {
  it('leaves the boxes of shoes where that saves more than it costs', () => {
    const shoes = parcelOf({ id: 'shoes', grams: 1600, categories: ['shoes'] });
    const shirt = parcelOf({ id: 'shirt', grams: 400, categories: ['shirts'] });
    const choice = asked([shoes, shirt]);
    const unboxed = (fee: number) => shopThat({ gramsBasisPoints: 5000, roomBasisPoints: 0 }, fee);
    // 2000 g → 1200 g, charged by halves of a kilogram
    expect(transitAdvice([air], choice, unboxed(100)).filter(({ kind }) => kind === 'LEAVE_PACKING')).toEqual([
      { kind: 'LEAVE_PACKING', code: 'unboxed', parcelIds: ['shoes'], grams: 800, saves: yuan(3800 - 100) },
    ]);
    expect(transitAdvice([air], choice, unboxed(3800))).toEqual([]);
    const wished = { ...choice, request: { ...choice.request, packing: ['unboxed'] } };
    expect(transitAdvice([air], wished, unboxed(100))).toEqual([]);
    expect(transitAdvice([air], asked([shirt]), unboxed(0))).toEqual([]);
  });
  it('takes the room of the boxes off too', () => {
    const bulky = parcelOf({ id: 'a', grams: 500, lengthMm: 300, widthMm: 200, heightMm: 100, categories: ['shoes'] });
    const [advice] = transitAdvice([air], asked([bulky]), shopThat({ gramsBasisPoints: 0, roomBasisPoints: 5000 }, 0));
    expect(advice).toEqual({ kind: 'LEAVE_PACKING', code: 'unboxed', parcelIds: ['a'], grams: 0, saves: yuan(3800) });
  });
  it('names the cheapest way by each other line', () =>
    expect(transitAdvice([air, sea], asked([parcelOf()]), IN_YUAN)).toEqual([
      { kind: 'LINE', lineName: 'SEA', boxes: 1, extraDays: 31, saves: yuan(24_700 - 12_000) },
    ])); // prettier-ignore
  it('names no line that does not take it, and each of the others once, by its fewest boxes', () => {
    const elsewhere = lineOf({ zone: { countries: ['nz'] } }, 'NZ');
    const sized = { ...sea, terms: { ...sea.terms, boxes: { max: 3, sum: 'SUM' as const } } };
    const parcels = [parcelOf({ id: 'a', grams: 1000 }), parcelOf({ id: 'b', grams: 1000 })];
    expect(transitAdvice([air, elsewhere, sized], asked(parcels), IN_YUAN)).toEqual([
      { kind: 'LINE', lineName: 'SEA', boxes: 1, extraDays: 31, saves: yuan(20_900 - 9000) },
    ]);
  });
  it('thinks of no more boxes than there are parcels', () => {
    const dear = lineOf(
      {
        price: {
          mode: 'tier',
          bands: [
            { upToGrams: 1000, baseFee: 100, kilogramFee: 0 },
            { upToGrams: null, baseFee: 9000, kilogramFee: 0 },
          ],
        },
      },
      'AIR',
    );
    expect(transitAdvice([dear], asked([parcelOf({ grams: 2000 })]), IN_YUAN)).toEqual([]);
  });
  it('leaves no packing where the line would not take what is left', () => {
    const shoes = parcelOf({ grams: 1600, lengthMm: 200, widthMm: 200, heightMm: 200, categories: ['shoes'] });
    const shop = shopThat({ gramsBasisPoints: 5000, roomBasisPoints: 0 }, 100);
    // 200 kg a cubic metre, and 100 without the boxes of the shoes
    const from = (fromKgPerM3: number) =>
      lineOf({ price: { mode: 'density', bands: [{ fromKgPerM3, baseFee: 0, kilogramFee: 3000 }] } }, 'AIR');
    expect(transitAdvice([from(101)], asked([shoes]), shop)).toEqual([]);
    expect(transitAdvice([from(100)], asked([shoes]), shop)).toMatchObject([{ kind: 'LEAVE_PACKING', grams: 800 }]);
  });
  it('splits where two boxes are cheaper than one', () => {
    const dear = lineOf({ price: { mode: 'tier', bands: [{ upToGrams: 1000, baseFee: 100, kilogramFee: 1000 }, { upToGrams: null, baseFee: 9000, kilogramFee: 1000 }] } }, 'AIR');
    const parcels = [parcelOf({ id: 'a', grams: 1000 }), parcelOf({ id: 'b', grams: 1000 })];
    expect(transitAdvice([dear], asked(parcels), IN_YUAN)).toEqual([
      { kind: 'LINE', lineName: 'AIR', boxes: 2, extraDays: 0, saves: yuan(11_000 - 2200) },
    ]);
  }); // prettier-ignore
  it('goes by another line in as many boxes as are cheapest there', () => {
    const bands = [{ upToGrams: 1000, baseFee: 100, kilogramFee: 1000 }, { upToGrams: null, baseFee: 9000, kilogramFee: 1000 }];
    const slow = lineOf({ maxDays: 40, price: { mode: 'tier', bands } }, 'SEA');
    const parcels = ['a', 'b', 'c'].map((id) => parcelOf({ id, grams: 500 }));
    // 1.5 kg in one box ¥105, 1 kg and 0.5 kg in two ¥17, three times 0.5 kg ¥18; by air ¥171
    expect(transitAdvice([air, slow], asked(parcels), IN_YUAN)).toEqual([
      { kind: 'LINE', lineName: 'SEA', boxes: 2, extraDays: 31, saves: yuan(17_100 - 1700) },
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
  it('reckons that what is on its way has lain nowhere, and waits for nothing where nothing comes', () => {
    const storage = { freeDays: 10, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: null };
    const choice = asked([parcelOf({ grams: 500 })], { arriving: [parcelOf({ id: 'late', grams: 500 })] });
    const stored = [{ days: 12, grams: 500 }];
    const waits = (arriving: Choice['arriving'], line = air) =>
      transitAdvice([line], { ...choice, arriving, request: { ...choice.request, stored } }, { ...IN_YUAN, storage });
    expect(waits(choice.arriving)).toEqual([{ kind: 'WAIT', parcelIds: ['late'], saves: yuan(9500 - 3800) }]);
    expect(waits([])).toEqual([]);
    expect(waits([], lineOf({ minFee: 20_000 }, 'AIR'))).toEqual([]);
  });
  it('puts what saves most first', () => {
    const shoes = parcelOf({ grams: 1600, categories: ['shoes'] });
    const arriving = [parcelOf({ id: 'late', grams: 500 })];
    const shop = shopThat({ gramsBasisPoints: 6000, roomBasisPoints: 0 }, 0);
    expect(transitAdvice([air, sea], asked([shoes], { arriving }), shop).map(({ kind }) => kind)).toEqual([
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

describe('costApart', () => {
  const [light, heavy] = [parcelOf({ id: 'light', grams: 500 }), parcelOf({ id: 'heavy', grams: 3000 })];

  it('is the cheapest line for each, and its own storage', () => {
    const { request } = asked([light, heavy]);
    // half a kilogram by air; the first kilogram by sea and two more
    expect(costApart([air, sea], request, IN_YUAN)).toEqual(yuan(6000 + 12_000));
    const storage = { freeDays: 10, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: null };
    const stored = [{ days: 0, grams: 500 }, { days: 12, grams: 3000 }];
    expect(costApart([air, sea], { ...request, stored }, { ...IN_YUAN, storage })).toEqual(yuan(18_000 + 400));
  });

  it('is nothing where no line takes one of them', () => {
    const { request } = asked([light, { ...heavy, goodsKinds: ['WEAPON'] as never }]);
    expect(costApart([air, sea], request, IN_YUAN)).toBeUndefined();
  });
}); // prettier-ignore
