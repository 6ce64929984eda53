import { describe, expect, it } from 'vitest';
import { placeWord } from '../../src/contract/address-words';

describe('the parts of an address', () => {
  it.each([
    ['us', 'state', 'city', undefined, 'zip'],
    ['AU', 'state', 'suburb', undefined, undefined],
    ['gb', 'county', 'town', undefined, undefined],
    ['nz', 'region', 'town', 'suburb', undefined],
    ['ae', 'emirate', undefined, 'area', undefined],
    ['om', 'governorate', undefined, 'area', undefined],
    ['jp', 'prefecture', undefined, undefined, undefined],
    ['np', 'province', undefined, undefined, undefined],
    ['uz', 'region', undefined, undefined, undefined],
    ['ca', 'province', 'city', undefined, undefined],
    // the shop's language has its own word
    ['vn', undefined, undefined, undefined, undefined],
    ['kr', undefined, undefined, undefined, undefined],
    ['xx', undefined, undefined, undefined, undefined],
  ])('of %s: province is %s, city %s, district %s, postcode %s', (country, ...words) => {
    expect((['province', 'city', 'district', 'postcode'] as const).map((field) => placeWord(field, country))).toEqual(
      words,
    );
  });
});
