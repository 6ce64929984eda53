import { describe, expect, it } from 'vitest';
import { packedRequest } from '../../../../src/server/modules/transit/packed-request.rules';
import { parcelOf, requestOf } from '../../../support/transit-terms';

const parcels = [parcelOf({ id: 'a', valueFen: 10_000 }), parcelOf({ id: 'b', valueFen: 5000, insurableFen: 3000 })];
const stored = [{ days: 20, grams: 500, parcelNo: 'PA-a' }, { days: 30, grams: 900, parcelNo: 'PA-b' }, { days: 5, grams: 1 }]; // prettier-ignore
const asked = requestOf({ parcels, stored, insuredFen: 12_000, services: ['photo'] });
const [a, b] = [
  { id: 'a', parcelNo: 'PA-a' },
  { id: 'b', parcelNo: 'PA-b' },
];
const boxes = [{ grams: 2400, lengthMm: 200, widthMm: 300, heightMm: 100 }];
const measured = [{ grams: 2400, sides: [300, 200, 100], mm3: 6_000_000 }];
const packed = (held: (typeof a)[], request = asked) =>
  packedRequest({ estimate: { request } } as unknown as Parameters<typeof packedRequest>[0], { boxes, held });

describe('what is billed', () => {
  it('is what was asked for to the letter, in the boxes as they are, as long as nothing was left out', () =>
    expect(packed([b, a])).toEqual({ ...asked, boxes: measured }));
  it('is insured as was asked as long as nothing was left out, whatever that is worth', () =>
    expect(packed([a, b], { ...asked, insuredFen: 99_000 }).insuredFen).toBe(99_000));
  it('is stored by what is still in them, one or more', () => {
    const three = { ...asked, parcels: [...parcels, parcelOf({ id: 'c' })] };
    expect(packed([a, b], three).stored).toEqual(stored);
  });
  it('is what is in them: what was left out is neither stored nor insured', () => {
    expect(packed([a])).toEqual({ ...asked, boxes: measured, parcels: [parcels[0]], insuredFen: 10_000, stored: [stored[0], stored[2]] }); // prettier-ignore
    expect(packed([b])).toMatchObject({ parcels: [parcels[1]], insuredFen: 3000, stored: [stored[1], stored[2]] });
  });
  it('is insured for no more than was asked', () =>
    expect(packed([a], { ...asked, insuredFen: 9999 }).insuredFen).toBe(9999));
  it('is not insured where that was not asked', () =>
    expect(packed([a], { ...asked, insuredFen: null }).insuredFen).toBeNull());
  it('counts nothing that was not in it before', () =>
    expect(packed([a, b, { id: 'c', parcelNo: 'PA-c' }])).toEqual({ ...asked, boxes: measured }));
});
