import { expect, it } from 'vitest';
import { nextHolidays } from '../../../../src/server/modules/warehouse/holidays.rules';

it.each([
  ['none', [], []],
  ['none that has begun', ['2026-12-30', '2026-12-31', '2027-01-01'], [['2027-01-01', '2027-01-01']]],
  ['a day', ['2027-05-01'], [['2027-05-01', '2027-05-01']]],
  ['days in a row, over the end of a month', ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-03'], [['2027-02-27', '2027-03-01'], ['2027-03-03', '2027-03-03']]],
  ['the next four', ['2027-01-01', '2027-01-03', '2027-01-05', '2027-01-07', '2027-01-09'], [1, 3, 5, 7].map((day) => [`2027-01-0${day}`, `2027-01-0${day}`])],
])('tells of %s', (_, days, spans) =>
  expect(nextHolidays(days, '2026-12-31')).toEqual(spans.map(([from, to]) => ({ from, to })))); // prettier-ignore
