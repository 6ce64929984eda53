import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiptOf, recompute } from '../../src/contract/transit-receipt';
import { IN_DOLLARS, lineOf, NO_ALLOWANCE, parcelOf, requestOf } from '../support/transit-terms';

const AT = '2026-11-22T10:00:00.000Z';
const [old, dearer] = [lineOf({}), { ...lineOf({ minFee: 99_000 }), versionId: 'AU-AIR-2' }];

describe('what the shop bears of a shipment', () => {
  const bearing = (absorbed?: number) => receiptOf(old, requestOf(), IN_DOLLARS, AT, absorbed)!;
  it('is the last row, in its own money, and gone from the sum', () => {
    // ¥247 are $34.84, of which $4.84 are ¥34.31
    expect(bearing().total).toMatchObject({ cny: { amount: 24_700 }, local: { amount: 3484 } });
    const receipt = bearing(484);
    expect(receipt.absorbed).toBe(484);
    expect(receipt.rows.slice(0, -1)).toEqual(bearing().rows);
    expect(receipt.rows.at(-1)).toMatchObject({
      ...{ code: 'discount-absorbed', values: {}, amount: -484, currency: 'USD' },
      price: { cny: { amount: -3431, currency: 'CNY' }, local: { amount: -484, currency: 'USD' } },
    });
    expect(receipt.total).toEqual({
      cny: { amount: 21_269, currency: 'CNY' },
      local: { amount: 3000, currency: 'USD' },
    });
  });
  it('is nothing that is told where it bears nothing', () => {
    expect(bearing(0)).toEqual(bearing());
    expect(bearing(0)).not.toHaveProperty('absorbed');
  });
  it('is borne again where the receipt is made again', () =>
    expect(recompute(JSON.parse(JSON.stringify(bearing(484))), [dearer, old])).toEqual(bearing(484)));
});

describe('recompute', () => {
  it('goes by what its line was measured to add, which the receipt keeps alone', () => {
    const [parcels, measured] = [
      [parcelOf({ grams: 900 })],
      { minGrams: 0, gramsBasisPoints: 2000, roomBasisPoints: 0 },
    ];
    const boxes = { count: 1, allowance: NO_ALLOWANCE };
    const others = { 'NZ-SEA': { ...measured, gramsBasisPoints: 5000 } };
    const receiptBy = (by: typeof others) =>
      receiptOf(old, requestOf({ parcels, boxes: { ...boxes, measured: by } }), IN_DOLLARS, AT)!;
    const receipt = receiptBy({ ...others, [old.name]: measured });
    expect(receipt.request.boxes).toEqual({ count: 1, allowance: measured });
    // 1080 g are three half kilograms, 900 g are two
    expect(receipt.total.cny.amount).toBe(9500 + 2 * 3800);
    expect(recompute(JSON.parse(JSON.stringify(receipt)), [dearer, old])).toEqual(receipt);
    const usual = receiptBy(others);
    expect(usual.request.boxes).toEqual(boxes);
    expect(usual.total.cny.amount).toBe(9500 + 3800);
  });
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
