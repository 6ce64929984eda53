import { describe, expect, it } from 'vitest';
import { LOCALE_FACTS } from '../../src/contract/locales';
import { formatDate, formatDateTime, offsetLabel, tenantClock, tenantDate } from '../../src/contract/tenant-time';

const evening = '2026-03-31T20:15:09.500Z';

describe('offsetLabel', () => {
  it.each([
    [0, 'UTC'], [-0, 'UTC'], [7, 'UTC+7'], [5.5, 'UTC+5:30'], [5.75, 'UTC+5:45'], [-3, 'UTC-3'], [-3.5, 'UTC-3:30'],
    [-0.5, 'UTC-0:30'], [12.75, 'UTC+12:45'], [14, 'UTC+14'], [-12, 'UTC-12'], [0.25, 'UTC+0:15'],
  ])('%d → %s', (hours, label) => expect(offsetLabel(hours)).toBe(label)); // prettier-ignore
});

describe('tenantClock', () => {
  it.each([
    [0, '20:15:09'],
    [5.5, '01:45:09'],
    [5.75, '02:00:09'],
    [-3, '17:15:09'],
    [-9.5, '10:45:09'],
    [3.75, '00:00:09'],
  ])('UTC%d → %s', (hours, clock) => expect(tenantClock(new Date(evening), hours)).toBe(clock));
});

describe('tenantDate', () => {
  it.each([[3.5, '2026-03-31'], [3.75, '2026-04-01'], [-12, '2026-03-31'], [14, '2026-04-01']])('UTC%d → %s', (hours, day) =>
    expect(tenantDate(new Date(evening), hours)).toBe(day),
  ); // prettier-ignore
});

describe('formatDateTime', () => {
  it.each([
    [evening, 5.75, 'en', 'Apr 1, 2026, 02:00'],
    [evening, -3, 'en', 'Mar 31, 2026, 17:15'],
    [evening, 3.75, 'en', 'Apr 1, 2026, 00:00'],
    [evening, 8, 'zh-CN', '2026年4月1日 04:15'],
    ['2026-04-01T04:15:00+08:00', 0, 'en', 'Mar 31, 2026, 20:15'],
  ])('%s at UTC%d in %s', (iso, hours, tag, text) => expect(formatDateTime(iso, hours, tag)).toBe(text));

  it('writes latin digits in every language', () => {
    for (const { intlTag } of Object.values(LOCALE_FACTS)) {
      expect(formatDateTime(evening, 8, intlTag)).toMatch(/0?4[:.h]15/);
      expect(formatDateTime(evening, 8, intlTag)).not.toMatch(/[٠-٩๐-๙໐-໙]/);
    }
  });
  it('does not depend on the machine’s own zone', () => {
    const before = process.env.TZ;
    process.env.TZ = 'America/New_York';
    try {
      expect(formatDateTime('2026-03-08T07:30:00Z', 0, 'en')).toBe('Mar 8, 2026, 07:30');
      expect(tenantClock(new Date('2026-03-08T07:30:00Z'), 0)).toBe('07:30:00');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
  it.each(['', 'soon', '2026-13-45'])('shows nothing for %j', (iso) => {
    expect(formatDateTime(iso, 8, 'en')).toBe('');
    expect(formatDate(iso, 8, 'en')).toBe('');
  });
});

describe('formatDate', () => {
  it('is the tenant’s day', () => {
    expect(formatDate(evening, 8, 'en')).toBe('Apr 1, 2026');
    expect(formatDate(evening, -5, 'en')).toBe('Mar 31, 2026');
  });

  it.each(['uz', 'lo'])('needs no month names in %s, which browsers lack', (tag) => {
    expect(formatDate(evening, 8, tag)).toBe('01.04.2026');
    expect(formatDateTime(evening, 8, tag)).toBe('01.04.2026, 04:15');
  });
});
