import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../../../src/contract/transit-receipt';
import { previewOf } from '../../../../src/server/modules/transit/packing-preview.rules';
import { IN_DOLLARS, lineOf, parcelOf, requestOf } from '../../../support/transit-terms';

type Order = Parameters<typeof previewOf>[0];

const at = new Date('2026-11-22T10:00:00.000Z');
const line = { ...lineOf({ limits: { maxSideMm: 700 } }), title: { en: 'By air' } };
const request = requestOf({ parcels: [parcelOf({ id: 'p1' })] });
const estimate = receiptOf(line, request, IN_DOLLARS, '2026-11-01T00:00:00.000Z');
const held = [{ id: 'p1', parcelNo: 'PA1' }];
const boxOf = (grams: number, heightMm: number, side = 300) => ({ grams, lengthMm: side, widthMm: side, heightMm });
const preview = (...boxes: ReturnType<typeof boxOf>[]) =>
  previewOf({ estimate } as unknown as Order, line, boxes, {
    at,
    held,
    excess: 1500,
    words: { say: (text) => text.en ?? '' },
  });
const dollars = (amount: number) => ({ amount, currency: 'USD' });
/** Of so many yuan at 0.1383, and a fiftieth on top. */
const of = (yuan: number) => dollars(Math.round(yuan * 100 * 0.1383 * 1.02));

describe('what boxes would cost', () => {
  it('is what was estimated where they weigh as much', () => {
    const same = preview(boxOf(2350, 50));
    expect(same).toMatchObject({ refusals: [], agreed: of(247), difference: dollars(0), hint: null });
    expect(same.invoice).toMatchObject({ transitOptionName: 'AU-AIR', versionId: 'AU-AIR-1', madeAt: at.toISOString(), chargeableGrams: 2500, atMost: null, total: of(247) }); // prettier-ignore
  });
  it('is told with what it is more, or less', () => {
    // 3.5 kg are nine and a half thousand and six times thirty-eight hundred fen
    expect(preview(boxOf(3500, 50))).toMatchObject({ agreed: of(247), difference: dollars(of(323).amount - of(247).amount) }); // prettier-ignore
    expect(preview(boxOf(400, 20)).difference.amount).toBe(of(95).amount - of(247).amount);
  });
  it('is compared with what its shopper has agreed to since, where that is not what was estimated', () => {
    const order = { estimate, agreedLocal: of(300).amount } as unknown as Order;
    const seen = { at, held, excess: 1500, words: { say: (text: Record<string, string>) => text.en ?? '' } };
    expect(previewOf(order, line, [boxOf(3500, 50)], seen)).toMatchObject({
      agreed: of(300),
      difference: dollars(of(323).amount - of(300).amount),
    });
  });
  it('is nothing where the line does not take them, and says why', () =>
    expect(preview(boxOf(2350, 50, 701))).toEqual({
      ...{ invoice: null, refusals: ['side-too-long'], difference: dollars(0), hint: null },
      ...{ agreed: of(247), atMost: dollars(Math.floor(of(247).amount * 1.15)), isOver: false },
    }));
});

describe('what would be cheaper', () => {
  // 300 by 300 at /6000: each centimetre of height is 150 grams of volume
  it('is the most that is saved, by the least that is cut for it', () => {
    // 3000 g at 200 mm; 1500 at 100
    expect(preview(boxOf(400, 200)).hint).toEqual({ boxNo: 1, lessMm: 100, saves: dollars(of(285).amount - of(171).amount) }); // prettier-ignore
    // 2000 g that lie in it are billed at any height below 134
    expect(preview(boxOf(2000, 150)).hint).toEqual({ boxNo: 1, lessMm: 20, saves: dollars(of(247).amount - of(209).amount) }); // prettier-ignore
  });
  it('is at the box that saves most', () =>
    expect(preview(boxOf(400, 50), boxOf(400, 200)).hint).toMatchObject({ boxNo: 2, lessMm: 100 }));
  it('leaves a box five centimetres high', () => {
    // 1050 g of volume in 70 mm, of which 20 may go; in 69 none may
    expect(preview(boxOf(400, 70)).hint).toMatchObject({ boxNo: 1, lessMm: 20 });
    expect(preview(boxOf(400, 69)).hint).toBeNull();
    expect(preview(boxOf(400, 100)).hint).toMatchObject({ lessMm: 50 });
    expect(preview(boxOf(400, 99)).hint).toBeNull();
    expect(preview(boxOf(400, 150)).hint).toMatchObject({ lessMm: 100 });
    expect(preview(boxOf(400, 149)).hint?.lessMm).toBe(50);
  });
  it('is no box that the line does not take', () => {
    const thick = { ...lineOf({ limits: { smallestMm: [160, 160, 160] } }), title: { en: 'By air' } };
    const order = { estimate } as unknown as Order;
    const { hint } = previewOf(order, thick, [boxOf(400, 185)], {
      at,
      held,
      excess: 1500,
      words: { say: (text) => text.en ?? '' },
    });
    // 100 and 50 off it would be too thin
    expect(hint).toMatchObject({ lessMm: 20 });
  });
  it('is nothing where the scale alone counts', () => expect(preview(boxOf(9000, 200)).hint).toBeNull());
});
