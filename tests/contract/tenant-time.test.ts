import { beforeAll, describe, expect, it } from 'vitest';
import { intlTag, LOCALE_FACTS, LOCALES } from '../../src/contract/locales';
import {
  formatDate,
  formatDateTime,
  learnDates,
  offsetLabel,
  tenantClock,
  tenantDate,
} from '../../src/contract/tenant-time';
import { dateWords } from '../../src/server/kernel/date-words';

const evening = '2026-03-31T20:15:09.500Z';

beforeAll(() => LOCALES.forEach((locale) => learnDates(intlTag(locale), dateWords(locale))));

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
      expect(formatDateTime(evening, 8, intlTag)).toMatch(/0?4[:.]15/);
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

  it('falls back to English where a page never learnt the language', () => {
    expect(formatDate(evening, 8, 'tlh')).toBe('Apr 1, 2026');
  });
});

describe('ENT-7: dates in the way of each language', () => {
  // a February and a November, to see names, case and order
  it.each([
    ['en', 'Feb 3, 2026', 'Nov 25, 2026, 18:05'],
    ['zh-CN', '2026年2月3日', '2026年11月25日 18:05'],
    ['zh-HK', '2026年2月3日', '2026年11月25日 18:05'],
    ['vi', '3 tháng 2, 2026', '18:05, 25 tháng 11, 2026'],
    ['th', '3 ก.พ. 2569', '25 พ.ย. 2569 18:05'],
    ['ja', '2026年2月3日', '2026年11月25日 18:05'],
    ['ko', '2026년 2월 3일', '2026년 11월 25일 18:05'],
    ['ru', '3 февр. 2026 г.', '25 нояб. 2026 г., 18:05'],
    ['ru2', '3 февр. 2026 г.', '25 нояб. 2026 г., 18:05'],
    ['ms', '3 Feb 2026', '25 Nov 2026 18.05'],
    ['uz', '3-fev, 2026', '25-noy, 2026, 18:05'],
    ['pt', '3 de fev de 2026', '25 de nov de 2026 às 18:05'],
    ['es', '3 feb 2026', '25 nov 2026, 18:05'],
    ['fr', '3 févr. 2026', '25 nov. 2026 18:05'],
    ['id', '3 Feb 2026', '25 Nov 2026 pukul 18.05'],
    ['bg', '3 фев 2026', '25 ное 2026 18:05'],
    ['ar', '3 فبراير 2026', '25 نوفمبر 2026 18:05'],
    ['la', '3 ກຸມພາ 2026', '25 ພະຈິກ 2026 18:05'],
  ] as const)('%s', (locale, day, moment) => {
    expect(formatDate('2026-02-03T12:00:00Z', 0, intlTag(locale))).toBe(day);
    expect(formatDateTime('2026-11-25T18:05:00Z', 0, intlTag(locale))).toBe(moment);
  });

  it('has every language of the product', () => {
    for (const locale of LOCALES) expect(new Set(dateWords(locale).months).size, locale).toBe(12);
  });

  it('sends a page a few hundred bytes, not a library', () => {
    for (const locale of LOCALES) expect(Buffer.byteLength(JSON.stringify(dateWords(locale)))).toBeLessThan(400);
  });
});
