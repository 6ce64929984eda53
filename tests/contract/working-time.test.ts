import { describe, expect, it } from 'vitest';
import {
  afterWorkingDays,
  afterWorkingTime,
  hoursOn,
  USUAL_WEEK,
  workingMinutes,
  type WorkingCalendar,
} from '../../src/contract/working-time';
import { CalendarDay, WorkingWeek } from '../../src/contract/working-time.schemas';

/** New Year from Friday to Sunday, for which the Sunday before is worked. */
const calendar: WorkingCalendar = {
  offsetHours: 8,
  week: USUAL_WEEK,
  days: new Map([
    ['2026-12-27', 'WORK'],
    ['2027-01-01', 'OFF'],
    ['2027-01-02', 'OFF'],
  ]),
};
/** On the wall of the warehouse. */
const at = (wall: string) => new Date(`${wall}:00+08:00`);
const wall = (date: Date) => new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

describe('hours of a day', () => {
  it.each([
    ['2026-12-26', { from: 540, to: 1080 }],
    ['2026-12-20', null],
    // in place of New Year
    ['2026-12-27', { from: 540, to: 1080 }],
    ['2027-01-01', null],
    ['2027-01-04', { from: 540, to: 1080 }],
  ])('%s', (day, hours) => expect(hoursOn(calendar, day)).toEqual(hours));
});

describe('a clock of working time', () => {
  it.each([
    ['within a day', '2026-12-28T10:00', 60, '2026-12-28 11:00'],
    ['from before they begin', '2026-12-28T03:00', 60, '2026-12-28 10:00'],
    ['from after they went', '2026-12-28T22:00', 60, '2026-12-29 10:00'],
    ['to the minute at which they go', '2026-12-28T17:00', 60, '2026-12-28 18:00'],
    ['over night', '2026-12-28T17:00', 61, '2026-12-29 09:01'],
    ['over a Sunday that is worked', '2026-12-26T17:30', 60, '2026-12-27 09:30'],
    ['over a Sunday that is none', '2026-12-19T17:30', 60, '2026-12-21 09:30'],
    ['over the holiday', '2026-12-31T17:30', 60, '2027-01-04 09:30'],
    ['of no length', '2027-01-01T10:00', 0, '2027-01-01 10:00'],
  ])('%s', (_, from, minutes, end) => {
    expect(wall(afterWorkingTime(calendar, at(from), minutes))).toBe(end);
    // and the way back
    expect(workingMinutes(calendar, at(from), afterWorkingTime(calendar, at(from), minutes))).toBe(minutes);
  });

  it('counts nothing backwards, nor while nobody works', () => {
    expect(workingMinutes(calendar, at('2026-12-29T10:00'), at('2026-12-28T10:00'))).toBe(0);
    expect(workingMinutes(calendar, at('2026-12-31T18:00'), at('2027-01-04T09:00'))).toBe(0);
  });

  it('counts days to the end of the last of them', () => {
    expect(wall(afterWorkingDays(calendar, at('2026-12-30T12:00'), 1))).toBe('2026-12-31 18:00');
    expect(wall(afterWorkingDays(calendar, at('2026-12-30T12:00'), 2))).toBe('2027-01-04 18:00');
  });

  it('ends where a warehouse is shut for good', () => {
    const shut = { ...calendar, week: USUAL_WEEK.map(() => null), days: new Map() };
    const from = at('2026-12-28T10:00');
    expect(afterWorkingTime(shut, from, 1).getTime()).toBeGreaterThan(from.getTime() + 300 * 86_400_000);
    expect(afterWorkingDays(shut, from, 1).getTime()).toBeGreaterThan(from.getTime() + 300 * 86_400_000);
    expect(workingMinutes(shut, from, at('2029-12-28T10:00'))).toBe(0);
  });

  it('is read off the warehouse’s own wall', () => {
    const nepal = { ...calendar, offsetHours: 5.75, days: new Map() };
    // nine in Kathmandu is a quarter past three in UTC
    expect(afterWorkingTime(nepal, new Date('2026-12-28T00:00:00Z'), 1).toISOString()).toBe('2026-12-28T03:16:00.000Z');
  });
});

it('takes no week without an hour, and no day that there is not', () => {
  const week = (hours: unknown) => WorkingWeek.safeParse([hours, null, null, null, null, null, null]).success;
  expect([week({ from: 540, to: 1080 }), week({ from: 540, to: 540 }), week(null)]).toEqual([true, false, false]);
  const days = ['2028-02-29', '2027-02-29', '2027-13-01', '2027-00-10', 'soon'];
  expect(days.map((day) => CalendarDay.safeParse(day).success)).toEqual([true, false, false, false, false]);
});
