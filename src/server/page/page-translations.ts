import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SSRConfig } from 'next-i18next/pages';
import { DEFAULT_LOCALE, intlTag, ownLanguages, type Locale } from '../../contract/locales';
import { env } from '../env';
import type { OwnTexts } from './own-texts';
import PAGE_TEXTS from './page-texts.json';

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
  'operator',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
type Texts = { [key: string]: string | Texts };

const cache = new Map<string, Texts>();
/** Those of shops with words of their own, as long as the shop stays as it is. */
const ofShops = new WeakMap<object, Map<string, Texts>>();

/** The texts of a page, and by which words of its shop they are said. */
export interface PageTexts {
  _nextI18Next: NonNullable<SSRConfig['_nextI18Next']> & { own?: string };
}

/** `name_one`, `name_other`: one text in the forms that the language's numbers take. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The texts that pages of these namespaces can show (`page-texts.json`, made of the sources), in one language: a key that a language lacks is filled here, once, from the nearest
 * language or English. i18next gets the language's tag instead of our code, because it asks Intl for the plural forms,
 * and Intl knows neither `ru2` nor that `la` is Lao.
 */
export function pageTranslations(
  locale: Locale,
  namespaces: Namespace[],
  later: Namespace[] = [],
  own?: OwnTexts,
): PageTexts {
  const ns = [...new Set<Namespace>(['common', ...namespaces])];
  const page = pageOf([...ns, ...later]);
  const language = intlTag(locale);
  const store = Object.fromEntries(ns.map((name) => [name, spoken(locale, name, page, own)]));
  // two wordings of one language share its tag: our code tells them apart
  const userConfig = { i18n: { defaultLocale: locale, locales: [locale] } };
  const shown = { initialI18nStore: { [language]: store }, initialLocale: language, ns, userConfig };
  return { _nextI18Next: own ? { ...shown, own: own.name } : shown };
}

/** The texts of one namespace that a part of such pages shows, for parts that bring their texts with their code. */
export function lateTexts(locale: Locale, page: string, namespace: string, own?: OwnTexts): Texts | undefined {
  if (!isNamespace(namespace) || !Object.hasOwn(PAGE_TEXTS, page) || !page.split(',').includes(namespace))
    return undefined;
  return spoken(locale, namespace, page, own);
}

/** With what the shop says otherwise in their place: nothing is sent that such a page does not show. */
function spoken(locale: Locale, namespace: Namespace, page: string, own: OwnTexts | undefined): Texts {
  const shipped = texts(locale, namespace, page);
  if (!own) return shipped;
  const known = ofShops.get(own.texts) ?? new Map<string, Texts>();
  ofShops.set(own.texts, known);
  const key = `${locale}/${namespace}/${page}`;
  const said = known.get(key) ?? sayOtherwise(shipped, `${namespace}:`, own.texts);
  known.set(key, said);
  return said;
}

function sayOtherwise(shipped: Texts, prefix: string, own: OwnTexts['texts']): Texts {
  const said = (key: string, value: string | Texts): string | Texts =>
    typeof value === 'object' ? sayOtherwise(value, `${prefix}${key}.`, own) : (own[prefix + key] ?? value);
  return Object.fromEntries(Object.entries(shipped).map(([key, value]) => [key, said(key, value)]));
}

const pageOf = (namespaces: Namespace[]) => [...namespaces].sort().join();
const isNamespace = (name: string): name is Namespace => (NAMESPACES as readonly string[]).includes(name);

function texts(locale: Locale, namespace: Namespace, page: string): Texts {
  const key = `${locale}/${namespace}/${page}`;
  const known = cache.get(key);
  if (known && env().NODE_ENV === 'production') return known;
  const languages = [DEFAULT_LOCALE, ...ownLanguages(locale).reverse()];
  const merged = languages.map((language) => read(language, namespace)).reduce(fill, {});
  // the server's own sentences stay on the server
  if (namespace === 'common') for (const name of ['mail', 'notifications']) delete merged[name];
  const { pluralCategories } = new Intl.PluralRules(intlTag(locale)).resolvedOptions();
  const complete = withForms(shownOn(page, namespace, merged), pluralCategories);
  cache.set(key, complete);
  return complete;
}

/** A developer who adds a text sees it before the list knows of it. */
function shownOn(page: string, namespace: Namespace, texts: Texts): Texts {
  const wanted = (PAGE_TEXTS as Record<string, Partial<Record<Namespace, string[]>>>)[page]?.[namespace];
  return wanted && env().NODE_ENV !== 'development' ? pick(texts, new Set(wanted)) : texts;
}

/** The groups and texts of these names, with all that is in them. */
function pick(texts: Texts, wanted: Set<string>, prefix = ''): Texts {
  const result: Texts = {};
  for (const [key, value] of Object.entries(texts)) {
    const name = prefix + key.replace(PLURAL, '');
    const inner = typeof value === 'object' && !wanted.has(name) ? pick(value, wanted, `${name}.`) : value;
    const isEmpty = typeof inner === 'object' && Object.keys(inner).length === 0;
    if (typeof inner === 'object' ? !isEmpty : wanted.has(name) || wanted.has(prefix + key)) result[key] = inner;
  }
  return result;
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

/** Every counted text in exactly these forms: English ones that the language has no use for go, lacking ones are `other`. */
function withForms(texts: Texts, forms: string[]): Texts {
  const result: Texts = {};
  for (const [key, value] of Object.entries(texts)) {
    const base = key.replace(PLURAL, '');
    const other = texts[`${base}_other`];
    if (typeof value === 'object') result[key] = withForms(value, forms);
    else if (!PLURAL.test(key) || other === undefined) result[key] = value;
    else for (const form of forms) result[`${base}_${form}`] ??= texts[`${base}_${form}`] ?? other;
  }
  return result;
}
