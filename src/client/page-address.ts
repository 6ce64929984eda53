import { DEFAULT_LOCALE, intlTag, type Locale } from '../contract/locales';
import type { Tenant } from '../contract/tenant';

type Languages = Pick<Tenant, 'supportedLanguages' | 'defaultLanguage'>;

/** What makes another page of an address. Everything else, campaigns and sort orders alike, is the same page. */
const KEPT: Record<string, readonly string[]> = {
  '/product': ['url'],
  '/product-search': ['keyword', 'channel', 'filters', 'shopId', 'page'],
};

/** The one address of a page, without its language: no fragment, and only the query that decides what is on it. */
export function canonicalPath(asPath: string): string {
  const [path = '/', query = ''] = (asPath.split('#')[0] ?? '').split('?');
  const given = new URLSearchParams(query);
  const kept = (KEPT[path] ?? []).flatMap((name) => {
    const value = given.get(name);
    return value && !(name === 'page' && value === '1') ? [[name, value]] : [];
  });
  return kept.length ? `${path}?${new URLSearchParams(kept).toString()}` : path;
}

/**
 * A page in a language. English needs its prefix where it is not the shop's own language: without one, the shop
 * chooses for the visitor.
 */
export function localePath(path: string, locale: Locale, { defaultLanguage }: Languages): string {
  if (locale === DEFAULT_LOCALE && defaultLanguage === DEFAULT_LOCALE) return path;
  return `/${locale}${path === '/' ? '' : path.startsWith('/?') ? path.slice(1) : path}`;
}

/** Once a language: two wordings of one language (ru, ru2) would claim the same `hreflang`. */
export function alternatesOf(path: string, languages: Languages): { tag: string; path: string }[] {
  const byTag = new Map<string, string>();
  for (const locale of languages.supportedLanguages) {
    const tag = intlTag(locale);
    if (!byTag.has(tag)) byTag.set(tag, localePath(path, locale, languages));
  }
  return [...byTag].map(([tag, localized]) => ({ tag, path: localized }));
}

/** Where a page is at home: its own language, or the first wording of it. */
export const homeOf = (path: string, locale: Locale, languages: Languages): string =>
  alternatesOf(path, languages).find(({ tag }) => tag === intlTag(locale))?.path ?? localePath(path, locale, languages);

/** Pages of one shopper, or of no use to a stranger who searches. */
const PRIVATE = [
  'my',
  'cart',
  'checkout',
  'payment',
  'auth',
  'favorites',
  'manual-order',
  'sandbox-pay',
  'demo',
  'api',
];
export const PRIVATE_PATHS = PRIVATE.map((name) => `/${name}`);
export const isPrivatePath = (path: string): boolean => PRIVATE.includes(path.split(/[/?#]/)[1] ?? '');
