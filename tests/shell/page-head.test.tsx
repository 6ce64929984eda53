import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ShellData } from '../../src/client/shell-data';
import { ProductHead } from '../../src/features/catalog/product-head';
import { FailureScreen } from '../../src/shell/failure-screen';
import { NotFoundScreen } from '../../src/shell/not-found-screen';
import { PageHead } from '../../src/shell/page-head';
import { shoes } from '../features/catalog/product-fixture';
import { renderUi } from '../support/render';
import { testShell, testTenant } from '../support/test-shell';

/** The elements that next/head would put into the document's head. */
function headOf(ui: ReactElement, asPath = '/', shell: Partial<ShellData> = {}) {
  let elements: ReactElement[] = [];
  const updateHead = (found: ReactElement[]) => void (elements = found);
  renderUi(
    <HeadManagerContext.Provider value={{ updateHead, mountedInstances: new Set() }}>{ui}</HeadManagerContext.Provider>,
    { url: asPath, shell: { ...testShell, ...shell } },
  );
  const head = document.createElement('head');
  head.innerHTML = elements.map((element) => renderToStaticMarkup(element)).join('');
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
  return {
    /** Of several the one that next/head lets win. */
    title: [...head.querySelectorAll('title')].at(-1)?.textContent,
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
    meta: (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent) as Record<string, unknown>,
    ),
  };
}

describe('the head of a page', () => {
  it('has one address without what campaigns add, and one in each language of the shop', () => {
    const { canonical, alternates, meta } = headOf(<PageHead />, '/about?utm_source=mail#team', { locale: 'vi' });
    expect(canonical).toBe('https://harbour.example/vi/about');
    expect(alternates).toEqual([
      ['en', 'https://harbour.example/about'],
      ['vi', 'https://harbour.example/vi/about'],
      ['x-default', 'https://harbour.example/about'],
    ]);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:locale')).toBe('vi');
    expect(meta('og:title')).toBe('Harbour · Bought there, brought here');
    expect(meta('og:image')).toBe('https://harbour.example/logo.svg');
    expect(meta('twitter:card')).toBe('summary');
    expect(meta('robots')).toBeUndefined();
  });

  it('shares the picture that the tenant chose', () => {
    const tenant = { ...testTenant, extras: { ...testTenant.extras, shareImage: '/share.png' } } as typeof testTenant;
    const { meta } = headOf(<PageHead />, '/', { tenant });
    expect(meta('og:image')).toBe('https://harbour.example/share.png');
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it.each(['/my/purchase', '/cart', '/checkout', '/payment/return?paymentNo=1', '/auth/login'])(
    'keeps %s out of search engines',
    (asPath) => expect(headOf(<PageHead />, asPath).meta('robots')).toBe('noindex, nofollow'),
  );

  it('tells on the home page who the shop is and how to search it', () => {
    const [shop] = headOf(<PageHead />, '/?utm_source=mail').data;
    expect(shop?.['@graph']).toMatchObject([
      { '@type': 'Organization', name: 'Harbour', sameAs: ['https://facebook.example/harbour'] },
      {
        '@type': 'WebSite',
        potentialAction: {
          target: { urlTemplate: 'https://harbour.example/product-search?keyword={search_term_string}' },
        },
      },
    ]);
    expect(headOf(<PageHead />, '/faq').data).toEqual([]);
  });

  it('tells the way from home to here', () => {
    const crumbs = [{ label: 'nav.about' }];
    const [trail] = headOf(<PageHead crumbs={crumbs} />, '/about').data;
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: 'Home', item: 'https://harbour.example/' }, { position: 2 }],
    });
  });

  it.each([
    ['is not there', <NotFoundScreen key="404" />],
    ['failed', <FailureScreen key="500" />],
  ])('of a page that %s: a title that says so', (_, page) => {
    const { title } = headOf(page, '/no-such-page');
    expect(title).toBe(`${screen.getByRole('heading', { level: 1 }).textContent} · Harbour`);
  });

  it('of a product: its own address, picture, price and category, whatever link opened it', () => {
    const { canonical, alternates, meta, data } = headOf(
      <ProductHead product={{ ...shoes, title: '</script><b>Shoes' }} link="own-link" />,
      '/product?url=another-link&filters=&utm_source=mail',
    );
    expect(canonical).toBe('https://harbour.example/product?url=own-link');
    expect(alternates[1]).toEqual(['vi', 'https://harbour.example/vi/product?url=own-link']);
    expect(meta('og:type')).toBe('product');
    expect(meta('og:image')).toBe('https://harbour.example/front.webp');
    expect(meta('twitter:card')).toBe('summary_large_image');
    const [product, trail] = data;
    expect(product).toMatchObject({ '@type': 'Product', name: '</script><b>Shoes', offers: { url: canonical } });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { name: 'Shoes' }, { position: 3 }],
    });
  });
});
