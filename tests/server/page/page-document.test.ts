import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime';
import type { DocumentContext } from 'next/document';
import { describe, expect, it } from 'vitest';
import type { ShellData } from '../../../src/client/shell-data';
import ShopDocument from '../../../src/pages/_document';
import { ShopProviders } from '../../../src/shell/shop-providers';
import { testShell } from '../../support/test-shell';

type AppLike = ComponentType<{ pageProps: { shell: ShellData }; nonce?: string }>;

/** The very HTML of a page and its headers, as the document makes them of what the page's loader gave. */
async function documentOf(shell: ShellData, more: object = {}) {
  const headers: Record<string, string> = {};
  const App: AppLike = ({ pageProps, nonce }) =>
    createElement(ShopProviders, { shell: pageProps.shell, nonce, children: createElement('p', null, 'the page') });
  const context = {
    res: { headersSent: false, setHeader: (name: string, value: string) => (headers[name] = value) },
    defaultGetInitialProps: (given: DocumentContext) => given.renderPage(),
    renderPage: ({ enhanceApp }: { enhanceApp: (app: AppLike) => AppLike }) => ({
      html: renderToStaticMarkup(createElement(enhanceApp(App), { pageProps: { shell } })),
      head: [],
    }),
  } as unknown as DocumentContext;
  const props = await ShopDocument.getInitialProps(context);
  const known = {
    __NEXT_DATA__: { props: { pageProps: { shell } }, page: '/', query: {}, buildId: 'b', locale: 'en' },
    buildManifest: { pages: { '/_app': [], '/': [] }, polyfillFiles: [], lowPriorityFiles: [], devFiles: [] },
    docComponentsRendered: {},
    dynamicImports: [],
    dangerousAsPath: '/',
    headTags: [],
    scriptLoader: {},
    assetPrefix: '',
    assetQueryString: '',
    ...props,
    ...more,
  };
  const page = createElement(
    HtmlContext.Provider,
    { value: known as never },
    createElement(ShopDocument as unknown as ComponentType<object>, known),
  );
  return { html: renderToStaticMarkup(page), headers, nonce: props.nonce };
}

const opening = (html: string) => /^<html[^>]*>/.exec(html)?.[0] ?? '';

describe('the first byte of a page (ENT-8)', () => {
  it('is light and left to right by default (ENT-8)', async () => {
    const { html } = await documentOf(testShell);
    expect(opening(html)).toContain('lang="en"');
    expect(opening(html)).toContain('dir="ltr"');
    expect(opening(html)).toContain('data-mantine-color-scheme="light"');
  });

  it('asks the device, before anything is drawn, where nothing was chosen', async () => {
    const { html, nonce } = await documentOf({ ...testShell, colorScheme: 'auto' });
    expect(opening(html)).toContain('data-mantine-color-scheme="light"');
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const asks = html.indexOf('prefers-color-scheme');
    expect(asks).toBeGreaterThan(html.indexOf(`<body><script nonce="${nonce}">`));
    expect(asks).toBeLessThan(html.indexOf('id="drawn"'));
    const { html: chosen } = await documentOf({ ...testShell, colorScheme: 'light' });
    expect(chosen).not.toContain('prefers-color-scheme');
  });

  it('is dark and right to left where the shopper chose so (ENT-8)', async () => {
    const { html } = await documentOf({ ...testShell, colorScheme: 'dark', direction: 'rtl' });
    expect(opening(html)).toContain('dir="rtl"');
    expect(opening(html)).toContain('data-mantine-color-scheme="dark"');
  });

  it('has the shop’s colour in its first styles (ENT-8, TEN-5)', async () => {
    const { html } = await documentOf(testShell);
    for (const [index, shade] of testShell.colours.shades.entries())
      expect(html).toMatch(new RegExp(`--mantine-color-brand-${index}: ?${shade};`));
  });

  it('says Arabic of Arabic, Lao of Lao (FRM-13)', async () => {
    const arabic = await documentOf({ ...testShell, locale: 'ar', direction: 'rtl' });
    expect(opening(arabic.html)).toContain('lang="ar"');
    const lao = await documentOf({ ...testShell, locale: 'la' });
    expect(opening(lao.html)).toContain('lang="lo"');
  });
});

describe('the first picture of a page', () => {
  it('waits for all of the page, and for none of what follows it', async () => {
    const { html } = await documentOf(testShell);
    const [, mark = ''] = /<head>.*<link rel="expect" href="#(\w+)" blocking="render"\/>.*<\/head>/s.exec(html) ?? [];
    const after = html.slice(html.indexOf('<next-js-internal-body-render-target>'));
    expect(after).toMatch(
      new RegExp(`^<next-js-internal-body-render-target></[^>]*><i id="${mark}" hidden=""></i><script`),
    );
  });
});

describe('the code of a page', () => {
  const CODE = {
    buildManifest: {
      pages: { '/_app': ['static/app.js'], '/': ['static/home.js'] },
      polyfillFiles: [],
      lowPriorityFiles: ['static/list.js'],
      devFiles: [],
    },
    dynamicImports: ['static/part.js'],
    mutableAssetQueryString: '',
  };

  it('is named, in its order, and asked for by nothing that runs before the picture', async () => {
    const { html, nonce } = await documentOf(testShell, CODE);
    const named = html.matchAll(/<script type="text\/plain" nonce="([^"]*)" data-src="([^"]*)"><\/script>/g);
    const files = ['part', 'app', 'home', 'list'].map((name) => `/_next/static/${name}.js`);
    expect([...named].map(([, ...found]) => found)).toEqual(files.map((file) => [nonce, file]));
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toMatch(/<link[^>]* as="script"/);
  });

  it('stands as Next writes it where developers work, whose pages are hidden until it runs', async () => {
    const { html } = await documentOf(testShell, { ...CODE, isDevelopment: true });
    expect(html.match(/<script[^>]* src="[^"]*"/g)).toHaveLength(4);
  });
});

describe('the policy of a page', () => {
  it('names the scripts of others that this page has (TEN-8)', async () => {
    const { headers, nonce } = await documentOf({
      ...testShell,
      extras: [{ vendor: 'plausible', id: 'shop.example' }],
    });
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).toContain("connect-src 'self' https://plausible.io;");
    const plain = await documentOf(testShell);
    expect(plain.headers['Content-Security-Policy']).toContain("connect-src 'self';");
  });
});
