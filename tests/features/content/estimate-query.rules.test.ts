import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOODS_KINDS } from '../../../src/contract/transit-line.enums';
import {
  addressOfFields,
  estimateQuery,
  fieldsOfAddress,
  inOrder,
  isPlain,
  RARE_KINDS,
  USUAL_KINDS,
  type EstimateFields,
} from '../../../src/features/content/estimate-query.rules';

const plain: EstimateFields = {
  country: 'au',
  kilograms: 1,
  centimetres: ['', '', ''],
  pieces: 1,
  postcode: '',
  kinds: [],
};

describe('estimateQuery', () => {
  it.each([
    ['a weight', {}, { weight: 1000, country: 'au' }],
    ['all of it', { centimetres: [30, '20.5', 10], pieces: '3', postcode: ' 2000 ', kinds: ['LIQUID', 'FOOD'] }, { weight: 1000, country: 'au', sizeLength: 300, sizeWidth: 205, sizeHeight: 100, pieces: 3, postcode: '2000', goodsKinds: 'LIQUID,FOOD' }],
    ['no size of two sides', { centimetres: [30, 20, ''] }, { weight: 1000, country: 'au' }],
    ['one piece where nobody says how many', { pieces: '' }, { weight: 1000, country: 'au' }],
  ] as const)('asks with %s', (_, given, query) => expect(estimateQuery({ ...plain, ...given })).toEqual(query)); // prettier-ignore
  it.each(['', 0, 'x', 100.001, -1, 0.009, '1e1', '1.2.3'])('asks for no weight of %s', (kilograms) =>
    expect(estimateQuery({ ...plain, kilograms })).toBeUndefined(),
  );
  it.each([
    { centimetres: [30, 20, 1001] as const },
    { centimetres: [30, -3, ''] as const },
    { centimetres: [0.05, 20, 30] as const },
    { pieces: 21 },
    { pieces: 0 },
    { pieces: -3 },
    { pieces: '1.5' },
    { pieces: '1e1' },
  ])('asks for nothing where it is said: %j', (wrong) => expect(estimateQuery({ ...plain, ...wrong })).toBeUndefined());
  it('asks for what stands at the bounds', () => {
    const least = estimateQuery({ ...plain, kilograms: 0.01, centimetres: [0.1, 1000, 1], pieces: 20 });
    expect(least).toMatchObject({ weight: 10, sizeLength: 1, sizeWidth: 10_000, pieces: 20 });
    expect(estimateQuery({ ...plain, kilograms: 100 })).toMatchObject({ weight: 100_000 });
  });
});

it('asks about every kind but general goods, the usual six first', () => {
  expect(USUAL_KINDS).toHaveLength(6);
  expect([...USUAL_KINDS, ...RARE_KINDS, 'GENERAL'].sort()).toEqual([...GOODS_KINDS].sort());
  expect(inOrder(['VALUABLE', 'FOOD', 'GOLD'])).toEqual(['FOOD', 'VALUABLE']);
});

describe('isPlain', () => {
  it('is a weight and a country', () => expect(isPlain({ ...plain, kilograms: 7, country: 'vn' })).toBe(true));
  it.each([
    { centimetres: ['', 20, ''] as const },
    { pieces: 2 },
    { postcode: '2000' },
    { kinds: ['WOOD'] satisfies EstimateFields['kinds'] },
  ])('is not %j', (more) => expect(isPlain({ ...plain, ...more })).toBe(false));
});

describe('the address of a calculation', () => {
  it('says what was asked, and keeps what else it says', () => {
    const fields = { ...plain, kilograms: 2.5, centimetres: [30, 20, 10] as const, pieces: 2, kinds: ['MAGNET'] } satisfies EstimateFields;
    const address = addressOfFields(fields, { utm_source: 'friend', kg: '9' });
    expect(address).toEqual({ utm_source: 'friend', to: 'au', kg: '2.5', size: '30x20x10', pieces: '2', goods: 'MAGNET' });
  }); // prettier-ignore
  it('says no weight that is none', () => {
    expect(addressOfFields({ ...plain, kilograms: 0 }, {})).not.toHaveProperty('kg');
  });
  it('is read as it was written', () => {
    const side = fc.integer({ min: 1, max: 9999 }).map((mm) => mm / 10);
    const fields = fc.record({
      country: fc.constantFrom('au', 'VN'),
      kilograms: fc.integer({ min: 1, max: 100_000 }).map((grams) => grams / 1000),
      centimetres: fc.oneof(fc.tuple(side, side, side), fc.constant(['', '', ''] as const)),
      pieces: fc.integer({ min: 1, max: 20 }),
      postcode: fc.constantFrom('', '2000', 'EC1A 1BB'),
      kinds: fc.subarray(inOrder([...USUAL_KINDS, ...RARE_KINDS])),
    });
    fc.assert(
      fc.property(fields, (given) => {
        expect(fieldsOfAddress(addressOfFields(given, {}), 'nz')).toEqual(given);
      }),
    );
  });
  it.each([
    [{}, plain],
    [{ to: 'nowhere', kg: '1e9', size: '3x', pieces: '-1', goods: 'GOLD,FOOD', postcode: ['a', 'b'] }, { ...plain, centimetres: [3, '', ''], kinds: ['FOOD'] }],
  ])('takes nothing from %j that makes no sense', (query, fields) => expect(fieldsOfAddress(query, 'au')).toEqual(fields)); // prettier-ignore
});
