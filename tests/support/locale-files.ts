import { readdirSync, readFileSync } from 'node:fs';

type Texts = { [key: string]: string | Texts };
/** Texts under `<file>:<dotted key>`. */
export type Flat = Record<string, string>;

export const FOLDER = 'public/locales';
export const PLURAL = /_(zero|one|two|few|many|other)$/;

export const filesOf = (locale: string) => readdirSync(`${FOLDER}/${locale}`).sort();

function flatten(texts: Texts, prefix: string): Flat {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

/** Every text of a language. */
export function textsOf(locale: string): Flat {
  const flats = filesOf(locale).map((file) =>
    flatten(JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, 'utf8')) as Texts, `${file.replace('.json', '')}:`),
  );
  return Object.assign({}, ...flats) as Flat;
}

export const english = textsOf('en');

/** Whether the key is one form of a counted text. */
export const isCounted = (key: string) => PLURAL.test(key) && `${key.replace(PLURAL, '')}_other` in english;
/** The key as the source writes it. */
export const baseOfKey = (key: string) => (isCounted(key) ? key.replace(PLURAL, '') : key);
