import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import type { Locale } from '../../src/contract/locales';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;

const read = (locale: string) => {
  const folder = join('public', 'locales', locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts: Record<string, object> = Object.fromEntries(
    files.map((name) => [name.slice(0, -'.json'.length), readJson(join(folder, name))]),
  );
  return { ...texts, demo: readJson(join('src', 'demo', 'texts', `${locale}.json`)) };
};

export type Say = (key: string, values?: Record<string, string | number>) => string;

const HOLE = '\u0001';

/** The whole of a text, whatever is filled into these of its holes: `wordsWith(say, 'payment:dialog.pay', 'amount')`. */
export function wordsWith(say: Say, key: string, ...holes: string[]): RegExp {
  const text = say(key, Object.fromEntries(holes.map((name) => [name, HOLE])));
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(HOLE, '.+')}$`);
}

/** The words of the shop in a language: `say('cart:checkout.submit')`; those of the demo's own pages: `say('demo:bank.title')`. */
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
