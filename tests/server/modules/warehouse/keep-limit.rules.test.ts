import { describe, expect, it } from 'vitest';
import { isKeptNoMore, keepLimitOf, keptEnd } from '../../../../src/server/modules/warehouse/keep-limit.rules';
import { dayNumber, dayText } from '../../../../src/server/modules/warehouse/storage.rules';

const day = (text: string) => dayNumber(new Date(text), 0);
const LAST_PAID = day('2027-02-19');
const limit = (today: string, keptUntil: string | null = null, keepDays: number | undefined = 30) =>
  keepLimitOf({ keptUntil, dayOffset: 480 }, { today: day(today), lastPaid: LAST_PAID }, keepDays);
/** As the day begins in China. */
const beginOf = (text: string) => new Date(`${dayText(day(text) - 1)}T16:00:00.000Z`);

describe('how long goods are kept that nobody pays for', () => {
  it('is for good where the shop does not say it, and not told of before it is near', () => {
    expect(keepLimitOf({ keptUntil: '2027-03-21', dayOffset: 480 }, { today: 0, lastPaid: 0 })).toEqual({
      ...{ keptUntil: null, level: null, nextAt: null },
    });
    expect(limit('2027-03-06')).toEqual({ keptUntil: null, level: null, nextAt: beginOf('2027-03-07') });
  });

  it('is so many days after the last one that was paid for, told two weeks and three days before', () => {
    const keptUntil = '2027-03-21';
    expect(limit('2027-03-07')).toEqual({ keptUntil, level: 14, nextAt: beginOf('2027-03-18') });
    expect(limit('2027-03-17', keptUntil)).toEqual({ keptUntil, level: 14, nextAt: beginOf('2027-03-18') });
    expect(limit('2027-03-18', keptUntil)).toEqual({ keptUntil, level: 3, nextAt: null });
    expect(limit('2027-03-21', keptUntil)).toEqual({ keptUntil, level: 3, nextAt: null });
    expect(limit('2027-03-22', keptUntil)).toEqual({ keptUntil, level: null, nextAt: null });
  });

  it('is a week at least from when its shopper is told, however late that is', () => {
    expect(limit('2027-08-01')).toMatchObject({ keptUntil: '2027-08-08', level: 14 });
    expect(limit('2027-03-19')).toMatchObject({ keptUntil: '2027-03-26' });
    // told before, for fewer days than the rule gives now: it counts for nothing
    expect(limit('2027-03-19', '2027-03-01')).toMatchObject({ keptUntil: '2027-03-26' });
    expect(limit('2027-03-19', '2027-03-21', 60)).toMatchObject({ keptUntil: null });
  });

  it('is over the day after, of what lies in store and was told of', () => {
    const stay = (today: string) => ({ today: day(today), lastPaid: LAST_PAID });
    const row = { status: 'STOCKED_IN', keptUntil: '2027-03-21', dayOffset: 480 } as const;
    expect(isKeptNoMore(row, stay('2027-03-21'), 30)).toBe(false);
    expect(isKeptNoMore(row, stay('2027-03-22'), 30)).toBe(true);
    expect(isKeptNoMore(row, stay('2027-04-22'), 31)).toBe(false);
    expect(isKeptNoMore(row, stay('2027-03-22'))).toBe(false);
    expect(isKeptNoMore({ ...row, keptUntil: null }, stay('2027-03-22'), 30)).toBe(false);
    expect(isKeptNoMore({ ...row, status: 'LOCKED' }, stay('2027-03-22'), 30)).toBe(false);
    expect(keptEnd(row)).toEqual(beginOf('2027-03-22'));
    expect([keptEnd({ ...row, status: 'LOCKED' }), keptEnd({ ...row, keptUntil: null })]).toEqual([null, null]);
  });
});
