import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedDays, storageRow } from '../../src/contract/transit-storage';

const yoybuy = { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: 3000 };
const buyee = {
  freeDays: 30,
  bands: [{ upToGrams: 10_000, dayFee: 100 }, { upToGrams: 20_000, dayFee: 200 }, { upToGrams: null, dayFee: 300 }],
  maxFee: null,
}; // prettier-ignore

describe('storageRow', () => {
  it.each([[90, 0], [91, 200], [104, 2800], [105, 3000], [120, 3000]])('V69: day %i → %i', (days, fee) =>
    expect(storageRow(yoybuy, { days, grams: 500 }).amount).toBe(fee),
  ); // prettier-ignore
  it.each([[31, 10_000, 100], [31, 10_001, 200], [40, 25_000, 3000]])('V70: day %i, %i g → %i', (days, grams, fee) =>
    expect(storageRow(buyee, { days, grams }).amount).toBe(fee),
  ); // prettier-ignore
  it('explains itself', () => {
    const said = (days: number) => [
      storageRow(yoybuy, { days, grams: 1 }).code,
      storageRow(yoybuy, { days, grams: 1 }).values,
    ];
    expect(said(90)).toEqual(['storage-free', { days: 90, freeDays: 90 }]);
    expect(said(105)).toEqual(['storage-days', { paidDays: 15, dayFee: 200 }]);
    expect(said(106)).toEqual(['storage-maximum', { paidDays: 16, maxFee: 3000 }]);
  });
  it('takes the days that were promised for free, whatever the rule has since', () => {
    expect(storageRow(yoybuy, { days: 91, freeDays: 120, grams: 1 }).values).toEqual({ days: 91, freeDays: 120 });
    expect(storageRow(yoybuy, { days: 91, freeDays: 80, grams: 1 }).amount).toBe(2200);
  });
  it('asks for no more than is left of the most that it costs', () => {
    const left = (chargedFen: number) => storageRow(yoybuy, { days: 120, grams: 1, chargedFen });
    expect(left(1000)).toEqual({ code: 'storage-maximum', values: { paidDays: 30, maxFee: 2000 }, amount: 2000 });
    expect([left(3000).amount, left(4000).amount]).toEqual([0, 0]);
  });
  it('asks for what the last band says where all end', () =>
    expect(storageRow({ ...buyee, bands: buyee.bands.slice(0, 1) }, { days: 31, grams: 99_999 }).amount).toBe(100));
});

describe('countedDays', () => {
  it('V71: the clock stands still while a parcel is locked', () => {
    const days = countedDays(0, 110, [{ from: 85, to: 97 }]);
    expect(days).toBe(98);
    expect(storageRow(yoybuy, { days, grams: 500 }).amount).toBe(1600);
  });
  it.each([
    ['before', 10, 20, [{ from: 0, to: 10 }], 10],
    ['across the beginning', 10, 20, [{ from: 5, to: 12 }], 8],
    ['after', 10, 20, [{ from: 20, to: 25 }], 10],
    ['twice', 10, 20, [{ from: 12, to: 16 }, { from: 14, to: 18 }], 4],
    ['a day of arrival', 10, 10, [], 0],
    ['a clock that runs back', 10, 9, [], 0],
  ])('counts %s', (_, from, today, pauses, days) => expect(countedDays(from, today, pauses)).toBe(days)); // prettier-ignore
  it('never counts a paused day', () => {
    const span = fc.tuple(fc.nat(60), fc.nat(30)).map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), fc.nat(60), (pauses, today) => {
        const paused = new Set(pauses.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
        expect(countedDays(0, today, pauses)).toBe(today - [...paused].filter((day) => day < today).length);
      }),
    );
  }); // prettier-ignore
});
