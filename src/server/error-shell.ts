import type { IncomingMessage } from 'node:http';
import type { SSRConfig } from 'next-i18next/pages';
import type { ShellData } from '../client/shell-data';
import { DEFAULT_LOCALE, isLocale } from '../contract/locales';
import { negotiateLocale } from './kernel/request-locale';
import { hostOf, shellOf, tenantOf } from './page-shell';
import { pageTranslations } from './page-translations';

/** Frame and texts for the error pages, which have no loader. `shell` is null where the shop itself is unknown (TEN-7). */
export async function errorShell(
  req: IncomingMessage & { cookies?: Partial<Record<string, string>> },
  routed: string | undefined,
): Promise<{ shell: ShellData | null } & SSRConfig> {
  const host = hostOf(req);
  const cookie = req.cookies?.NEXT_LOCALE;
  const asked = isLocale(routed) && routed !== DEFAULT_LOCALE ? routed : isLocale(cookie) ? cookie : undefined;
  const locale = asked ?? negotiateLocale(req.headers['accept-language']) ?? DEFAULT_LOCALE;
  try {
    const tenant = await tenantOf(host, locale);
    return {
      shell: shellOf(host, req.cookies ?? {}, { tenant, locale, profile: null }),
      ...pageTranslations(locale, []),
    };
  } catch {
    // the page that tells of a failure must not fail with it
    return { shell: null, ...pageTranslations(locale, []) };
  }
}
