import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, intlTag, isLocale, LOCALES, type Locale } from '../../src/contract/locales';

type Texts = { [key: string]: string | Texts };
type Flat = Record<string, string>;

const FOLDER = 'public/locales';
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** The placeholders that hold the counted number; a form for exactly one number may say it in words. */
const NUMBERS = ['count', 'number', 'shown'];
/** Names and units that are written alike everywhere. */
const SAME_EVERYWHERE =
  /\b(Sampan|Taobao|Tmall|1688|JD|Yiwugou|Poizon|WeChat|Zalo|Telegram|WhatsApp|OEM|SKU|CNY|JSON|kg|cm|cm³)\b/g;
/** `<locale>/<file>:<key>` of texts that are the same word in both languages. */
const MAY_EQUAL_ENGLISH: string[] = [];

const filesOf = (locale: string) => readdirSync(`${FOLDER}/${locale}`).sort();
const readTexts = (locale: string, file: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, 'utf8')) as Texts;

function flatten(texts: Texts, prefix = ''): Flat {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

/** Every text of a language under `<file>:<dotted key>`. */
const textsOf = (locale: string): Flat =>
  Object.assign({}, ...filesOf(locale).map((file) => flatten(readTexts(locale, file), `${file}:`))) as Flat;

const english = textsOf(DEFAULT_LOCALE);
const isCounted = (key: string) => PLURAL.test(key) && `${key.replace(PLURAL, '')}_other` in english;
const baseOf = (key: string) => (isCounted(key) ? `${key.replace(PLURAL, '')}_other` : key);

function expectedKeys(locale: Locale): string[] {
  const forms = new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) =>
    isCounted(key) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key],
  );
  return [...new Set(keys)].sort();
}

/** Whether a form of the language is for one number only, as "two" is in Arabic and "one" is not in Russian. */
function isExact(locale: Locale, key: string): boolean {
  const rules = new Intl.PluralRules(intlTag(locale));
  const form = PLURAL.exec(key)?.[1];
  return Array.from({ length: 200 }, (_, number) => rules.select(number)).filter((each) => each === form).length === 1;
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])].sort();

function placeholderFault(locale: Locale, key: string, text: string): string | undefined {
  const wanted = placeholders(english[baseOf(key)] ?? '');
  const mayDrop = isCounted(key) && isExact(locale, key) ? NUMBERS.map((name) => `{{${name}}}`) : [];
  const found = placeholders(text);
  const missing = wanted.filter((name) => !found.includes(name) && !mayDrop.includes(name));
  const strange = found.filter((name) => !wanted.includes(name));
  return missing.length + strange.length ? `${key}: -[${missing.join()}] +[${strange.join()}]` : undefined;
}

function isCopy(key: string, text: string): boolean {
  const words = text.replace(/\{\{[^}]*\}\}/g, ' ').replace(SAME_EVERYWHERE, ' ');
  const originals = [english[key], english[baseOf(key)], english[key.replace(PLURAL, '_one')]];
  return text.length > 12 && /\p{L}/u.test(words) && originals.includes(text);
}

const folders = readdirSync(FOLDER);
const COMPLETE = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE && existsSync(`${FOLDER}/${locale}/common.json`));

describe('the locale folders', () => {
  it('are all languages that we know', () => {
    expect(folders.filter((folder) => !isLocale(folder))).toEqual([]);
  });

  it.each(folders)('%s holds JSON only', (folder) => {
    for (const file of filesOf(folder)) {
      expect(file).toMatch(/^[a-z]+\.json$/);
      expect(() => readTexts(folder, file), `${folder}/${file}`).not.toThrow();
    }
  });
});

describe.each(COMPLETE)('the texts in %s', (locale) => {
  const texts = textsOf(locale);

  it('have the files and keys of English, with the plural forms of the language', () => {
    const wanted = expectedKeys(locale);
    expect({
      missing: wanted.filter((key) => !(key in texts)),
      strange: Object.keys(texts).filter((key) => !wanted.includes(key)),
    }).toEqual({ missing: [], strange: [] });
  });

  it('have the placeholders of English', () => {
    const faults = Object.entries(texts).map(([key, text]) => placeholderFault(locale, key, text));
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it('are translated: neither empty nor left in English', () => {
    expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
    const copies = Object.entries(texts).filter(
      ([key, text]) => isCopy(key, text) && !MAY_EQUAL_ENGLISH.includes(`${locale}/${key}`),
    );
    expect(copies).toEqual([]);
  });
});
