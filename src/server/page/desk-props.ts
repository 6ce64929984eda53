import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { ApiError, type Call } from '../../client/caller';
import type { PageProps } from '../../client/shell-data';
import { DESK_LOCALES, deskLocale } from '../../contract/desk-locales';
import { deskPaths, isDeskPath } from '../../contract/desk-paths';
import type { SampleAccounts } from '../../contract/auth';
import type { Locale } from '../../contract/locales';
import type { StaffSelf } from '../../contract/operator';
import { safeRedirect, splitLocale } from '../../contract/redirect-target';
import type { Permission } from '../../contract/staff-roles';
import type { Tenant } from '../../contract/tenant';
import { cookieOf, ownCookies } from '../kernel/cookies';
import { negotiateLocale } from '../kernel/request-locale';
import { drawMoment } from './draw-moment';
import { firstValues, localized, namesLocale, redirectTo, routedLocale, withoutUndefined } from './loader-answers';
import { callerFor } from './page-caller';
import { hostOf, shellOf } from './page-shell';
import { tenantOf } from './page-tenant';
import { pageTranslations, type Namespace } from './page-translations';
import { samplesFor } from './sample-accounts';

export interface DeskLoadContext {
  call: Call;
  self: StaffSelf;
  tenant: Tenant;
  locale: Locale;
  /** First value of each query parameter. */
  query: Record<string, string | undefined>;
  /** The address, without its language. */
  path: string;
  /** Status of a page that is drawn although it has not what was asked for, e.g. 404. */
  setStatus: (status: number) => void;
}

interface Options {
  /** What somebody must be allowed to; null where everybody of the staff may. */
  permission: Permission | null;
  namespaces: Namespace[];
  /** Where a second factor is begun: whoever needs one comes to no other page before. */
  isForEnrolling?: boolean;
}

/**
 * The loader of every page of the staff but their login: in the person's own language where the desks speak it,
 * whatever the shop speaks.
 * Who is not logged in is sent to the login and comes back; who lacks the right is told at home which one, and who asks
 * for what is not there stays at the desks.
 */
export function deskProps<Data extends object = Record<string, never>>(
  { permission, namespaces, isForEnrolling = false }: Options,
  load?: (context: DeskLoadContext) => Promise<Data>,
): GetServerSideProps<PageProps<Data & { self: StaffSelf }>> {
  return async (context) => {
    const host = hostOf(context.req);
    const routed = routedLocale(context);
    const staffToken = cookieOf(context.req.cookies, 'staffToken');
    const call = callerFor(host, routed, { staffToken });
    let known: StaffSelf | undefined;
    try {
      const self = await call('GET /operator/me', {});
      known = self;
      const locale = deskLocale(self.language);
      if (locale !== routed) return redirectTo(localized(context.resolvedUrl, locale));
      if (self.needsSecondFactor && !isForEnrolling) return redirectTo(localized(deskPaths.account(), locale));
      if (permission && !self.permissions.includes(permission))
        return redirectTo(localized(deskPaths.home(permission), locale));
      const tenant = await tenantOf(host, locale);
      const query = firstValues(context);
      const setStatus = (status: number) => (context.res.statusCode = status);
      const path = context.resolvedUrl;
      const data = load ? await load({ call, self, tenant, locale, query, path, setStatus }) : ({} as Data);
      return await drawn(context, { tenant, locale, data: { self, ...data }, namespaces });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return redirectTo(localized(deskPaths.login(context.resolvedUrl), routed));
      if (error.status < 400 || error.status >= 500 || error.status === 429) throw error;
      if (!known || context.resolvedUrl.startsWith(deskPaths.missing())) return { notFound: true };
      return redirectTo(localized(deskPaths.missing(context.resolvedUrl), deskLocale(known.language)));
    }
  };
}

interface LoginData {
  samples: SampleAccounts | null;
  /** A page of the staff to go on to; of the shop's own there is none. */
  redirectUrl?: string;
}

/** The loader of the staff's login, in the language that the address names, else in the browser's. */
export function deskLoginProps({ namespaces }: Pick<Options, 'namespaces'>): GetServerSideProps<PageProps<LoginData>> {
  return async (context) => {
    const host = hostOf(context.req);
    const call = callerFor(host, routedLocale(context));
    try {
      const tenant = await tenantOf(host, routedLocale(context));
      const locale = languageAtDoor(context, tenant);
      if (locale !== routedLocale(context)) return redirectTo(localized(context.resolvedUrl, locale));
      const samples = await samplesFor(tenant, () => call('GET /operator/sample-staff', {}));
      const wanted = safeRedirect(firstValues(context).redirectUrl);
      const redirectUrl = wanted && isDeskPath(splitLocale(wanted).path) ? wanted : undefined;
      return await drawn(context, { tenant, locale, data: { samples, redirectUrl }, namespaces });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { notFound: true };
      throw error;
    }
  };
}

function languageAtDoor(context: GetServerSidePropsContext, { defaultLanguage }: Tenant): Locale {
  if (namesLocale(context)) return deskLocale(routedLocale(context));
  return negotiateLocale(context.req.headers['accept-language'], [...DESK_LOCALES]) ?? deskLocale(defaultLanguage);
}

interface Drawn<Data> {
  tenant: Tenant;
  locale: Locale;
  data: Data;
  namespaces: Namespace[];
}

async function drawn<Data extends object>(
  { req, resolvedUrl }: GetServerSidePropsContext,
  { tenant, locale, data, namespaces }: Drawn<Data>,
) {
  await drawMoment();
  const known = { tenant, locale, profile: null, path: resolvedUrl };
  const shell = shellOf(hostOf(req), ownCookies(req.cookies), known);
  return { props: { shell, data: withoutUndefined(data), ...pageTranslations(locale, namespaces) } };
}
