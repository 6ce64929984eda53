import type { GetServerSideProps } from 'next';
import type { Call } from '../../client/caller';
import { alternatesOf, canonicalPath, homeOf } from '../../client/page-address';
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
  const xml = await fileOf(shop, query.part).catch((error: unknown) => {
    if (error instanceof TooManyWaitingError) return null;
    throw error;
  });
  if (xml === null) res.writeHead(503, { 'Retry-After': '10' }).end();
  // a page that says so would cost more than the file
  else if (xml === undefined) res.writeHead(404).end();
  else {
    res.setHeader('Content-Type', 'application/xml; charset=utf-8');
    res.end(xml.replaceAll(ORIGIN, shop.origin));
  }
  return { props: {} };
};

const FILES = 64;
const KEPT_MS = 600_000;
const WAITING = 32;
/** Made for whoever asks first, one at a time, and kept for ten minutes: a crawler costs no more than a reader. */
const sitemapFiles = keptFiles({ files: FILES, keptMs: KEPT_MS, waiting: WAITING });

/** In place of the origin: a shop has its files once, whatever hosts and ports it is asked by. */
const ORIGIN = '\0';

interface Shop {
  tenant: Tenant;
  host: string;
}

/** @returns undefined where there is no such part: known by the index, without looking for it */
async function fileOf({ tenant, host }: Shop, part: string | string[] | undefined): Promise<string | undefined> {
  const call = callerFor(host, DEFAULT_LOCALE);
  const kept = (name: string, make: () => Promise<string | undefined>) =>
    sitemapFiles.get(`${tenant.id} ${name}`, make);
  if (part === 'pages') return kept(part, async () => urlSet(await pagesOf(call, tenant), tenant, ORIGIN, true));
  const isNumber = typeof part === 'string' && /^[1-9]\d{0,2}$/.test(part);
  if (part !== undefined && !isNumber) return undefined;
  const languages = alternatesOf('/', tenant).length;
  const pageSize = Math.min(1_000, Math.floor(LINKS_A_FILE / languages));
  const index = await kept('index', async () => {
    const { total } = await call('GET /front/product-urls', { query: { pageNo: 1, pageSize: 1 } });
    const chunks = Array.from({ length: Math.ceil(total / pageSize) }, (_, i) => String(i + 1));
    return sitemapIndex(['pages', ...chunks], ORIGIN);
  });
  if (part === undefined) return index;
  if (!index?.includes(`${partUrl(part, ORIGIN)}<`)) return undefined;
  return kept(part, async () => {
    const { items } = await call('GET /front/product-urls', { query: { pageNo: Number(part), pageSize } });
    if (!items.length) return undefined;
    const pages = items.map((url) => canonicalPath(paths.product(encryptLink(url, LINK_KEY))));
    return urlSet(pages, tenant, ORIGIN);
  });
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

const partUrl = (part: string, origin: string) => escaped(`${origin}/sitemap.xml?part=${part}`);

export const sitemapIndex = (parts: string[], origin: string): string =>
  `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${parts
    .map((part) => `<sitemap><loc>${partUrl(part, origin)}</loc></sitemap>`)
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
