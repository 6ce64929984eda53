import { COOKIE_NAMES, cookieName } from '../../contract/cookie-names';
import { env } from '../env';

export type Cookies = Partial<Record<string, string>>;

const isHttps = () => env().PUBLIC_ORIGIN_SCHEME === 'https';

/** The value under our own name for it. Over https one without the prefix is nobody's: a neighbour may have planted it. */
export const cookieOf = (cookies: Cookies, name: string): string | undefined =>
  // a browser that came over TLS we know nothing of names its own by the prefix
  (isHttps() ? undefined : cookies[name]) ?? cookies[cookieName(name, true)];

/** What a page's request brought, under our own names. */
export const ownCookies = (cookies: Cookies): Cookies =>
  Object.fromEntries(COOKIE_NAMES.map((name) => [name, cookieOf(cookies, name)]));

/** What the API itself gives and reads; all others are the pages' alone. */
const OF_THE_API = [
  ...(['device', 'asked', 'verified'] as const),
  ...(['staffToken', 'staffDevice', 'platformToken', 'platformDevice'] as const),
] as const;
export type ApiCookie = (typeof OF_THE_API)[number];

/** One cookie as a `Cookie` header carries it. */
export const cookiePair = (name: ApiCookie, value: string) => `${cookieName(name, isHttps())}=${value}`;

/** What of a `Cookie` header the API reads. */
export const apiCookies = (header: string | undefined): string =>
  OF_THE_API.flatMap((name) => {
    const value = cookieOf(parseCookies(header), name);
    return value === undefined ? [] : [cookiePair(name, value)];
  }).join('; ');

export const isApiCookie = (setCookie: string): boolean =>
  OF_THE_API.some((name) => setCookie.startsWith(`${cookieName(name, isHttps())}=`));

interface Kept {
  maxAgeSeconds: number;
  /** Out of reach of scripts. */
  httpOnly?: boolean;
}

/** A `Set-Cookie` header: this host only, Lax, and Secure where the shop is on https. */
export function cookieHeader(name: string, value: string, { maxAgeSeconds, httpOnly = false }: Kept): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}; SameSite=Lax${isHttps() ? '; Secure' : ''}`;
  return `${cookieName(name, isHttps())}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}${flags}`;
}

/** The cookies of a `Cookie` header. */
export function parseCookies(header = ''): Cookies {
  const cookies: Cookies = Object.create(null) as Cookies;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim();
  }
  return cookies;
}
