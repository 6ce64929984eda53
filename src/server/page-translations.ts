import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SSRConfig } from 'next-i18next/pages';
import { DEFAULT_LOCALE, type Locale } from '../contract/locales';
import { env } from './env';

export const NAMESPACES = [
  'common',
  'homepage',
  'auth',
  'product',
  'cart',
  'my',
  'purchase',
  'payment',
  'transit',
  'proxyshipping',
  'account',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
type Texts = { [key: string]: string | Texts };

const cache = new Map<string, Texts>();

/** The texts that a page needs, in one language: a key that a language lacks is filled in English here, once. */
export function pageTranslations(locale: Locale, namespaces: Namespace[]): SSRConfig {
  const ns = [...new Set<Namespace>(['common', ...namespaces])];
  const store = Object.fromEntries(ns.map((name) => [name, texts(locale, name)]));
  return { _nextI18Next: { initialI18nStore: { [locale]: store }, initialLocale: locale, ns, userConfig: null } };
}

function texts(locale: Locale, namespace: Namespace): Texts {
  const key = `${locale}/${namespace}`;
  const known = cache.get(key);
  if (known && env().NODE_ENV === 'production') return known;
  const english = read(DEFAULT_LOCALE, namespace);
  const merged = locale === DEFAULT_LOCALE ? english : fill(english, read(locale, namespace));
  // the server's own sentences stay on the server
  if (namespace === 'common') for (const name of ['mail', 'notifications']) delete merged[name];
  cache.set(key, merged);
  return merged;
}

function read(locale: Locale, namespace: Namespace): Texts {
  try {
    return JSON.parse(
      readFileSync(join(process.cwd(), 'public', 'locales', locale, `${namespace}.json`), 'utf8'),
    ) as Texts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function fill(base: Texts, over: Texts): Texts {
  const result: Texts = { ...base, ...over };
  for (const [key, value] of Object.entries(base)) {
    const mine = over[key];
    if (typeof value === 'object' && typeof mine === 'object') result[key] = fill(value, mine);
  }
  return result;
}
