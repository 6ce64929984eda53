import { describe, expect, it } from 'vitest';
import { leavesSome, unpacked } from '../../src/contract/transit-packing';
import { parcelOf } from '../support/transit-terms';

const charge = { per: 'BOX', fee: 0, min: 0, max: null } as const;
const way = (code: string, categories: string[], gramsBasisPoints: number, roomBasisPoints = 0) => ({
  ...{ code, charge, leavesOff: { categories, gramsBasisPoints, roomBasisPoints } },
});
const plain = { code: 'plain', charge };
const shoes = parcelOf({ id: 'shoes', grams: 1601, heightMm: 101, categories: ['summer', 'shoes'] });
const shirt = parcelOf({ id: 'shirt', grams: 400, heightMm: 40, categories: ['shirts'] });
const bare = way('bare', ['shoes', 'hats'], 5000, 2500);

describe('a way of packing', () => {
  it('leaves something behind of the kinds that it names alone', () => {
    expect([leavesSome(bare, shoes), leavesSome(bare, shirt), leavesSome(plain, shoes)]).toEqual([true, false, false]);
    expect(leavesSome(bare, parcelOf({ categories: [] }))).toBe(false);
  });
  it('makes these lighter and lower, rounded up, and nothing else', () =>
    expect(unpacked([shoes, shirt], ['bare'], [plain, bare])).toEqual([{ ...shoes, grams: 801, heightMm: 76 }, shirt]));
  it('counts only where it is wished for', () => {
    expect(unpacked([shoes], ['plain'], [plain, bare])).toEqual([shoes]);
    expect(unpacked([shoes], [], [bare])).toEqual([shoes]);
  });
  it('takes its part of what another has left', () =>
    expect(unpacked([shoes], ['bare', 'flat'], [bare, way('flat', ['shoes'], 0, 10_000)])).toEqual([
      { ...shoes, grams: 801, heightMm: 0 },
    ]));
});
