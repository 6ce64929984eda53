import { expect, it } from 'vitest';
import { isServedBy } from '../../../../src/server/modules/transit/pickup.rules';

const station = { id: 'hanoi-1', countryCode: 'vn' };

it.each([
  ['a line that names it', { country: 'VN', stations: ['hue-1', 'hanoi-1'] }, true],
  ['a line that names none, in its country', { country: 'vn', stations: [] }, true],
  ['a line of which the country is not said', { country: undefined, stations: ['hanoi-1'] }, true],
  ['a line that names none, to who knows where', { country: undefined, stations: [] }, true],
  ['a line that names others', { country: 'vn', stations: ['hue-1'] }, false],
  ['a line to another country that names it', { country: 'la', stations: ['hanoi-1'] }, false],
  ['a line to another country that names none', { country: 'la', stations: [] }, false],
])('a station and %s', (_, asked, isServed) => expect(isServedBy(station, asked)).toBe(isServed));

it('tells countries apart in letters of any size', () =>
  expect(isServedBy({ ...station, countryCode: 'VN' }, { country: 'vn', stations: [] })).toBe(true));
