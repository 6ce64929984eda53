import { expect, it } from 'vitest';
import { isServedBy, keepDaysOf, mapUrlOf, stationTermsOf } from '../../../../src/server/modules/transit/pickup.rules';

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

it('keeps what is fetched for a fortnight unless it says otherwise, and never shorter than it is free', () => {
  expect(keepDaysOf({ freeDays: 7 })).toBe(14);
  expect(keepDaysOf({ freeDays: 7, keepDays: 10 })).toBe(10);
  expect(keepDaysOf({ freeDays: 30, keepDays: 10 })).toBe(30);
});

it('limits nothing that it does not name', () => {
  const named = { ...station, name: {}, address: '1 Pier', phone: '', hours: {}, freeDays: 7, maxBoxGrams: 20_000 };
  expect(stationTermsOf(named)).toEqual({
    ...{ id: 'hanoi-1', maxSideMm: null, maxBoxGrams: 20_000, maxOrderGrams: null, feeFen: 0 },
  });
});

it('is found on a map where it says where it is', () => {
  expect(mapUrlOf({ mapPoint: '27.7154, -85.3' })).toBe(
    'https://www.openstreetmap.org/?mlat=27.7154&mlon=-85.3#map=17/27.7154/-85.3',
  );
  expect([mapUrlOf({}), mapUrlOf({ mapPoint: '' })]).toEqual(['', '']);
});
