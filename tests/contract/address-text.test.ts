import { describe, expect, it } from 'vitest';
import { placeText } from '../../src/contract/address-text';

const place = { street: '1 Quay Rd', district: '', city: 'Oban', province: 'Argyll', postcode: '', countryCode: 'gb' };

describe('placeText', () => {
  it('names the nearest first, and no part that is not there', () => {
    expect(placeText(place)).toBe('1 Quay Rd, Oban, Argyll, GB');
    expect(placeText({ ...place, district: 'Old Town', postcode: 'PA34' })).toBe(
      '1 Quay Rd, Old Town, Oban, Argyll, PA34, GB',
    );
  });

  it('says once what a city and its province are both called', () => {
    const dubai = { ...place, city: 'Dubai', province: 'Dubai', countryCode: 'ae' };
    expect(placeText(dubai)).toBe('1 Quay Rd, Dubai, AE');
    expect(placeText({ ...dubai, district: 'Jumeirah 2' }, 'Dubai')).toBe('1 Quay Rd, Jumeirah 2, Dubai');
  });

  it('says the country by its name where that is known', () => {
    expect(placeText(place, 'United Kingdom')).toBe('1 Quay Rd, Oban, Argyll, United Kingdom');
  });
});
