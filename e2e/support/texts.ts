import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import type { Locale } from '../../src/contract/locales';

const read = (locale: string) => {
  const folder = join('public', 'locales', locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
};

export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The shop's own words in a language: `say('cart:checkout.submit')`. */
export function textsOf(locale: Locale): Say {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: read('en'), [locale]: read(locale) },
  });
  return (key, values) => i18n.t(key, { ...values });
}
