import { expect, test } from './support/fixtures';
import { sneakerPage } from './support/products';

type Data = Record<string, unknown> & { '@type'?: string };

/** What a search engine reads: the document as the server wrote it. */
async function documentOf(read: (url: string) => Promise<string>, url: string) {
  const html = await read(url);
  const attribute = (tag: RegExp, name: string) => {
    const found = tag.exec(html)?.[0] ?? '';
    return new RegExp(`${name}="([^"]*)"`).exec(found)?.[1]?.replaceAll('&amp;', '&');
  };
  return {
    html,
    canonical: attribute(/<link rel="canonical"[^>]*>/, 'href'),
    robots: attribute(/<meta name="robots"[^>]*>/, 'content'),
    meta: (name: string) => attribute(new RegExp(`<meta (?:property|name)="${name}"[^>]*>`), 'content'),
    languages: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, tag]) => tag),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Data,
    ),
  };
}

test.describe('what search engines see', () => {
  // a crawler says no language; not every machine resolves *.localhost outside the browser
  test('a product: one address, its price and picture, in each language of the shop', async ({ request, originOf }) => {
    const read = async (url: string) => (await request.get(url, { headers: { Accept: 'text/html' } })).text();
    const origin = originOf('demo');
    const page = await documentOf(read, `${origin}${sneakerPage()}&utm_source=mail`);
    expect(page.canonical).toMatch(new RegExp(`^${origin}/product\\?url=[\\w-]+$`));
    expect(page.languages).toContain('x-default');
    expect(page.languages).toContain('lo');
    expect(new Set(page.languages).size).toBe(page.languages.length);
    expect(page.meta('og:type')).toBe('product');
    expect(page.meta('og:image')).toMatch(new RegExp(`^${origin}/api/media/`));
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    const product = page.data.find((data) => data['@type'] === 'Product');
    expect(product).toMatchObject({ offers: { priceCurrency: 'USD', url: page.canonical } });
    expect(page.data.some((data) => data['@type'] === 'BreadcrumbList')).toBe(true);
  });

  test('each shop as itself, on its own host', async ({ request, originOf }) => {
    const { port } = new URL(originOf('demo'));
    const read = async (url: string) => {
      const { host, pathname } = new URL(url);
      return (
        await request.get(`http://localhost:${port}${pathname}`, { headers: { Host: host, 'Accept-Language': '' } })
      ).text();
    };
    const hanoi = originOf('hanoi');
    const english = await documentOf(read, `${hanoi}/en/about`);
    expect(english.html).toContain('<html lang="en"');
    expect(english.canonical).toBe(`${hanoi}/en/about`);
    expect(english.languages.sort()).toEqual(['en', 'vi', 'x-default']);
    const own = await documentOf(read, `${hanoi}/vi/about`);
    expect(own.canonical).toBe(`${hanoi}/vi/about`);
    expect(own.meta('og:site_name')).toBe('Chợ Thuyền');
    const home = await documentOf(read, `${hanoi}/vi`);
    expect(JSON.stringify(home.data)).toContain(`${hanoi}/vi/product-search?keyword={search_term_string}`);
  });

  test('nothing that is one shopper’s, no empty results, no stranger’s search', async ({ request }) => {
    const read = async (url: string) => (await request.get(url)).text();
    for (const path of ['/auth/login', '/product-search?keyword=zzqxjkvw', '/product-search?keyword=mug'])
      expect((await documentOf(read, path)).robots, path).toMatch(/^noindex/);
    expect((await documentOf(read, '/product-search?filters=category:shoes&channel=TAOBAO')).robots).toBeUndefined();
    expect((await documentOf(read, '/')).robots).toBeUndefined();
  });

  test('robots.txt and the sitemap, whose pages all open', async ({ request }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toContain('text/plain');
    const sitemap = /^Sitemap: (.*)$/m.exec(await robots.text())?.[1] ?? '';
    const locations = async (url: string) =>
      [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) =>
        (loc ?? '').replaceAll('&#38;', '&'),
      );
    const [pages = '', products = ''] = await locations(sitemap);
    const english = (await locations(pages)).filter(
      (url) => !/\/[a-z]{2}(-[A-Z]{2})?(\/|$)/.test(new URL(url).pathname),
    );
    expect(english.length).toBeGreaterThan(8);
    const [product] = await locations(products);
    for (const url of [...english.slice(0, 10), product ?? ''])
      expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
    expect((await request.get('/robots.txt', { headers: { Host: 'nobody.localhost' } })).status()).toBe(404);
  });
});

test('the home page is one small document: rows, texts and styles that others have use for stay away', async ({
  request,
}) => {
  const home = await request.get('/en', { headers: { Accept: 'text/html' } });
  expect((await home.body()).length).toBeLessThanOrEqual(100_000);
});
