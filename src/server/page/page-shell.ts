import type { IncomingMessage } from 'node:http';
import { ApiError, type Call } from '../../client/caller';
import type { ShellData } from '../../client/shell-data';
import type { Profile } from '../../contract/account';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { Tenant } from '../../contract/tenant';
import { dateWords } from '../kernel/date-words';
import { originOf } from '../kernel/origin';
import { lookOf } from './page-look';

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
    colorScheme: colorScheme === 'dark' || colorScheme === 'light' ? colorScheme : 'auto',
    direction: direction === 'rtl' || direction === 'ltr' ? direction : LOCALE_FACTS[known.locale].direction,
    dates: dateWords(known.locale),
    origin: originOf(known.tenant.mainDomain ?? host),
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

export const hostOf = (req: IncomingMessage) => req.headers.host ?? '';
