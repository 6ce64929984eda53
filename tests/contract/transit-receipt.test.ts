import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiptOf, recompute } from '../../src/contract/transit-receipt';
import { IN_DOLLARS, lineOf, parcelOf, requestOf } from '../support/transit-terms';

const AT = '2026-11-22T10:00:00.000Z';
const [old, dearer] = [lineOf({}), { ...lineOf({ minFee: 99_000 }), versionId: 'AU-AIR-2' }];

describe('recompute', () => {
  it('makes the same receipt of what it keeps, whatever the line has become', () => {
    const grams = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(grams, fc.nat(500), (each, side) => {
        const request = requestOf({ parcels: [parcelOf({ grams: each, lengthMm: side, widthMm: side, heightMm: side })] });
        const receipt = receiptOf(old, request, IN_DOLLARS, AT);
        if (!receipt) throw new Error('refused');
        // as it comes out of a database
        expect(recompute(JSON.parse(JSON.stringify(receipt)), [dearer, old])).toEqual(receipt);
      }),
    );
  }); // prettier-ignore
  it('keeps what it was made by and when', () =>
    expect(receiptOf(dearer, requestOf(), IN_DOLLARS, AT)).toMatchObject({ lineName: 'AU-AIR', versionId: 'AU-AIR-2', madeAt: AT, request: requestOf(), shop: IN_DOLLARS })); // prettier-ignore
  it('cannot do without the version', () => {
    const receipt = receiptOf(old, requestOf(), IN_DOLLARS, AT);
    expect(receipt && recompute(receipt, [dearer])).toBeUndefined();
  });
  it('is made of nothing that is refused', () =>
    expect(receiptOf(old, requestOf({ country: 'nz' }), IN_DOLLARS, AT)).toBeUndefined());
});
