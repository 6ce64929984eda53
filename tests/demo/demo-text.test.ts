import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, ownLanguages, type Locale } from '../../src/contract/locales';
import { demoText, networkText, roleName } from '../../src/demo/demo-text';

type Groups = Record<string, Record<string, string>>;
const textsOf = (locale: Locale): [key: string, text: string][] =>
  Object.entries(JSON.parse(readFileSync(`src/demo/texts/${locale}.json`, 'utf8')) as Groups).flatMap(
    ([group, texts]) => Object.entries(texts).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
  );
const english = new Map(textsOf('en'));
/** What staff read is in English and Chinese first, as it is in public/locales. */
const wanted = [...english.keys()].filter((key) => !/^(staff|platform)\./.test(key));

describe('the texts of the demo', () => {
  it('are in the languages of the product', () => {
    expect(readdirSync('src/demo/texts').sort()).toEqual(LOCALES.map((locale) => `${locale}.json`).sort());
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))('are all there in %s, and none is left in English', (locale) => {
    const own = new Map(ownLanguages(locale).reverse().flatMap(textsOf));
    expect(wanted.filter((key) => !own.get(key) || own.get(key) === english.get(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('are read in the language asked for, the nearest, or English', () => {
    expect(demoText('vi', 'outbox.title')).toBe('Thư đã gửi');
    expect(demoText('ru2', 'outbox.title')).toBe(demoText('ru', 'outbox.title'));
    expect(demoText('vi', 'staff.use')).toBe('Fill in');
    expect(roleName('zh-CN', 'buyer')).not.toBe(roleName('en', 'buyer'));
    expect(LOCALES.filter((locale) => networkText(locale) === '')).toEqual([]);
  });
});
