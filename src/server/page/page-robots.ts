import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { ApiError } from '../../client/caller';
import { UNLISTED_PATHS } from '../../client/page-address';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales';
import type { Tenant } from '../../contract/tenant';
import { originOf } from '../kernel/origin';
import { routedLocale } from './loader-answers';
import { hostOf } from './page-shell';
import { tenantOf } from './page-tenant';

/** The shop of a host, for a file that is the shop's own: in one language, or undefined where there is no shop. */
export async function shopOfFile(req: IncomingMessage, routed: string | undefined) {
  // `/vi/robots.txt` is no file of anybody's
  if (routed !== undefined && routed !== DEFAULT_LOCALE) return undefined;
  const host = hostOf(req);
  const tenant = await shopAt(host, DEFAULT_LOCALE);
  return tenant && { tenant, host, origin: originOf(tenant.mainDomain ?? host) };
}

/** The same for a file that is there in each language of the shop; in its own one where it speaks not that of the address. */
export async function shopInLanguage(context: GetServerSidePropsContext) {
  const host = hostOf(context.req);
  const routed = routedLocale(context);
  const tenant = await shopAt(host, routed);
  if (!tenant || tenant.supportedLanguages.includes(routed)) return tenant && { tenant, host, locale: routed };
  const own = await shopAt(host, tenant.defaultLanguage);
  return own && { tenant: own, host, locale: own.defaultLanguage };
}

async function shopAt(host: string, locale: Locale): Promise<Tenant | undefined> {
  try {
    return await tenantOf(host, locale);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** `/robots.txt`: everything but what is one shopper's, or no page. */
export const robotsProps: GetServerSideProps = async ({ req, res, locale }) => {
  const shop = await shopOfFile(req, locale);
  if (!shop) return { notFound: true };
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.end(robotsTxt(shop.tenant.supportedLanguages, shop.origin));
  return { props: {} };
};

/** The private paths with and without each language before them. */
export function robotsTxt(languages: readonly string[], origin: string): string {
  const disallowed = UNLISTED_PATHS.flatMap((path) => [
    path,
    ...(path === '/api' ? [] : languages.map((language) => `/${language}${path}`)),
  ]);
  return [
    'User-agent: *',
    // pictures of products are below /api too
    'Allow: /api/media/',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
