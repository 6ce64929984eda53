import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, waitIfAway } from '../../client/caller';
import type { SSRConfig } from 'next-i18next/pages';
import type { ShellData } from '../../client/shell-data';
import { DEFAULT_LOCALE, isLocale } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { ownCookies } from '../kernel/cookies';
import { negotiateLocale } from '../kernel/request-locale';
import { callerFor } from './page-caller';
import { findProfile, hostOf, shellOf, tokenOf } from './page-shell';
import { tenantOf } from './page-tenant';
import { ownTextsOf } from './own-texts';
import { pageTranslations } from './page-translations';

/**
 * Frame and texts for the error pages, which have no loader. `shell` is null where the shop itself is unknown (TEN-7), or
 * cannot be asked for now: then nobody can say what is not there, and the answer becomes 503.
 */
export async function errorShell(
  req: IncomingMessage & { cookies?: Partial<Record<string, string>> },
  routed: string | undefined,
  res?: ServerResponse,
): Promise<{ shell: ShellData | null; isAway?: boolean } & SSRConfig> {
  const host = hostOf(req);
  const cookies = ownCookies(req.cookies ?? {});
  const cookie = cookies.NEXT_LOCALE;
  const asked = isLocale(routed) && routed !== DEFAULT_LOCALE ? routed : isLocale(cookie) ? cookie : undefined;
  const locale = asked ?? negotiateLocale(req.headers['accept-language']) ?? DEFAULT_LOCALE;
  try {
    const { supportedLanguages, defaultLanguage } = await tenantOf(host, locale);
    // a shop speaks only its own languages; a page of no shop the visitor's
    const spoken = supportedLanguages.includes(locale) ? locale : defaultLanguage;
    const tenant = await tenantOf(host, spoken);
    const token = tokenOf(cookies);
    const profile = token ? await findProfile(callerFor(host, spoken, { token })) : null;
    return {
      shell: shellOf(host, cookies, {
        tenant,
        locale: spoken,
        profile: profile === 'expired' ? null : profile,
        // no telling what stood at this address: it is treated as a private one
        path: paths.overview(),
      }),
      ...pageTranslations(spoken, [], [], await ownTextsOf(host, spoken)),
    };
  } catch (error) {
    // the page that tells of a failure must not fail with it
    const isAway = !(error instanceof ApiError && error.status === 404);
    if (isAway && res?.statusCode === 404) {
      res.statusCode = 503;
      res.setHeader('Retry-After', String(waitIfAway(error) ?? 2));
    }
    return { shell: null, isAway, ...pageTranslations(locale, []) };
  }
}
