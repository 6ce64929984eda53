import type { GetServerSideProps } from 'next';
import type { Call } from '../../client/caller';
import { alternatesOf, homeOf } from '../../client/page-address';
import { enabledInfoPages, INFO_PAGES } from '../../contract/info-pages';
import { paths } from '../../contract/paths';
import { encryptLink, LINK_KEY } from '../../contract/link-cipher';
import { DEFAULT_LOCALE } from '../../contract/locales';
import type { Tenant } from '../../contract/tenant';
import { keptFiles, TooManyWaitingError } from './kept-files';
import { shopOfFile } from './page-robots';
import { callerFor } from './page-caller';

/** A product stands there once with an address in each language: a sitemap may be 50 MB, this makes about 5. */
const LINKS_A_FILE = 18_000;

/** `/sitemap.xml`: the list of files; `?part=pages` and `?part=1…`: the shop's own pages, and its products in chunks. */
export const sitemapProps: GetServerSideProps = async ({ req, res, locale, query }) => {
  const shop = await shopOfFile(req, locale);
  if (!shop) return { notFound: true };
  const { tenant, host, origin } = shop;
  const { part } = query;
  const xml = await sitemapFiles
    .get(`${host} ${origin} ${String(part)}`, () => fileOf({ part, tenant, host, origin }))
    .catch((error: unknown) => {
      if (error instanceof TooManyWaitingError) return null;
      throw error;
    });
  if (xml === null) {
    res.writeHead(503, { 'Retry-After': '10' }).end();
    return { props: {} };
  }
  if (xml === undefined) return { notFound: true };
  res.setHeader('Content-Type', 'application/xml; charset=utf-8');
  res.end(xml);
  return { props: {} };
};

const FILES = 64;
const KEPT_MS = 600_000;
const WAITING = 32;
/** Made for whoever asks first, one at a time, and kept for ten minutes: a crawler costs no more than a reader. */
const sitemapFiles = keptFiles({ files: FILES, keptMs: KEPT_MS, waiting: WAITING });

interface Wanted {
  part: string | string[] | undefined;
  tenant: Tenant;
  host: string;
  origin: string;
}

/** @returns undefined where there is no such part */
async function fileOf({ part, tenant, host, origin }: Wanted): Promise<string | undefined> {
  const call = callerFor(host, DEFAULT_LOCALE);
  const languages = alternatesOf('/', tenant).length;
  const pageSize = Math.min(1_000, Math.floor(LINKS_A_FILE / languages));
  if (part === undefined) {
    const { total } = await call('GET /front/product-urls', { query: { pageNo: 1, pageSize: 1 } });
    return sitemapIndex(
      ['pages', ...Array.from({ length: Math.ceil(total / pageSize) }, (_, i) => String(i + 1))],
      origin,
    );
  } else if (part === 'pages') {
    return urlSet(await pagesOf(call, tenant), tenant, origin, true);
  } else {
    const pageNo = typeof part === 'string' && /^[1-9]\d{0,2}$/.test(part) ? Number(part) : 0;
    const { items } = pageNo ? await call('GET /front/product-urls', { query: { pageNo, pageSize } }) : { items: [] };
    if (!items.length) return undefined;
    return urlSet(
      items.map((url) => `/product?url=${encryptLink(url, LINK_KEY)}`),
      tenant,
      origin,
    );
  }
}

/** Home, the articles that the shop shows, and its categories. */
async function pagesOf(call: Call, { enabledArticle }: Tenant): Promise<string[]> {
  const articles = enabledInfoPages(enabledArticle).map((page) => INFO_PAGES[page].href);
  const categories = await call('GET /front/product/categories', {});
  const filled = categories.filter(({ productCount }) => productCount > 0);
  return [paths.home(), ...articles, ...filled.map(({ id }) => paths.search({ filters: `category:${id}` }))];
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const sitemapIndex = (parts: string[], origin: string): string =>
  `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${parts
    .map((part) => `<sitemap><loc>${escaped(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

/** Pages with their addresses in every language: each under its own language too, or under the shop's alone. */
export function urlSet(pages: string[], tenant: Tenant, origin: string, eachLanguage = false): string {
  const entries = pages.flatMap((page) => {
    const alternates = alternatesOf(page, tenant).map(({ tag, path }) => ({ tag, url: escaped(origin + path) }));
    const links = [...alternates, { tag: 'x-default', url: escaped(origin + page) }]
      .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
      .join('');
    const own = escaped(origin + homeOf(page, tenant.defaultLanguage, tenant));
    const listed = eachLanguage ? alternates.map(({ url }) => url) : [own];
    return listed.map((url) => `<url><loc>${url}</loc>${alternates.length > 1 ? links : ''}</url>`);
  });
  return `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
