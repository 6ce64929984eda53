import type { IncomingMessage } from 'node:http';
import type { ShellData } from '../../client/shell-data';
import { isLocale } from '../../contract/locales';
import { deskLocale } from '../../contract/desk-locales';
import { isDeskPath } from '../../contract/desk-paths';
import type { StaffSelf } from '../../contract/operator';
import { splitLocale } from '../../contract/redirect-target';
import { ASKED_URL } from '../kernel/asked-url';
import { cookieOf, ownCookies } from '../kernel/cookies';
import { callerFor } from './page-caller';
import { hostOf, shellOf } from './page-shell';
import { tenantOf } from './page-tenant';
import { pageTranslations, type PageTexts } from './page-translations';

/** Of whose desk an address is that is not there, and which one it is. */
export interface MissingAtDesk {
  self: StaffSelf;
  path: string;
}

/** The frame of a desk for an address below it that is not there; null where it is none, or nobody of the staff asks. */
export async function deskErrorShell(
  req: IncomingMessage & { cookies?: Partial<Record<string, string>> },
): Promise<({ shell: ShellData; missing: MissingAtDesk } & PageTexts) | null> {
  const { path } = splitLocale(String(req.headers[ASKED_URL] ?? ''));
  const staffToken = cookieOf(req.cookies ?? {}, 'staffToken');
  if (!isDeskPath(path) || !staffToken) return null;
  const host = hostOf(req);
  const { NEXT_LOCALE: cookie } = ownCookies(req.cookies ?? {});
  const known = deskLocale(isLocale(cookie) ? cookie : 'en');
  try {
    const self = await callerFor(host, known, { staffToken })('GET /operator/me', {});
    const locale = deskLocale(self.language);
    const tenant = await tenantOf(host, locale);
    const shell = shellOf(host, ownCookies(req.cookies ?? {}), { tenant, locale, profile: null, path });
    return { shell, missing: { self, path }, ...pageTranslations(locale, ['operator']) };
  } catch {
    // the shop's own page can say it too
    return null;
  }
}
