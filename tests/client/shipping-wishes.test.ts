import { expect, it } from 'vitest';
import { firstWishes } from '../../src/client/shipping-wishes';
import type { Address } from '../../src/contract/account';

it('goes to the first address, else to the shop’s country', () => {
  const address = { countryCode: 'NZ', postcode: '6011' } as Address;
  expect(firstWishes([address], 'au')).toEqual({ country: 'nz', postcode: '6011' });
  expect(firstWishes([], 'AU')).toEqual({ country: 'au', postcode: '' });
});
