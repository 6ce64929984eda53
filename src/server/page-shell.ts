import type { IncomingMessage } from 'node:http';
import { createHttp } from '../client/api';
import { ApiError, callWith, type Call } from '../client/caller';
import type { ShellData } from '../client/shell-data';
import type { Profile } from '../contract/account';
import { LOCALE_FACTS, type Locale } from '../contract/locales';
import type { Tenant } from '../contract/tenant';
import { backend } from './backend';
import { dateWords } from './date-words';
import { env } from './env';
import { lookOf } from './page-look';

/** The API as a page's loader sees it: the same backend as the browser's, without a detour over the network. */
export function callerFor(host: string, locale: Locale, token?: string): Call {
  const { FORCED_TENANT_ID } = env();
  const http = createHttp({
    baseURL: 'http://in-process/api',
    adapter: 'fetch',
    headers: {
      Host: host,
      'Accept-Language': locale,
      'X-Tenant-Domain': host,
      ...(FORCED_TENANT_ID ? { 'X-Tenant-Id': FORCED_TENANT_ID } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    env: { fetch: (input: RequestInfo | URL, init?: RequestInit) => backend().fetch(new Request(input, init)) },
  });
  return callWith(() => http);
}

const TENANT_CACHE_MS = 5_000;
const tenants = new Map<string, { tenant: Promise<Tenant>; readAt: number }>();

/** The shop of a host in a language, kept five seconds. @throws ApiError TENANT_NOT_FOUND */
export function tenantOf(host: string, locale: Locale): Promise<Tenant> {
  const key = `${host}\n${locale}`;
  const known = tenants.get(key);
  if (known && Date.now() - known.readAt < TENANT_CACHE_MS) return known.tenant;
  if (tenants.size > 2_000) tenants.clear();
  const tenant = callerFor(host, locale)('GET /front/tenant', {});
  tenants.set(key, { tenant, readAt: Date.now() });
  tenant.catch((error: unknown) => {
    // a backend that is down fails the page and its error page alike: do not wait for it twice
    const isDown = error instanceof ApiError && error.status !== 404;
    setTimeout(() => tenants.delete(key), isDown ? 1_000 : 0).unref();
  });
  return tenant;
}

type Cookies = Partial<Record<string, string>>;

export function shellOf(
  host: string,
  cookies: Cookies,
  known: { tenant: Tenant; locale: Locale; profile: Profile | null; path: string },
): ShellData {
  const { direction, colorScheme, primaryColor } = cookies;
  const { path, ...shown } = known;
  return {
    ...shown,
    ...lookOf(known.tenant, { path, primaryColor }),
    colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
    direction: direction === 'rtl' || direction === 'ltr' ? direction : LOCALE_FACTS[known.locale].direction,
    dates: dateWords(known.locale),
    origin: originOf(host),
  };
}

/** What the browser may know of who is logged in; null where that cannot be found out now (SES-7). */
export async function findProfile(call: Call): Promise<Profile | null | 'expired'> {
  try {
    return await call('GET /front/user/profile', {});
  } catch (error) {
    // only a session that is over is said to be: anything else is a page without a profile
    return error instanceof ApiError && error.status === 401 ? 'expired' : null;
  }
}

/** The bearer token of a page's cookies, if it looks like one. */
export const tokenOf = ({ token = '' }: Cookies): string | undefined =>
  /^[A-Za-z0-9_-]{20,128}$/.test(token) ? token : undefined;

export const originOf = (host: string) => `${env().PUBLIC_ORIGIN_SCHEME}://${host}`;
export const hostOf = (req: IncomingMessage) => req.headers.host ?? '';
