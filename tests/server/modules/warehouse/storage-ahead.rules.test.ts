import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { aheadOf, presentAhead, sumOf, unusedDays } from '../../../../src/server/modules/warehouse/storage-ahead.rules';
import { UNPAID } from '../../../../src/server/modules/warehouse/storage.rules';

const noonOf = (day: string) => new Date(`${day}T04:00:00.000Z`);
const row = {
  ...{ status: 'STOCKED_IN', stockedInAt: noonOf('2026-11-02'), freeUntil: '2026-11-12' },
  ...{ pausedAt: null, pausedDays: 0, dayOffset: 0, grams: 1000, holidays: [] as string[] },
} as const;
const terms = {
  ...{ cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD' },
  storage: { freeDays: 10, bands: [{ upToGrams: 1000, dayFee: 100 }, { upToGrams: null, dayFee: 200 }], maxFee: null as number | null },
}; // prettier-ignore
const paidDays = (days: number) => ({ days, fen: days * 100, amount: days * 14 });
type Row = Parameters<typeof aheadOf>[0];
const ahead = (day: string, { change = {}, paid = UNPAID, maxFee = null }: { change?: Partial<Row>; paid?: typeof UNPAID; maxFee?: number | null } = {}) =>
  aheadOf({ ...row, ...change } as Row, paid, { ...terms, storage: { ...terms.storage, maxFee } }, noonOf(day)); // prettier-ignore

describe('days that were paid for and have not begun', () => {
  it.each([
    ['none of none', '2026-11-05', 0, 0],
    ['all while it is free', '2026-11-12', 3, 3],
    ['all but those that were', '2026-11-14', 3, 1],
    ['none once they are over', '2026-11-20', 3, 0],
  ])('are %s', (_, day, days, unused) => expect(unusedDays(row, paidDays(days), noonOf(day))).toBe(unused));
  it('are no holidays', () => {
    const resting = { ...row, holidays: ['2026-11-14', '2026-11-15'] };
    expect(unusedDays(resting, paidDays(3), noonOf('2026-11-13'))).toBe(2);
    expect(unusedDays(resting, paidDays(3), noonOf('2026-11-16'))).toBe(1);
  });
  it('are none of what is in no store', () =>
    expect(unusedDays({ ...row, stockedInAt: null }, paidDays(3), noonOf('2026-11-12'))).toBe(0));
});

describe('days that can be paid for ahead', () => {
  it('begin after the free ones', () =>
    expect(presentAhead(ahead('2026-11-05'), terms)).toEqual({
      from: '2026-11-12',
      mostDays: LIMITS.storageAheadDays,
      holidays: [],
      all: { amount: 14 * LIMITS.storageAheadDays, currency: 'USD' },
    }));
  it('come with those that are due', () => {
    const found = ahead('2026-11-15');
    expect(presentAhead(found, terms)).toMatchObject({ from: '2026-11-15', mostDays: LIMITS.storageAheadDays });
    expect(found?.daysFor(1).map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16']);
  });
  it('are those that count, and say which do not', () => {
    const found = ahead('2026-11-14', { change: { holidays: ['2026-11-12', '2026-11-13', '2026-11-16'] } });
    expect(presentAhead(found, terms)).toMatchObject({ from: '2026-11-14', holidays: ['2026-11-16'] });
    expect(found?.daysFor(2).map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-15', '2026-11-17']);
  });
  it('are as many fewer as were paid for and have not begun', () =>
    expect(ahead('2026-11-13', { paid: paidDays(5) })?.mostDays).toBe(LIMITS.storageAheadDays - 4));
  it('end with the most that storage costs', () => {
    expect(
      ahead('2026-11-05', { maxFee: 250 })
        ?.daysFor(9)
        .map(({ fen }) => fen),
    ).toEqual([100, 100, 50]);
    expect(ahead('2026-11-05', { maxFee: 100 })?.mostDays).toBe(1);
  });
  it('cost by the weight, what was not weighed as the lightest', () => {
    expect(ahead('2026-11-05', { change: { grams: 1001 } })?.daysFor(1)[0]?.fen).toBe(200);
    expect(ahead('2026-11-05', { change: { grams: null } })?.daysFor(1)[0]?.fen).toBe(100);
  });
  it.each<[string, Parameters<typeof ahead>[1]]>([
    ['it is taken', { change: { status: 'LOCKED' } }],
    ['it is in no store', { change: { stockedInAt: null } }],
    ['it costs no more', { maxFee: 0 }],
    ['all of them are paid for', { paid: paidDays(LIMITS.storageAheadDays) }],
  ])('are none where %s', (_, given) => expect(ahead('2026-11-05', given)).toBeNull());
  it('are not told where there are none', () => expect(presentAhead(null, terms)).toBeNull());
});

it('sums what days cost', () => expect([sumOf([]), sumOf([{ amount: 5 }, { amount: 7 }])]).toEqual([0, 12]));
