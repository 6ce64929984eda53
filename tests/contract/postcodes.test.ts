import { expect, it } from 'vitest';
import { mayBePostcode } from '../../src/contract/postcodes';

it.each([
  ['au', '2000', true],
  ['AU', ' 20 00 ', true],
  ['au', '99999', false],
  ['au', 'abcd', false],
  ['us', '94103', true],
  ['us', '94103-1234', true],
  ['us', '9410', false],
  ['gb', 'sw1a 1aa', true],
  ['gb', 'M1 1AE', true],
  ['gb', '12345', false],
  ['ca', 'K1A 0B1', true],
  ['ca', 'D1A 0B1', false],
  ['nl', '1012 ab', true],
  ['ie', 'D6W XY00', true],
  ['jp', '100-0001', true],
  ['pt', '1000-205', true],
  ['br', '01310-100', true],
  ['pl', '00-950', true],
  ['lv', 'LV-1050', true],
  ['se', '114 55', true],
  ['ru', '101000', true],
  ['ru', '10100', false],
  ['vn', '100000', true],
  ['vn', '1000', false],
  ['tw', '10617', true],
  ['il', '9414501', true],
  ['is', '101', true],
  // no post of ours
  ['xx', 'anything', true],
  // whether there must be one is asked elsewhere
  ['us', '', true],
])('%s may have the postcode "%s": %s', (country, postcode, may) => {
  expect(mayBePostcode(country, postcode)).toBe(may);
});
