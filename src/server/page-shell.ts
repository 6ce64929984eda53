import type { IncomingMessage } from 'node:http';
import { createHttp } from '../client/api';
import { callWith, type Call } from '../client/caller';
import type { ShellData } from '../client/shell-data';
import type { Profile } from '../contract/account';
import { LOCALE_FACTS, type Locale } from '../contract/locales';
import type { Tenant } from '../contract/tenant';
import { apiApp } from './api-app';
import { dateWords } from './date-words';
import { env } from './env';

/** The API as a page's loader sees it: in the process, or the backend that API_ORIGIN names. */
export function callerFor(host: string, locale: Locale, token?: string): Call {
  const outside = env().API_ORIGIN;
  const headers: Record<string, string> = { 'Accept-Language': locale, 'X-Tenant-Domain': host };
  if (env().FORCED_TENANT_ID) headers['X-Tenant-Id'] = env().FORCED_TENANT_ID ?? '';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (outside) return callWith(() => createHttp({ baseURL: `${outside}/api`, headers }));
  const http = createHttp({
    baseURL: 'http://in-process/api',
    adapter: 'fetch',
    headers: { ...headers, Host: host },
    env: {
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        apiApp().fetch(new Request(input, init)) as Promise<Response>,
    },
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
  tenant.catch(() => tenants.delete(key));
  return tenant;
}

type Cookies = Partial<Record<string, string>>;

export function shellOf(
  host: string,
  cookies: Cookies,
  known: { tenant: Tenant; locale: Locale; profile: Profile | null },
): ShellData {
  const { direction, colorScheme } = cookies;
  return {
    ...known,
    colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
    direction: direction === 'rtl' || direction === 'ltr' ? direction : LOCALE_FACTS[known.locale].direction,
    dates: dateWords(known.locale),
    origin: `${env().PUBLIC_ORIGIN_SCHEME}://${host}`,
  };
}

export const hostOf = (req: IncomingMessage) => req.headers.host ?? '';
