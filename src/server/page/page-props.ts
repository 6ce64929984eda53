import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import type { Call } from '../../client/caller';
import { ApiError } from '../../client/caller';
import { paths } from '../../contract/paths';
import { clientRedirectOf, splitLocale } from '../../contract/redirect-target';
import { isConfidential } from '../../client/page-address';
import type { PageProps } from '../../client/shell-data';
import type { Profile } from '../../contract/account';
import { isLocale, type Locale } from '../../contract/locales';
import type { Tenant } from '../../contract/tenant';
import { drawMoment } from './draw-moment';
import { ASKED_URL } from '../kernel/asked-url';
import { cookieHeader, cookieOf, ownCookies } from '../kernel/cookies';
import { originOf } from '../kernel/origin';
import { negotiateLocale } from '../kernel/request-locale';
import { extrasOf } from './page-look';
import { firstValues, localized, namesLocale, redirectTo, routedLocale, withoutUndefined } from './loader-answers';
import { callerFor } from './page-caller';
import { findProfile, hostOf, shellOf, tokenOf } from './page-shell';
import { tenantOf } from './page-tenant';
import { ownTextsOf } from './own-texts';
import { pageTranslations, type Namespace } from './page-translations';

export interface LoadContext {
  call: Call;
  tenant: Tenant;
  locale: Locale;
  profile: Profile | null;
  /** First value of each query parameter. */
  query: Record<string, string | undefined>;
  /** Status of a page that is drawn although it has not what was asked for, e.g. 404. */
  setStatus: (status: number) => void;
}

/** What a page's loader gives its page. */
export type LoaderData<L> = L extends GetServerSideProps<PageProps<infer Data>> ? Data : never;

interface Options {
  /** `user`: without the login cookie the server sends the visitor to login (RTE-11). */
  access: 'public' | 'user';
  namespaces: Namespace[];
  /** What a part of the page asks for by itself, once it is drawn (`useLateTexts`). */
  later?: Namespace[];
}

/**
 * The loader of every page: shop by host, language, profile, login, texts, then the page's own data.
 * A loader may answer `clientRedirect` to have the browser go elsewhere (RTE-12); a document that it would leave at once is not drawn.
 */
export function pageProps<Data extends object = Record<string, never>>(
  { access, namespaces, later }: Options,
  load?: (context: LoadContext) => Promise<Data>,
): GetServerSideProps<PageProps<Data>> {
  return async (context) => {
    const host = hostOf(context.req);
    const cookies = ownCookies(context.req.cookies);
    const routed = routedLocale(context);
    let tenant: Tenant;
    try {
      tenant = await tenantOf(host, routed);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { notFound: true };
      throw error;
    }
    const locale = chooseLocale(context, tenant);
    if (locale !== routed) return redirectTo(localized(context.resolvedUrl, locale));
    if (access === 'user' && cookies.loggedIn !== '1')
      return redirectTo(localized(paths.login(localized(context.resolvedUrl, locale)), locale));
    if (bringsScripts(context, tenant)) return redirectTo(originOf(host) + localized(context.resolvedUrl, locale));
    keepPlace(context, tenant, locale);
    const token = tokenOf(cookies);
    const call = callerFor(host, locale, { token });
    try {
      const found = token ? await findProfile(call) : 'expired';
      if (access === 'user' && found === 'expired') throw new ApiError(401, 'SESSION_EXPIRED', '');
      const profile = found === 'expired' ? null : found;
      const query = firstValues(context);
      const data = load
        ? await load({ call, tenant, locale, profile, query, setStatus: (status) => (context.res.statusCode = status) })
        : ({} as Data);
      const target = isDataOnly(context) ? undefined : clientRedirectOf(data);
      if (target) return redirectTo(splitLocale(target).locale ? target : localized(target, locale));
      await drawMoment();
      const shell = shellOf(host, cookies, { tenant, locale, profile, path: context.resolvedUrl });
      const texts = pageTranslations(locale, namespaces, later, await ownTextsOf(host, locale));
      return { props: { shell, data: withoutUndefined(data), ...texts } };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) {
        forgetSession(context);
        return redirectTo(localized(paths.login(localized(context.resolvedUrl, locale)), locale));
      }
      // an address that the API cannot read names nothing, nor does one that is not for this visitor
      if (error.status >= 400 && error.status < 500 && error.status !== 429) return { notFound: true };
      throw error;
    }
  };
}

/** The URL's own language; without a prefix the cookie's, the browser's among the tenant's, the tenant's. */
function chooseLocale(context: GetServerSidePropsContext, tenant: Tenant): Locale {
  const routed = routedLocale(context);
  const spoken = tenant.supportedLanguages;
  if (namesLocale(context)) return spoken.includes(routed) ? routed : tenant.defaultLanguage;
  const cookie = cookieOf(context.req.cookies, 'NEXT_LOCALE');
  if (isLocale(cookie) && spoken.includes(cookie)) return cookie;
  return negotiateLocale(context.req.headers['accept-language'], spoken) ?? tenant.defaultLanguage;
}

/**
 * Whether the document that asks for this page's data may have scripts of others running, which a private page must
 * not inherit: an address with a host has the browser fetch the page as a new document, under its own policy.
 */
function bringsScripts(context: GetServerSidePropsContext, tenant: Tenant): boolean {
  const { req, resolvedUrl } = context;
  if (!isDataOnly(context) || !isConfidential(resolvedUrl) || extrasOf(tenant).length === 0) return false;
  return !isConfidential(pathOf(req.headers.referer));
}

/** Whether a page that is open asks for the next one's data. */
const isDataOnly = ({ req }: GetServerSidePropsContext) => String(req.headers[ASKED_URL]).startsWith('/_next/data/');

/** The path of an address, without its language. */
function pathOf(address = ''): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '/';
  const [, first] = path.split('/');
  return isLocale(first) ? path.slice(first.length + 1) || '/' : path;
}

const YEAR_SECONDS = 31_536_000;

/** Tenant, host and language stay in cookies for a year (TEN-6). */
function keepPlace({ req, res }: GetServerSidePropsContext, tenant: Tenant, locale: Locale) {
  const wanted = { tenant: tenant.id, host: hostOf(req), NEXT_LOCALE: locale };
  const changed = Object.entries(wanted).filter(([name, value]) => cookieOf(req.cookies, name) !== value);
  if (changed.length) {
    res.setHeader(
      'Set-Cookie',
      changed.map(([name, value]) => cookieHeader(name, value, { maxAgeSeconds: YEAR_SECONDS })),
    );
  }
}

function forgetSession({ res }: GetServerSidePropsContext) {
  res.setHeader(
    'Set-Cookie',
    ['token', 'loggedIn', 'profile'].map((name) => cookieHeader(name, '', { maxAgeSeconds: 0 })),
  );
}
