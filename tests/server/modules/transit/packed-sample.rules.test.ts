import { describe, expect, it } from 'vitest';
import { boxOf } from '../../../../src/contract/transit-box';
import { pricedRow } from '../../../../src/contract/transit-money';
import { sampleOf, type PackedShipment } from '../../../../src/server/modules/transit/packed-sample.rules';
import { parcelOf } from '../../../support/transit-terms';

const AT = Date.UTC(2026, 10, 2);
const dayAfter = (days: number) => new Date(AT + days * 86_400_000);
const MONEY = { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD' };
const rows = (...amounts: [code: string, amount: number][]) =>
  amounts.map(([code, amount]) => pricedRow({ code, values: {}, amount }, 'CNY', MONEY));
const parcels = [
  { ...parcelOf({ grams: 800 }), lengthMm: 300, widthMm: 200, heightMm: 100 },
  { ...parcelOf({ grams: 700 }), lengthMm: 200, widthMm: 100, heightMm: 100, categories: ['shoes'] },
];
const boxes = [boxOf({ grams: 1650, lengthMm: 400, widthMm: 200, heightMm: 110 })];

const shipment = (change: Partial<PackedShipment> = {}): PackedShipment => ({
  estimated: { parcels: 2, rows: rows(['line-first', 9000], ['fuel', 900]) },
  billed: {
    parcels,
    boxes,
    packing: [],
    ways: [],
    rows: rows(['line-first', 8000], ['line-next', 2000], ['fuel', 10]),
  },
  outboundAt: dayAfter(0),
  cameAt: dayAfter(13.2),
  ...change,
});

describe('what one shipment says of its line', () => {
  it('is what went in and what came out, begun days and the share that its freight was off by', () =>
    expect(sampleOf(shipment())).toEqual({
      ...{ parcels: 2, boxes: 1, grams: 1500, boxGrams: 1650, mm3: 8_000_000, boxMm3: 8_800_000 },
      // ¥90 were told and ¥100 asked; fuel comes by itself
      ...{ days: 14, offBasisPoints: 1000 },
    }));

  it('counts nothing that was to be left behind', () => {
    const ways = [
      {
        ...{ code: 'bare', charge: { per: 'PARCEL' as const, fee: 0, min: 0, max: null } },
        leavesOff: { categories: ['shoes'], gramsBasisPoints: 5000, roomBasisPoints: 5000 },
      },
    ];
    const billed = { ...shipment().billed, ways };
    expect(sampleOf(shipment({ billed: { ...billed, packing: ['bare'] } }))).toMatchObject({ grams: 1150, mm3: 7_000_000 }); // prettier-ignore
    expect(sampleOf(shipment({ billed }))).toMatchObject({ grams: 1500 });
  });

  it('knows no room where one thing has none, and no day before it has come', () => {
    const flat = parcels.map((parcel, at) => (at === 0 ? { ...parcel, heightMm: 0 } : parcel));
    expect(sampleOf(shipment({ billed: { ...shipment().billed, parcels: flat } }))).toMatchObject({ mm3: 0 });
    for (const change of [{ cameAt: null }, { outboundAt: null }, { cameAt: dayAfter(-1) }])
      expect(sampleOf(shipment(change))).toMatchObject({ days: null });
    expect(sampleOf(shipment({ cameAt: dayAfter(0) }))).toMatchObject({ days: 1 });
    expect(sampleOf(shipment({ cameAt: dayAfter(13) }))).toMatchObject({ days: 13 });
  });

  it('compares no estimate of other things, and counts none as further off than by all of it', () => {
    expect(sampleOf(shipment({ estimated: { parcels: 3, rows: rows(['line-first', 9000]) } }))?.offBasisPoints).toBeNull(); // prettier-ignore
    expect(sampleOf(shipment({ estimated: { parcels: 2, rows: [] } }))?.offBasisPoints).toBeNull();
    const far = { parcels: 2, rows: rows(['line-first', 90_000]) };
    expect(sampleOf(shipment({ estimated: far }))?.offBasisPoints).toBe(10_000);
  });

  it('is nothing where another release wrote it otherwise', () => {
    const { billed } = shipment();
    for (const missing of [{ boxes: null }, { parcels: null }, { boxes: [] }, { boxes: [{} as never] }])
      expect(sampleOf(shipment({ billed: { ...billed, ...missing } }))).toBeUndefined();
  });
});
