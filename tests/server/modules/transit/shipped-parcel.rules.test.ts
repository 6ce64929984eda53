import { describe, expect, it } from 'vitest';
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
  it('insures what money still holds, where that is less than all of it', () => {
    const [kept, gone] = [{ ...items[0], id: 'a' }, { ...items[1], id: 'b' }];
    const worth = (unpaid: string[]) =>
      transitParcelOf({ parcel: measured, items: [kept, gone] } as unknown as Parameters<typeof transitParcelOf>[0], new Set(unpaid));
    expect(worth(['b'])).toMatchObject({ valueFen: 11_500, insurableFen: 11_200, items: 2 });
    expect(worth(['a', 'b'])).toMatchObject({ valueFen: 11_500, insurableFen: 0 });
    expect(worth(['c'])).not.toHaveProperty('insurableFen');
  });
  it('weighs and measures nothing before somebody did', () =>
    expect(shipped({ id: 'p1', grams: null, lengthMm: null, widthMm: null, heightMm: null, goodsKinds: [] }, [])).toEqual({
      ...{ id: 'p1', grams: 0, lengthMm: 0, widthMm: 0, heightMm: 0, goodsKinds: [] },
      ...{ categories: [], channels: [], valueFen: 0, items: 0, pieces: 0 },
    }));
}); // prettier-ignore
