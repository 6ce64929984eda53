import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productHref } from '../../../src/client/product-href';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import { HomeScreen } from '../../../src/features/content/home-screen';
import type { HomeData } from '../../../src/features/content/load-home';
import { packCards } from '../../../src/features/content/packed-cards.rules';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile, testTenant } from '../../support/test-shell';

const price = { local: { amount: 1000, currency: 'VND' }, cny: { amount: 30, currency: 'CNY' } };
const product = (id: string) => ({
  productId: id,
  productUrl: `https://item.taobao.com/item.htm?id=${id}`,
  href: productHref(`https://item.taobao.com/item.htm?id=${id}`),
  channel: 'TAOBAO' as const,
  title: `Thing ${id}`,
  titleOriginal: '',
  image: '/p.webp',
  price,
  soldCount: 3,
  ratingTenths: 48,
  shopName: 'Shop',
  minOrderQuantity: 1,
});
const data: HomeData = {
  placeholder: 'Paste',
  banners: [
    { id: 'b1', title: 'Spring shoes', subtitle: 'Light and new', image: '/b1.webp', link: '/product-search?filters=' },
    { id: 'b2', title: 'Tea time', subtitle: 'Pots and cups', image: '/b2.webp', link: '' },
  ],
  categories: [{ id: 'shoes', name: 'Shoes', image: '/c.webp', productCount: 4 }],
  keywords: ['mug', 'lamp'],
  groups: [
    {
      id: 'g1',
      title: 'Best of Taobao',
      ...packCards([product('680000000001'), product('680000000002')]),
      hasMore: false,
    },
  ],
  announcements: [{ id: 'a1', title: 'Open on Sunday', body: 'From now on.', publishedAt: '2026-03-01T20:00:00.000Z' }],
  countries: [],
};
const empty: HomeData = {
  placeholder: '',
  banners: [],
  categories: [],
  keywords: [],
  groups: [],
  announcements: [],
  countries: [],
};
const draw = (given: HomeData) =>
  renderUi(<HomeScreen data={given} search={<p>the field</p>} recent={<p>seen before</p>} />);

// asked for once the page has stood for a while
beforeEach(() => void mockEndpoint(contentEndpoints.getCampaign, { campaign: null }));

describe('HomeScreen', () => {
  it('says what the shop does, holds the field, and names the marketplaces', () => {
    draw(data);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bought there, brought here');
    expect(screen.getByText('the field')).toBeVisible();
    const marks = within(screen.getByRole('list', { name: 'Marketplaces that we buy from' }));
    expect(marks.getAllByRole('listitem').map((mark) => mark.textContent)).toEqual(['Taobao', '1688']);
  });

  it('leads on: banner, category, keyword, product', () => {
    draw(data);
    expect(screen.getByRole('link', { name: 'Spring shoes' })).toHaveAttribute('href', '/product-search?filters=');
    expect(screen.queryByRole('link', { name: 'Tea time' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shoes' })).toHaveAttribute(
      'href',
      '/product-search?filters=category%3Ashoes',
    );
    expect(screen.getByRole('link', { name: 'mug' })).toHaveAttribute('href', '/product-search?keyword=mug');
    const row = within(screen.getByRole('region', { name: 'Best of Taobao' }));
    expect(row.getByRole('link', { name: 'Thing 680000000001' })).toHaveAttribute('href', product('680000000001').href);
  });

  it('asks for the rest of a row when somebody turns to it', async () => {
    const ids = ['680000000001', '680000000002', '680000000003'];
    mockEndpoint(catalogEndpoints.listGroups, [{ id: 'g1', title: 'Best of Taobao', products: ids.map(product) }]);
    const { user } = draw({ ...data, groups: data.groups.map((group) => ({ ...group, hasMore: true })) });
    const row = within(screen.getByRole('list', { name: 'Best of Taobao' }));
    expect(row.getAllByRole('listitem')).toHaveLength(2);
    await user.hover(row.getByRole('link', { name: 'Thing 680000000001' }));
    const third = await row.findByRole('link', { name: 'Thing 680000000003' });
    expect(third).toHaveAttribute('href', product('680000000003').href);
    expect(row.getAllByRole('listitem')).toHaveLength(3);
  });

  it('asks for the rest by itself where the screen has room for more than was sent', async () => {
    const usual = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...usual(query),
      matches: query === '(min-width: 105em)',
    }));
    const ids = ['680000000001', '680000000002', '680000000003'];
    const asked = mockEndpoint(catalogEndpoints.listGroups, [
      { id: 'g1', title: 'Best of Taobao', products: ids.map(product) },
    ]);
    const more = data.groups.map((group) => ({ ...group, hasMore: true }));
    draw({ ...data, groups: more });
    expect(await screen.findByRole('link', { name: 'Thing 680000000003' })).toBeVisible();
    expect(asked).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('takes the titles that come later into the cards that stand there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const [first, second, third] = ['680000000001', '680000000002', '680000000003'].map(product);
    const later = [third, { ...first, title: 'Mug' }, { ...second, title: 'Bowl' }];
    const asked = mockEndpoint(catalogEndpoints.listGroups, [{ id: 'g1', title: 'Best', products: later.map((each) => ({ ...product('0'), ...each })) }]); // prettier-ignore
    draw({ ...data, groups: data.groups.map((group) => ({ ...group, areWordsComing: true })) });
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Mug' })).toBeVisible());
    const row = within(screen.getByRole('list', { name: 'Best of Taobao' }));
    expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Mug', 'Bowl']);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(1);
    vi.useRealTimers();
  });

  it('dates the news in tenant time', () => {
    draw(data);
    // 20:00 UTC is the next day at UTC+5:30
    expect(screen.getByText('Mar 2, 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Open on Sunday' })).toBeVisible();
  });

  it('stands with nothing but the shop', () => {
    draw(empty);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Browse by category' })).not.toBeInTheDocument();
  });

  it('takes the shop’s name where it has no slogan', () => {
    renderUi(<HomeScreen data={empty} search={null} recent={null} />, {
      shell: { tenant: { ...testTenant, slogan: '' } },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour');
  });
});

describe('HomeScreen, hearts (RTE-7)', () => {
  const [first, second] = ['680000000001', '680000000002'];
  const heart = (id: string) => screen.getByRole('button', { name: `Save to favourites: Thing ${id}` });
  const favorite = { id: 'f1', product: product(first), createdAt: '2026-03-01T20:00:00.000Z' };
  const drawFor = (profile: typeof testProfile | null) =>
    renderUi(<HomeScreen data={data} search={null} recent={null} />, { url: '/?x=1', shell: { profile } });

  it('lead a visitor to the login, and back', async () => {
    const { user, router } = drawFor(null);
    await user.click(heart(first));
    expect(router.push).toHaveBeenCalledWith('/auth/login?redirectUrl=%2F%3Fx%3D1');
    expect(heart(first)).toHaveAttribute('aria-pressed', 'false');
  });

  it('keep a product and forget it again', async () => {
    const saves = mockEndpoint(catalogEndpoints.saveFavorite, favorite);
    const removes = mockEndpoint(catalogEndpoints.removeFavorite, {});
    const { user } = drawFor(testProfile);
    await user.click(heart(first));
    expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
    expect(heart(second)).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(saves[0]?.body).toEqual({ productUrl: product(first).productUrl }));
    expect(removes).toEqual([]);
    await waitFor(async () => {
      await user.click(heart(first));
      expect(removes.map(({ params }) => params.id)).toEqual(['f1']);
    });
    expect(heart(first)).toHaveAttribute('aria-pressed', 'false');
  });

  it('are taken back where the shop refuses', async () => {
    mockEndpoint(catalogEndpoints.saveFavorite, problem('CONFLICT', { detail: 'A thousand are enough.' }));
    const { user } = drawFor(testProfile);
    await user.click(heart(first));
    expect(await screen.findByText('A thousand are enough.')).toBeVisible();
    expect(heart(first)).toHaveAttribute('aria-pressed', 'false');
  });
});
