import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/bg';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/id';
import 'dayjs/locale/ja';
import 'dayjs/locale/ko';
import 'dayjs/locale/lo';
import 'dayjs/locale/ms';
import 'dayjs/locale/pt';
import 'dayjs/locale/ru';
import 'dayjs/locale/th';
import 'dayjs/locale/uz-latn';
import 'dayjs/locale/vi';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { DateWords } from '../../contract/tenant-time';

interface Pattern {
  date: string;
  dateTime: string;
}

/** Where the locale data has no date of medium length that people would write. */
const OWN_PATTERNS: Partial<Record<Locale, Pattern>> = {
  en: { date: 'MMM D, YYYY', dateTime: 'MMM D, YYYY, HH:mm' },
  es: { date: 'D MMM YYYY', dateTime: 'D MMM YYYY, H:mm' },
  vi: { date: 'D MMMM, YYYY', dateTime: 'HH:mm, D MMMM, YYYY' },
  // next to a Thai month stands the Thai year
  th: { date: 'D MMM BBBB', dateTime: 'D MMM BBBB HH:mm' },
  uz: { date: 'D-MMM, YYYY', dateTime: 'D-MMM, YYYY, HH:mm' },
};

const made = new Map<Locale, DateWords>();

/** Spec ENT-7: the locale data of dayjs, cut down to what a page in this language needs to write a date. */
export function dateWords(locale: Locale): DateWords {
  const words = made.get(locale) ?? makeWords(locale);
  made.set(locale, words);
  return words;
}

function makeWords(locale: Locale): DateWords {
  const { dayjs: name } = LOCALE_FACTS[locale];
  const { date, dateTime } = OWN_PATTERNS[locale] ?? patternsOf(name);
  const month = date.includes('MMMM') ? 'MMMM' : 'MMM';
  const months = Array.from({ length: 12 }, (_, index) =>
    // in the form that follows a day, which differs in Russian
    dayjs(new Date(2026, index, 1))
      .locale(name)
      .format(`D ${month}`)
      .slice(2),
  );
  return {
    months: locale === 'uz' ? months.map((each) => each.toLowerCase()) : months,
    date: date.replace('MMMM', 'MMM'),
    dateTime: dateTime.replace('MMMM', 'MMM'),
  };
}

/** Medium dates (`ll`, `lll`) of the data, or its long ones cut short as dayjs does it; the clock has 24 hours. */
function patternsOf(name: string): Pattern {
  const formats: Record<string, string> = dayjs.Ls[name]?.formats ?? {};
  const { LL = '', LLL = '', ll = cutShort(LL), lll = cutShort(LLL) } = formats;
  return { date: ll, dateTime: lll.replace('A h:mm', 'HH:mm') };
}

const cutShort = (pattern: string) => pattern.replace('MMMM', 'MMM');
