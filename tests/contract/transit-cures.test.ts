import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCure, quoteLines, withCures, type Cure } from '../../src/contract/transit-cures';
import { quoteTransit } from '../../src/contract/transit-quote';
import { above, amiss } from '../../src/contract/transit-refusal';
import type { TransitParcel, TransitRequest } from '../../src/contract/transit-request';
import type { GivenTerms } from '../support/transit-lines';
import { IN_YUAN, lineOf, parcelOf, requestOf } from '../support/transit-terms';

const curesOf = (given: Partial<GivenTerms>, asked: Partial<TransitRequest>) => {
  const [line, request] = [lineOf(given), requestOf(asked)];
  const { refusals } = quoteTransit(line, request, IN_YUAN);
  return withCures(line, request, IN_YUAN, refusals).map(({ code, over, cures }) => [code, over, cures]);
};
const weighing = (...grams: number[]) => grams.map((each, at) => parcelOf({ id: `p${at + 1}`, grams: each }));
const upTo = (maxScaleGrams: number): Partial<GivenTerms> => ({ weight: { divisor: 6000, maxScaleGrams } });

describe('withCures', () => {
  it('splits into as many boxes as it takes, or takes out the lightest parcel that helps', () =>
    expect(curesOf(upTo(2000), { parcels: weighing(900, 1500, 700, 1000) })).toEqual([
      ['too-heavy', 2100, [{ kind: 'SPLIT', boxes: 3 }, { kind: 'TAKE_OUT', parcelIds: ['p4', 'p2'] }]],
    ])); // prettier-ignore
  it('takes out one parcel where that is enough', () =>
    expect(curesOf(upTo(2000), { parcels: weighing(900, 1500, 400) })).toEqual([
      ['too-heavy', 800, [{ kind: 'SPLIT', boxes: 2 }, { kind: 'TAKE_OUT', parcelIds: ['p1'] }]],
    ])); // prettier-ignore
  it('knows no cure for a single thing, for what was packed, or where one box is all', () => {
    expect(curesOf(upTo(2000), { parcels: weighing(2001) })).toEqual([['too-heavy', 1, []]]);
    const boxes = [{ grams: 2100, sides: [1, 1, 1] as const, mm3: 1 }];
    expect(curesOf(upTo(2000), { parcels: weighing(1000, 1100), boxes })).toEqual([['too-heavy', 100, []]]);
    expect(curesOf({ ...upTo(2000), boxes: { max: 1, sum: 'EACH' } }, { parcels: weighing(1500, 1500) })).toEqual([
      ['too-heavy', 1000, [{ kind: 'TAKE_OUT', parcelIds: ['p1'] }]],
    ]);
  });
  it('puts what is in too many boxes into fewer, and leaves nothing out for it', () => {
    const few: Partial<GivenTerms> = { ...upTo(2000), boxes: { max: 1, sum: 'EACH' } };
    const boxes = { count: 2, allowance: { minGrams: 0, gramsBasisPoints: 0, roomBasisPoints: 0 } };
    expect(curesOf(few, { parcels: weighing(500, 500), boxes })).toEqual([
      ['too-many-boxes', 1, [{ kind: 'JOIN', boxes: 1 }]],
    ]);
    expect(curesOf(few, { parcels: weighing(1500, 1500), boxes })).toEqual([['too-many-boxes', 1, []]]);
  });
  it('takes out all that is of a kind which the line does not take', () => {
    const parcels = [parcelOf({ id: 'bank', goodsKinds: ['BATTERY_LOOSE'] }), parcelOf({ id: 'shoes' }), parcelOf({ id: 'cell', goodsKinds: ['GENERAL', 'BATTERY_LOOSE'] })];
    const given: Partial<GivenTerms> = { goodsKinds: ['GENERAL'] };
    expect(curesOf(given, { parcels })).toEqual([['goods-kind-not-taken', null, [{ kind: 'TAKE_OUT', parcelIds: ['bank', 'cell'] }]]]);
    expect(curesOf(given, { parcels: parcels.slice(0, 1) })).toEqual([['goods-kind-not-taken', null, []]]);
  }); // prettier-ignore
  it('leaves off what the line does not do, and says what it wants instead', () => {
    const asked = { services: ['sign'], packing: ['crate'], insuredFen: 5, delivery: 'STATION', customsFields: [] } as const;
    expect(curesOf({ customsFields: ['PCCC'] }, asked)).toEqual([
      ['delivery-not-offered', null, [{ kind: 'DELIVERY', delivery: 'DOOR' }]],
      ['customs-field-missing', null, [{ kind: 'GIVE', field: 'PCCC' }]],
      ['service-not-offered', null, [{ kind: 'LEAVE_OFF', code: 'sign' }]],
      ['packing-not-offered', null, [{ kind: 'LEAVE_OFF', code: 'crate' }]],
      ['insurance-not-offered', null, [{ kind: 'LEAVE_OFF', code: 'insurance' }]],
    ]);
    expect(curesOf({ delivery: 'STATION' }, { delivery: 'DOOR' })).toEqual([['delivery-not-offered', null, [{ kind: 'DELIVERY', delivery: 'STATION' }]]]);
  }); // prettier-ignore
  it('looks for no other box where it is about the place', () =>
    expect(curesOf({}, { country: 'nz', parcels: weighing(1, 2) })).toEqual([['country-not-served', null, []]]));
  it.each(['currency-unknown', 'country-not-served', 'postcode-not-served', 'warehouse-not-served'] as const)(
    'has none for anything else either where a line is refused for good: %s',
    (code) => {
      const [line, request] = [lineOf(upTo(2000)), requestOf({ parcels: weighing(1500, 1500) })];
      const refusals = withCures(line, request, IN_YUAN, [above('too-heavy', 3000, 2000), amiss(code, null, null)]);
      expect(refusals.map(({ cures }) => cures)).toEqual([[], []]);
    },
  );
  it.each(['goods-kind-not-taken', 'postcode-missing', 'size-missing'] as const)(
    'looks for no other box where it is about %s',
    (code) => {
      const request = requestOf({ parcels: weighing(900, 1500) });
      expect(withCures(lineOf(), request, IN_YUAN, [amiss(code, null, null)])).toMatchObject([{ cures: [] }]);
    },
  );
  it('takes nothing out of what was packed, whatever it is refused for', () => {
    const packed = { parcels: weighing(1000, 900, 800), boxes: [{ grams: 2700, sides: [1, 1, 1] as const, mm3: 1 }] };
    const dear: Partial<GivenTerms> = { refusals: [{ code: 'dear', text: {}, when: [[{ of: 'PIECES', from: 3 }]] }] };
    expect(curesOf(dear, packed)).toEqual([['dear', 1, []]]);
    const parcels = [parcelOf({ id: 'bank', goodsKinds: ['BATTERY_LOOSE'] }), parcelOf({ id: 'shoes' })];
    expect(curesOf({ goodsKinds: ['GENERAL'] }, { ...packed, parcels })).toEqual([['goods-kind-not-taken', null, []]]);
  });
  it('takes out as few of the heaviest as helps, all but the lightest if it must be', () => {
    const one = { boxes: { max: 1, sum: 'EACH' } } as const;
    expect(curesOf({ ...upTo(2000), ...one }, { parcels: weighing(500, 600, 700, 1500, 1600) })).toEqual([
      ['too-heavy', 2900, [{ kind: 'TAKE_OUT', parcelIds: ['p4', 'p5'] }]],
    ]);
    expect(curesOf({ ...upTo(1000), ...one }, { parcels: weighing(900, 1900, 1950) })).toEqual([
      ['too-heavy', 3750, [{ kind: 'TAKE_OUT', parcelIds: ['p2', 'p3'] }]],
    ]);
  });
  it('has a cure for each of several refusals', () =>
    expect(curesOf({ ...upTo(2000), refusals: [{ code: 'dear', text: {}, when: [[{ of: 'PIECES', from: 3 }]] }] }, { parcels: weighing(1000, 900, 800) })).toEqual([
      ['too-heavy', 700, [{ kind: 'SPLIT', boxes: 2 }, { kind: 'TAKE_OUT', parcelIds: ['p3'] }]],
      ['dear', 1, [{ kind: 'TAKE_OUT', parcelIds: ['p3'] }]],
    ])); // prettier-ignore

  const parcel: fc.Arbitrary<TransitParcel> = fc.record({
    grams: fc.integer({ min: 1, max: 4000 }),
    lengthMm: fc.integer({ min: 1, max: 700 }),
    valueFen: fc.nat(90_000),
    goodsKinds: fc.subarray(['GENERAL', 'LIQUID', 'MAGNET'] as const, { minLength: 1 }),
  }).map((given) => parcelOf({ ...given, widthMm: 200, heightMm: 100 })); // prettier-ignore
  it('names limit and excess, and its cures really cure', () => {
    const given = fc.record({
      weight: fc.record({ divisor: fc.constantFrom(5000, 8000), maxScaleGrams: fc.integer({ min: 500, max: 6000 }), maxCountedGrams: fc.integer({ min: 500, max: 6000 }) }),
      limits: fc.record({ maxSideMm: fc.integer({ min: 200, max: 800 }), maxSumMm: fc.integer({ min: 600, max: 1200 }) }),
      goodsKinds: fc.constantFrom<['GENERAL'] | ['GENERAL', 'LIQUID']>(['GENERAL'], ['GENERAL', 'LIQUID']),
      refusals: fc.constant<NonNullable<GivenTerms['refusals']>>([{ code: 'dear', text: {}, when: [[{ of: 'VALUE', from: 200_000 }]] }]),
    });
    fc.assert(
      fc.property(given, fc.array(parcel, { minLength: 1, maxLength: 6 }), (terms, parcels) => {
        const line = lineOf(terms);
        const request = requestOf({ parcels: parcels.map((each, at) => ({ ...each, id: `p${at}` })), insuredFen: 1 });
        for (const refusal of withCures(line, request, IN_YUAN, quoteTransit(line, request, IN_YUAN).refusals)) {
          const { code, limit, actual, over, cures } = refusal;
          if (typeof limit === 'number' && typeof actual === 'number') expect([over, Number(over) > 0]).toEqual([Math.abs(actual - limit), true]);
          for (const cure of cures as Exclude<Cure, { kind: 'OTHER_LINE' }>[]) {
            const after = quoteTransit(line, applyCure(request, cure), IN_YUAN);
            expect(after.refusals.map((each) => each.code)).not.toContain(code);
          }
        }
      }),
    );
  }); // prettier-ignore
});

describe('applyCure', () => {
  it('leaves the rest as it is', () => {
    const request = requestOf({ services: ['a', 'b'], packing: ['a', 'c'], insuredFen: 7, customsFields: ['X'] });
    expect(applyCure(request, { kind: 'LEAVE_OFF', code: 'a' })).toEqual({ ...request, services: ['b'], packing: ['c'] });
    expect(applyCure(request, { kind: 'LEAVE_OFF', code: 'insurance' })).toEqual({ ...request, insuredFen: null });
    expect(applyCure(request, { kind: 'GIVE', field: 'Y' })).toEqual({ ...request, customsFields: ['X', 'Y'] });
    expect(applyCure({ ...request, customsFields: null }, { kind: 'GIVE', field: 'Y' }).customsFields).toEqual(['Y']);
    expect(applyCure({ ...request, boxes: [] }, { kind: 'SPLIT', boxes: 2 }).boxes).toEqual([]);
  }); // prettier-ignore
});

describe('quoteLines', () => {
  const light = lineOf(upTo(2000), 'LIGHT');
  const sea = lineOf({ maxDays: 40, minFee: 90_000 }, 'SEA');
  const air = lineOf({ maxDays: 9 }, 'AIR');
  it('sorts those that take it by price, and sends the others to the cheapest', () => {
    const { quotes, refused } = quoteLines([sea, light, air], requestOf(), IN_YUAN);
    expect(quotes.map(({ lineName }) => lineName)).toEqual(['AIR', 'SEA']);
    expect(refused.map(({ lineName, refusals }) => [lineName, refusals[0]?.code, refusals[0]?.cures])).toEqual([
      ['LIGHT', 'too-heavy', [{ kind: 'OTHER_LINE', lineName: 'AIR', extraDays: -3 }]],
    ]);
  });
  it('names no other line where none takes it, and the one with the least in the way first', () => {
    const none = lineOf({ ...upTo(2000), goodsKinds: ['FOOD'] }, 'NONE');
    const { quotes, refused } = quoteLines([none, light], requestOf(), IN_YUAN);
    expect([quotes, refused.map(({ lineName }) => lineName)]).toEqual([[], ['LIGHT', 'NONE']]);
    expect(refused.flatMap(({ refusals }) => refusals.flatMap(({ cures }) => cures))).toEqual([]);
  });
});
