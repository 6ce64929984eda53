import type { GetServerSidePropsContext } from 'next';
import { describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { encryptLink, LINK_KEY } from '../../../src/contract/link-cipher';
import { canonicalUrl } from '../../../src/contract/product-link';
import { faviconProps, robotsProps, sitemapProps } from '../../../src/server/entry';
import { productOf, stockMarketplace } from '../../support/marketplace';
import { startShop } from '../../support/shop';

/** What a file of the shop answers: its text, or `undefined` where it is not there. */
async function read(file: typeof robotsProps, host: string, query: Record<string, string> = {}, locale = 'en') {
  const headers = new Map<string, unknown>();
  let text: string | undefined;
  let status = 200;
  const result = await file({
    req: { headers: { host }, cookies: {}, url: '/' },
    res: {
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      writeHead(code: number, sent: Record<string, string> = {}) {
        status = code;
        for (const [name, value] of Object.entries(sent)) headers.set(name, value);
        return this;
      },
      end: (body: string) => (text = body),
    },
    locale,
    query,
  } as unknown as GetServerSidePropsContext);
  const retryAfter = headers.get('Retry-After');
  return { isMissing: 'notFound' in result, status, retryAfter, text, type: headers.get('Content-Type') };
}
const locations = (xml = '') =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url?.replaceAll('&#38;', '&'));

describe('favicon.ico', () => {
  const iconOf = (host: string) =>
    faviconProps({ req: { headers: { host }, cookies: {} }, locale: 'en' } as unknown as GetServerSidePropsContext);

  it('leads to the icon of the shop, or to ours', async () => {
    const own = await startShop({ extras: { icon: '/logos/hanoi.svg' } });
    const plain = await startShop();
    expect(await iconOf(own.host)).toEqual({ redirect: { destination: '/logos/hanoi.svg', statusCode: 307 } });
    expect(await iconOf(plain.host)).toMatchObject({ redirect: { destination: '/icons/icon.svg' } });
    expect(await iconOf('nobody.shop.test')).toEqual({ notFound: true });
  });
});

describe('robots.txt', () => {
  it('keeps what is a shopper’s own away in every language, and names the shop’s own sitemap', async () => {
    const { host } = await startShop();
    const { text, type } = await read(robotsProps, host);
    expect(type).toBe('text/plain; charset=utf-8');
    const lines = text?.split('\n') ?? [];
    for (const path of ['/my', '/cart', '/checkout', '/payment', '/auth', '/api'])
      expect(lines, path).toContain(`Disallow: ${path}`);
    expect(lines).toContain('Disallow: /vi/my');
    expect(lines).toContain('Allow: /api/media/');
    expect(lines).toContain(`Sitemap: http://${host}/sitemap.xml`);
    // a prefix rule must not hide a page of the same beginning
    expect(lines).not.toContain('Disallow: /p');
  });

  it('is not there for a host without a shop, nor below a language', async () => {
    const { host } = await startShop();
    expect((await read(robotsProps, 'nobody.shop.test')).isMissing).toBe(true);
    expect((await read(robotsProps, host, {}, 'vi')).isMissing).toBe(true);
  });
});

describe('sitemap.xml', () => {
  it('lists files of pages and of products', async () => {
    await stockMarketplace([productOf()]);
    const { host } = await startShop();
    const { text, type } = await read(sitemapProps, host);
    expect(type).toBe('application/xml; charset=utf-8');
    expect(locations(text)).toEqual(['pages', '1'].map((part) => `http://${host}/sitemap.xml?part=${part}`));
  });

  it('has home, the articles that the shop shows and its categories, in each of its languages', async () => {
    const { host } = await startShop({ enabledArticles: ['ABOUT_US'], supportedLanguages: ['en', 'vi'] });
    const { text = '' } = await read(sitemapProps, host, { part: 'pages' });
    const urls = locations(text);
    for (const path of ['/', '/vi', '/about', '/vi/about']) expect(urls, path).toContain(`http://${host}${path}`);
    expect(urls.some((url) => url?.includes('/faq'))).toBe(false);
    const about = text.split('\n').find((line) => line.includes(`<loc>http://${host}/vi/about</loc>`));
    expect([...(about ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, url]) => [tag, url])).toEqual(
      [
        ['en', `http://${host}/about`],
        ['vi', `http://${host}/vi/about`],
        ['x-default', `http://${host}/about`],
      ],
    );
  });

  it('has every product that the shop’s marketplaces sell, once, and none of the others', async () => {
    const [sold, elsewhere, gone] = [productOf(), productOf({ channel: 'JD' }), productOf({ status: 'off_shelf' })];
    await stockMarketplace([sold, elsewhere, gone]);
    const base = await startShop();
    const { host } = await startShop({ preference: { ...base.tenant.preference, productPlatforms: ['TAOBAO'] } });
    const urls = locations((await read(sitemapProps, host, { part: '1' })).text);
    const addressOf = (product: typeof sold) =>
      `http://${host}/product?url=${encryptLink(canonicalUrl(product), LINK_KEY)}`;
    expect(urls).toContain(addressOf(sold));
    expect(urls).not.toContain(addressOf(elsewhere));
    expect(urls).not.toContain(addressOf(gone));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it.each(['2', '0', 'x', '-1', '99999'])('has no part %s', async (part) => {
    const { host } = await startShop();
    expect((await read(sitemapProps, host, { part })).status).toBe(404);
  });

  // each was looked for in the one line that all files are made in
  it('knows by its index which parts it has: whoever asks for others keeps nobody waiting', async () => {
    const { host } = await startShop();
    const parts = Array.from({ length: 60 }, (_, n) => String(n + 100));
    const crowd = await Promise.all(parts.map((part) => read(sitemapProps, host, { part })));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('is made once for all hosts and ports that a shop is asked by', async () => {
    await stockMarketplace([productOf()]);
    const { host } = await startShop();
    const first = locations((await read(sitemapProps, host, { part: '1' })).text);
    // one that is there when the file is made anew
    await stockMarketplace([productOf()]);
    const elsewhere = locations((await read(sitemapProps, `${host}:30001`, { part: '1' })).text);
    expect(elsewhere).toEqual(first.map((url) => url?.replace(host, `${host}:30001`)));
    expect(first.length).toBeGreaterThan(0);
  });

  it('is not there for a host without a shop', async () => {
    expect((await read(sitemapProps, 'nobody.shop.test')).isMissing).toBe(true);
  });

  it('is made one at a time, and who comes when many wait is told to come back', async () => {
    const hosts = (await Promise.all(Array.from({ length: 20 }, () => startShop()))).map(({ host }) => host);
    // what is known of the shops is no part of the wait
    await Promise.all(hosts.map((host) => read(robotsProps, host)));
    const crowd = await Promise.all(
      hosts.flatMap((host) => [read(sitemapProps, host), read(sitemapProps, host, { part: 'pages' })]),
    );
    const refused = crowd.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['10']));
    expect(crowd.filter(({ status, text }) => status === 200 && text)).toHaveLength(crowd.length - refused.length);
    // and the queue is empty again
    expect((await read(sitemapProps, hosts[0] ?? '')).status).toBe(200);
  });
});

describe('GET /front/product-urls', () => {
  it('pages through all of them in one order', async () => {
    await stockMarketplace([productOf(), productOf(), productOf()]);
    const shop = await startShop();
    const page = async (pageNo: number, pageSize: number) =>
      (await shop.call(catalogEndpoints.listProductUrls, { query: { pageNo, pageSize } })).data;
    const { total, items } = await page(1, 5000);
    expect(items.length).toBe(total);
    const pages = await Promise.all([1, 2].map((pageNo) => page(pageNo, 2)));
    expect(pages.flatMap((one) => one.items)).toEqual(items.slice(0, 4));
  });
});
