import { describe, expect, it } from 'vitest';
import { addressNeed, missingPlaceFields, withoutUnused } from '../../src/contract/address-needs';

describe('an address', () => {
  it.each([
    ['us', 'required', 'unused', 'required'],
    ['AU', 'required', 'unused', 'required'],
    ['gb', 'optional', 'unused', 'required'],
    ['nz', 'optional', 'optional', 'required'],
    ['br', 'required', 'optional', 'required'],
    ['ca', 'required', 'unused', 'required'],
    ['mx', 'required', 'optional', 'required'],
    ['in', 'required', 'optional', 'required'],
    ['ae', 'required', 'optional', 'unused'],
    ['hk', 'optional', 'optional', 'unused'],
    ['sg', 'unused', 'unused', 'required'],
    ['de', 'unused', 'unused', 'required'],
    ['th', 'required', 'required', 'required'],
    ['vn', 'required', 'optional', 'optional'],
    ['xx', 'optional', 'optional', 'optional'],
  ])('of %s: province %s, district %s, postcode %s', (country, province, district, postcode) => {
    const needs = (['province', 'district', 'postcode'] as const).map((field) => addressNeed(field, country));
    expect(needs).toEqual([province, district, postcode]);
  });

  it('misses what its country needs, which blanks do not fill', () => {
    expect(missingPlaceFields({ countryCode: 'US' })).toEqual(['province', 'postcode']);
    expect(missingPlaceFields({ countryCode: 'us', province: ' ', postcode: '94103' })).toEqual(['province']);
    expect(missingPlaceFields({ countryCode: 'ae', province: 'Dubai' })).toEqual([]);
  });

  it('keeps nothing of a country that was chosen before', () => {
    const place = { countryCode: 'ae', province: 'Dubai', district: 'Jumeirah', postcode: '94103' };
    expect(withoutUnused(place)).toEqual({ ...place, postcode: '' });
    expect(place.postcode).toBe('94103');
  });
});
