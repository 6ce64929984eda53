import { DEFAULT_LOCALE, intlTag, type Locale } from '../contract/locales';
import { paths, PRODUCT_PAGE } from '../contract/paths';
import type { Tenant } from '../contract/tenant';

type Languages = Pick<Tenant, 'supportedLanguages' | 'defaultLanguage'>;

/** What makes another page of an address. Everything else, campaigns and sort orders alike, is the same page. */
const KEPT: Record<string, readonly string[]> = {
  [PRODUCT_PAGE]: ['url'],
  [paths.search({})]: ['keyword', 'channel', 'filters', 'shopId', 'page'],
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

/** Where somebody types a password or a sum, or reads their own letters: no script of others runs there (TEN-8). */
const CONFIDENTIAL = ['auth', 'checkout', 'payment', 'my', 'operator', 'platform'];
/** Beside those, pages of one shopper, or of no use to a stranger who searches. */
const UNLISTED = [...CONFIDENTIAL, 'cart', 'favorites', 'manual-order', 'share', 'api'];

const firstOf = (path: string) => path.split(/[/?#]/)[1] ?? '';
/** Paths without the language. */
export const isConfidential = (path: string): boolean => CONFIDENTIAL.includes(firstOf(path));
export const isUnlisted = (path: string): boolean => UNLISTED.includes(firstOf(path));
export const UNLISTED_PATHS = UNLISTED.map((name) => `/${name}`);
