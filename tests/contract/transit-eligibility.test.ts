import { describe, expect, it } from 'vitest';
import { quoteTransit } from '../../src/contract/transit-quote';
import type { TransitRequest } from '../../src/contract/transit-request';
import type { GivenTerms } from '../support/transit-lines';
import { IN_YUAN, lineOf, parcelOf, requestOf } from '../support/transit-terms';

const refused = (given: Partial<GivenTerms>, request: Partial<TransitRequest> = {}) => {
  const { refusals, rows, total } = quoteTransit(lineOf(given), requestOf(request), IN_YUAN);
  expect([rows.length > 0, total !== null]).toEqual([refusals.length === 0, refusals.length === 0]);
  return refusals.map(({ code, actual, limit, over }) => [code, actual, limit, over]);
};
const rule = (when: NonNullable<GivenTerms['refusals']>[number]['when']): Partial<GivenTerms> => ({ refusals: [{ code: 'house-rule', text: { en: 'No.' }, when }] }); // prettier-ignore

describe('whatIsRefused', () => {
  it('takes countries in letters of any size, and no other', () => {
    expect(refused({}, { country: 'au' })).toEqual([]);
    expect(refused({}, { country: 'nz' })).toEqual([['country-not-served', 'nz', null, null]]);
  });
  it.each([
    ['', []],
    ['2801', []],
    ['28-01', []],
    ['3000', [['postcode-not-served', '3000', null, null]]],
    ['28 99', [['postcode-not-served', '28 99', null, null]]],
  ])('leaves postcodes out: %s', (postcode, refusals) =>
    expect(refused({ zone: { countries: ['au'], exceptPostcodes: ['2 899', '30'] } }, { postcode })).toEqual(refusals),
  );
  it.each([
    ['', [['postcode-missing', null, null, null]]],
    ['ec1a 1bb', []],
    ['W1A', [['postcode-not-served', 'W1A', null, null]]],
  ])('goes to some postcodes only: %s', (postcode, refusals) =>
    expect(refused({ zone: { countries: ['au'], postcodes: ['EC 1'] } }, { postcode })).toEqual(refusals),
  );
  it('leaves from its warehouses', () => {
    expect(refused({ warehouses: ['SZ'] }, { warehouse: 'YW' })).toEqual([['warehouse-not-served', 'YW', null, null]]);
    for (const warehouse of ['SZ', null]) expect(refused({ warehouses: ['SZ'] }, { warehouse })).toEqual([]);
    expect(refused({}, { warehouse: 'YW' })).toEqual([]);
  });
  it('goes to the door, to a station, or to both', () => {
    expect(refused({ delivery: 'DOOR' }, { delivery: 'STATION' })).toEqual([['delivery-not-offered', 'STATION', 'DOOR', null]]); // prettier-ignore
    expect(refused({ delivery: 'STATION' }, { delivery: 'STATION' })).toEqual([]);
    expect(refused({ delivery: 'BOTH' }, { delivery: 'STATION' })).toEqual([]);
    expect(refused({ delivery: 'STATION' }, { delivery: null })).toEqual([]);
  });
  it('wants the customs data, once somebody was asked for them', () => {
    const given = { customsFields: ['PCCC', 'PHONE'] };
    expect(refused(given, { customsFields: ['PHONE'] })).toEqual([['customs-field-missing', null, 'PCCC', null]]);
    expect(refused(given, { customsFields: ['PHONE', 'PCCC'] })).toEqual([]);
    expect(refused(given, { customsFields: null })).toEqual([]);
  });
  it('names each kind of goods that it does not take, once', () => {
    const parcels = [parcelOf({ goodsKinds: ['LIQUID', 'GENERAL'] }), parcelOf({ id: 'b', goodsKinds: ['MAGNET', 'LIQUID'] })];
    expect(refused({ goodsKinds: ['GENERAL'] }, { parcels })).toEqual([
      ['goods-kind-not-taken', 'LIQUID', null, null],
      ['goods-kind-not-taken', 'MAGNET', null, null],
    ]);
  }); // prettier-ignore
  it('drops nothing that was asked for in silence', () =>
    expect(refused({}, { services: ['sign'], packing: ['crate'], insuredFen: 1 })).toEqual([
      ['service-not-offered', 'sign', null, null],
      ['packing-not-offered', 'crate', null, null],
      ['insurance-not-offered', null, null, null],
    ]));
  it('says all of it, also what has no price', () => {
    const price: GivenTerms['price'] = { mode: 'tier', bands: [{ upToGrams: 2000, baseFee: 1, kilogramFee: 1 }] };
    const weight = { divisor: 6000, stepGrams: 500, maxScaleGrams: 2300 };
    const heavy = [['too-heavy', 2350, 2300, 50], ['counted-too-heavy', 2500, 2000, 500]]; // prettier-ignore
    expect(refused({ price, weight, delivery: 'DOOR' }, { delivery: 'STATION' })).toEqual([
      ['delivery-not-offered', 'STATION', 'DOOR', null],
      ...heavy,
    ]);
  });
});

describe('rules of refusal', () => {
  it.each([
    ['what weighs', [[{ of: 'SCALE_GRAMS', from: 2350 }]], [2350, 2349, 1]],
    ['what is billed', [[{ of: 'CHARGED_GRAMS', from: 2001 }]], [2500, 2000, 500]],
    ['what is worth too little', [[{ of: 'VALUE', to: 1000 }]], [700, 1001, 301]],
    ['a span', [[{ of: 'PIECES', from: 2, to: 9 }]], [3, 1, 2]],
    ['whatever there is', [[{ of: 'BOXES' }]], ['1', null, null]],
    ['everything', [], [null, null, null]],
    ['a country', [[{ of: 'COUNTRY', in: ['NZ', 'AU'] }]], ['AU', null, null]],
    ['a postcode', [[{ of: 'POSTCODE', in: ['30', '28'] }]], ['28', null, null]],
    ['kinds of goods', [[{ of: 'GOODS_KIND', in: ['LIQUID', 'MAGNET', 'FOOD'] }]], ['MAGNET, FOOD', null, null]],
    ['a category', [[{ of: 'CATEGORY', in: ['toys'] }]], ['toys', null, null]],
    ['a channel', [[{ of: 'CHANNEL', in: ['TAOBAO'] }]], ['TAOBAO', null, null]],
    ['what nobody gave', [[{ of: 'MISSING_CUSTOMS_FIELD', in: ['PCCC'] }]], ['PCCC', null, null]],
    ['both together, by what can be counted', [[{ of: 'COUNTRY', in: ['AU'] }, { of: 'LONGEST_SIDE', from: 301 }]], [400, 300, 100]],
    ['one of two', [[{ of: 'COUNTRY', in: ['NZ'] }], [{ of: 'SUM_OF_SIDES', from: 801 }]], [900, 800, 100]],
    ['girth', [[{ of: 'GIRTH', from: 1401 }]], [1400, null, null]],
    ['room', [[{ of: 'VOLUME', from: 24_000_000 }]], [24_000_000, 23_999_999, 1]],
  ] as const)('refuse %s', (what, when, [actual, limit, over]) => {
    const parcels = [parcelOf({ lengthMm: 200, widthMm: 400, heightMm: 300, valueFen: 700, pieces: 3, goodsKinds: ['MAGNET', 'FOOD'], categories: ['toys'], channels: ['TAOBAO'] })];
    const terms = { ...rule(structuredClone(when) as never), customsFields: ['PCCC'], weight: { divisor: 10_000, stepGrams: 500 } };
    const found = refused(terms, { parcels, postcode: '2801', customsFields: [] }).filter(([code]) => code === 'house-rule');
    expect(found).toEqual(what === 'girth' ? [] : [['house-rule', actual, limit, over]]);
  }); // prettier-ignore
  it('look at each box by itself', () => {
    const boxes = [500, 3000].map((grams) => ({ grams, sides: [9, 9, 9] as const, mm3: 729 }));
    expect(refused(rule([[{ of: 'SCALE_GRAMS', from: 1000, to: 3000 }]]), { boxes })).toEqual([['house-rule', 3000, 999, 2001]]);
    expect(refused(rule([[{ of: 'SCALE_GRAMS', from: 3001 }]]), { boxes })).toEqual([]);
    expect(refused({ ...rule([[{ of: 'SCALE_GRAMS', from: 3001 }]]), boxes: { max: 2, sum: 'SUM' } }, { boxes })).toEqual([['house-rule', 3500, 3000, 500]]);
    expect(refused(rule([[{ of: 'BOXES', from: 2 }]]), { boxes })).toEqual([['house-rule', 2, 1, 1]]);
  }); // prettier-ignore
  it('measure the girth and sides of the largest box where boxes count as one', () => {
    const sides = [[100, 90, 10], [150, 20, 20]] as const; // prettier-ignore
    const boxes = sides.map((each) => ({ grams: 1, sides: each, mm3: 1 }));
    const summed = (of: 'GIRTH' | 'SUM_OF_SIDES' | 'LONGEST_SIDE') => refused({ ...rule([[{ of, from: 1 }]]), boxes: { max: 2, sum: 'SUM' } }, { boxes })[0]?.[1];
    expect([summed('GIRTH'), summed('SUM_OF_SIDES'), summed('LONGEST_SIDE')]).toEqual([300, 200, 150]);
  }); // prettier-ignore
  it('miss what does not hold', () => {
    const when = [[{ of: 'SCALE_GRAMS' as const, to: 2349 }, { of: 'COUNTRY' as const, in: ['AU'] }]]; // prettier-ignore
    expect(refused(rule(when))).toEqual([]);
    expect(refused(rule([[{ of: 'POSTCODE', in: ['28'] }]]), { postcode: '' })).toEqual([]);
    const missing = { ...rule([[{ of: 'MISSING_CUSTOMS_FIELD', in: ['PCCC'] }]]), customsFields: ['PCCC'] };
    expect(refused(missing)).toEqual([]);
    expect(refused(missing, { customsFields: ['PCCC'] })).toEqual([]);
  });
});
