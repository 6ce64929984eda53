import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { ApiError, type Call } from '../../client/caller';
import type { PageProps } from '../../client/shell-data';
import type { SampleAccounts } from '../../contract/auth';
import { deskLocale } from '../../contract/desk-locales';
import type { Locale } from '../../contract/locales';
import type { PlatformSelf } from '../../contract/platform';
import { platformPaths } from '../../contract/platform-paths';
import { cookieOf, ownCookies } from '../kernel/cookies';
import { isPlatformHost, PLATFORM } from '../kernel/platform';
import { shownTenant } from '../modules/tenant/tenant.service';
import { drawMoment } from './draw-moment';
import { firstValues, localized, redirectTo, routedLocale, withoutUndefined } from './loader-answers';
import { callerFor } from './page-caller';
import { hostOf, shellOf } from './page-shell';
import { pageTranslations } from './page-translations';

interface PlatformLoadContext {
  call: Call;
  query: Record<string, string | undefined>;
}

/**
 * The loader of every page of the platform but its login; at any other host there is no such page. Who has no second
 * factor comes to no page but the one where it is begun. @param isForEnrolling of that page
 */
export function platformProps<Data extends object = Record<string, never>>(
  load?: (context: PlatformLoadContext) => Promise<Data>,
  isForEnrolling = false,
): GetServerSideProps<PageProps<Data & { self: PlatformSelf }>> {
  return async (context) => {
    const host = hostOf(context.req);
    if (!isPlatformHost(host)) return { notFound: true };
    const routed = routedLocale(context);
    const call = callerFor(host, routed, { platformToken: cookieOf(context.req.cookies, 'platformToken') });
    try {
      const self = await call('GET /platform/me', {});
      const locale = deskLocale(self.language);
      if (locale !== routed) return redirectTo(localized(context.resolvedUrl, locale));
      if (self.needsSecondFactor && !isForEnrolling) return redirectTo(localized(platformPaths.account(), locale));
      const data = load ? await load({ call, query: firstValues(context) }) : ({} as Data);
      return await drawn(context, locale, { self, ...data });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return redirectTo(localized(platformPaths.login(), routed));
      if (error.status === 404) return { notFound: true };
      throw error;
    }
  };
}

interface LoginData {
  /** Of a demo, whom it may be tried as. */
  samples: SampleAccounts | null;
}

/** The loader of the door above all shops. */
export const platformLoginProps = (): GetServerSideProps<PageProps<LoginData>> => async (context) => {
  const host = hostOf(context.req);
  if (!isPlatformHost(host)) return { notFound: true };
  const locale = deskLocale(routedLocale(context));
  const samples = await callerFor(host, locale)('GET /platform/sample-people', {}).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  return drawn(context, locale, { samples });
};

async function drawn<Data extends object>({ req, resolvedUrl }: GetServerSidePropsContext, locale: Locale, data: Data) {
  await drawMoment();
  const tenant = withoutUndefined(shownTenant({ tenant: PLATFORM, locale }));
  const known = { tenant, locale, profile: null, path: resolvedUrl };
  const shell = shellOf(hostOf(req), ownCookies(req.cookies), known);
  return { props: { shell, data: withoutUndefined(data), ...pageTranslations(locale, ['operator']) } };
}
