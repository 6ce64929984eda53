import { describe, expect, it } from 'vitest';
import { isServedBy } from '../../../../src/server/modules/transit/pickup.rules';
import { transitParcelOf } from '../../../../src/server/modules/transit/shipped-parcel.rules';

describe('transitParcelOf', () => {
  const measured = { id: 'p1', grams: 800, lengthMm: 300, widthMm: 200, heightMm: 100, goodsKinds: ['FRAGILE'] };
  const items = [
    { category: 'kitchen', channel: 'TAOBAO', unitFen: 5600, quantity: 2 },
    { category: '', channel: 'TAOBAO', unitFen: 100, quantity: 3 },
    { category: 'garden', channel: '', unitFen: 1, quantity: 1 },
  ];
  const shipped = (parcel: object, things: object[]) =>
    transitParcelOf({ parcel, items: things } as unknown as Parameters<typeof transitParcelOf>[0]);

  it('counts its things and what was paid for them, and names each category and channel once', () =>
    expect(shipped(measured, items)).toEqual({
      ...measured,
      categories: ['kitchen', 'garden'],
      channels: ['TAOBAO'],
      valueFen: 11_501,
      items: 3,
      pieces: 6,
    }));
  it('weighs and measures nothing before somebody did', () =>
    expect(shipped({ id: 'p1', grams: null, lengthMm: null, widthMm: null, heightMm: null, goodsKinds: [] }, [])).toEqual({
      ...{ id: 'p1', grams: 0, lengthMm: 0, widthMm: 0, heightMm: 0, goodsKinds: [] },
      ...{ categories: [], channels: [], valueFen: 0, items: 0, pieces: 0 },
    }));
}); // prettier-ignore

describe('isServedBy', () => {
  const station = { id: 'syd', countryCode: 'AU' };
  it.each([
    ['its country, by any station', { country: 'au', stations: [] }, true],
    ['any country, where none is asked for', { country: undefined, stations: [] }, true],
    ['another country', { country: 'NZ', stations: ['syd'] }, false],
    ['this station', { country: 'AU', stations: ['mel', 'syd'] }, true],
    ['other stations', { country: 'AU', stations: ['mel'] }, false],
    ['other stations, wherever', { country: undefined, stations: ['mel'] }, false],
  ])('a line to %s', (_, line, isServed) => expect(isServedBy(station, line)).toBe(isServed));
});
