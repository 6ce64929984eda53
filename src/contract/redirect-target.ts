import { LOCALES, type Locale } from './locales';

/** Fixed on purpose: an origin taken from the request could be chosen by whoever made the link. */
const ORIGIN = 'https://shop.invalid';
const MAX_LENGTH = 2048;
const CONTROL = /\p{Cc}/u;

/**
 * `redirectUrl`: where to go after login. The path to go to when it is a page of this shop, otherwise undefined.
 * The same function decides on the server and in the browser.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (!/^\/(?![/\\])/.test(value) || value.includes('\\') || CONTROL.test(value)) return undefined;
  const url = parse(value, ORIGIN);
  if (!url || url.origin !== ORIGIN) return undefined;
  const path = decodedPath(url.pathname);
  // Checked after resolving: `/..//evil.example`. No page of ours has an encoded slash, and a router may decode it.
  if (path === undefined || path.startsWith('//') || /%2f|%5c/i.test(url.pathname)) return undefined;
  if (CONTROL.test(path) || isNoPage(path)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** A loader may name another page of the shop to go to (RTE-12). */
export const clientRedirectOf = (data: unknown): string | undefined =>
  safeRedirect((data as { clientRedirect?: unknown } | undefined)?.clientRedirect);

/** Login itself would send the shopper round in a circle; the other two are no pages. */
const NO_PAGES = ['auth/login', 'api', '_next'];

function isNoPage(path: string): boolean {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const hasLocale = LOCALES.some((locale) => locale.toLowerCase() === segments[0]);
  const page = `${segments.slice(hasLocale ? 1 : 0).join('/')}/`;
  return NO_PAGES.some((prefix) => page.startsWith(`${prefix}/`));
}

/** A page, and the language that its address names, if it names one. */
export function splitLocale(address: string): { locale?: Locale; path: string } {
  const locale = LOCALES.find((code) => ['', '/', '?', '#'].some((end) => cutOff(address, code) === end));
  if (!locale) return { path: address };
  const rest = address.slice(locale.length + 1);
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  // `/vi//evil.example` is a page of this shop, `//evil.example` is not
  return { locale, path: /^\/[/\\]/.test(path) ? '/' : path };
}

/** What follows the language: `/` of `/vi/cart`. */
const cutOff = (address: string, locale: Locale) =>
  address.startsWith(`/${locale}`) ? address.charAt(locale.length + 1) : undefined;

/** `refrom`: an address outside to return to after login, with the shopper's e-mail added (docs/domain.md "refrom"). */
export interface ExternalReturn {
  /** Compared with the tenant's list. */
  origin: string;
  /** Shown to the shopper; punycode, so that look-alike letters are seen. */
  host: string;
  url: string;
}

export function externalReturn(value: unknown, email: string): ExternalReturn | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  if (!/^https?:\/\/[^/\\]/i.test(value) || value.includes('\\') || CONTROL.test(value)) return undefined;
  const url = parse(value);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  url.searchParams.set('email', email);
  return { origin: url.origin, host: url.host, url: url.href };
}

function parse(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
