import { describe, expect, it } from 'vitest';
import { measuredAllowance, shownHistory, type LineFigures } from '../../src/contract/line-history';

const figures = (change: Partial<LineFigures> = {}): LineFigures => ({
  ...{ parcels: 200, gramsBasisPoints: 620, boxGrams: 310, sizedParcels: 200, roomBasisPoints: 900 },
  ...{ arrived: 20, p50Days: 14, p90Days: 19, compared: 20, offBasisPoints: 310 },
  ...change,
});

describe('measuredAllowance', () => {
  it('takes the place of the usual one from two hundred parcels on', () => {
    const measured = { minGrams: 150, gramsBasisPoints: 620, roomBasisPoints: 900 };
    expect(measuredAllowance(figures())).toEqual(measured);
    expect(measuredAllowance(figures({ parcels: 199 }))).toBeUndefined();
  });
  it('allows for the room what is usual as long as too few have sides', () =>
    expect(measuredAllowance(figures({ sizedParcels: 199 }))?.roomBasisPoints).toBe(1500));
  it('adds to light things no more than a box weighs on average', () =>
    expect(measuredAllowance(figures({ boxGrams: 60 }))?.minGrams).toBe(60));
});

describe('shownHistory', () => {
  it('tells of twenty shipments what nobody tells of nineteen', () => {
    expect(shownHistory(figures())).toEqual({
      lastDays: 180,
      way: { shipments: 20, p50Days: 14, p90Days: 19 },
      estimate: { shipments: 20, offBasisPoints: 310 },
    });
    expect(shownHistory(figures({ arrived: 19 }))).toMatchObject({ way: null, estimate: { shipments: 20 } });
    expect(shownHistory(figures({ compared: 19 }))).toMatchObject({ way: { shipments: 20 }, estimate: null });
    expect(shownHistory(undefined)).toEqual({ lastDays: 180, way: null, estimate: null });
  });
});
