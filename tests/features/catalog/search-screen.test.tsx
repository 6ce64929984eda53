import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { loadSearch } from '../../../src/features/catalog/load-search';
import { SearchScreen } from '../../../src/features/catalog/search-screen';
import { ApiError } from '../../../src/client/caller';
import { mockEndpoint } from '../../support/mock-endpoint';
import { card, found, openSearch, platforms, searchOf, url } from './open-search';

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => void mockEndpoint(catalogEndpoints.listNavigation, []));
afterEach(() => void vi.useRealTimers());

describe('results', () => {
  it('name the keyword, the number and each product', () => {
    openSearch();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “bag”');
    expect(screen.getByRole('status')).toHaveTextContent('60 products');
    expect(hrefOf('Bag 1')).toBe('/product?url=1&filters=');
  });

  it('say that they have only some of the words, where none has all', () => {
    const words = 'No product has all of these words; these have some of them.';
    openSearch().unmount();
    expect(screen.queryByText(words)).toBeNull();
    openSearch({ isPartial: true }).unmount();
    openSearch({ isPartial: true });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('say since when they are so, where the marketplace could not be asked of late', () => {
    openSearch().unmount();
    expect(screen.queryByText(/as of/)).toBeNull();
    openSearch({ asOf: '2026-11-21T08:00:00.000Z' });
    expect(screen.getByText(/^Prices and stock as of Nov 21, 2026, \d\d:\d\d\.$/)).toBeVisible();
  });

  it('take the titles that come later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const said = { ...card(1), productUrl: url, titleOriginal: '手提包', title: 'Handbag' };
    const items = [{ ...said, ratingTenths: 0, shopName: 'Seller', minOrderQuantity: 1 }];
    mockEndpoint(catalogEndpoints.search, { items, total: 60, pageNo: 1, pageSize: 24, categories: [] });
    openSearch({ cards: [{ ...card(1), title: '手提包', areWordsComing: true }, card(2)] });
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(await screen.findByRole('link', { name: 'Handbag' })).toBeVisible();
  });

  it('can be read from another marketplace, whose categories are others', () => {
    openSearch({}, `${url}&filters=category:bags`);
    const tabs = within(screen.getByRole('navigation', { name: 'Marketplaces' }));
    expect(tabs.getByRole('link', { name: 'Taobao' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: '1688' })).toHaveAttribute(
      'href',
      '/product-search?keyword=bag&channel=ALIBABA',
    );
    expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/product-search?keyword=bag');
  });

  it('are those of all marketplaces where the address names none', () => {
    openSearch({}, '/product-search?keyword=bag');
    const tabs = within(screen.getByRole('navigation', { name: 'Marketplaces' }));
    expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getAllByRole('link')[0]).toHaveTextContent('All');
  });

  it('are headed by their category, which other marketplaces have too', () => {
    openSearch({}, '/product-search?filters=category:bags');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bags');
    expect(hrefOf('1688')).toBe('/product-search?channel=ALIBABA&filters=category%3Abags');
  });

  it('can be narrowed by what tells the products of a keyword apart', async () => {
    const asked = mockEndpoint(catalogEndpoints.listNavigation, [
      {
        id: '973',
        name: 'Material',
        children: [
          { id: '973:1', name: 'Leather' },
          { id: '973:2', name: 'Canvas' },
        ],
      },
    ]);
    openSearch({}, `${url}&snId=973%3A1&page=2`);
    const canvas = await screen.findByRole('link', { name: 'Canvas' });
    expect(canvas).toHaveAttribute('href', '/product-search?keyword=bag&channel=TAOBAO&snId=973%3A2');
    expect(screen.getByRole('heading', { name: 'Material' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leather' })).toHaveAttribute('aria-current', 'true');
    expect(hrefOf('Any')).toBe('/product-search?keyword=bag&channel=TAOBAO');
    expect(asked[0]?.query).toEqual({ keyword: 'bag' });
  });

  it('carry filter, order and page in the address', () => {
    openSearch({}, `${url}&priceStart=5&page=2`);
    expect(hrefOf(/^Shoes/)).toBe('/product-search?keyword=bag&channel=TAOBAO&filters=category%3Ashoes&priceStart=5');
    expect(hrefOf('Best selling')).toBe('/product-search?keyword=bag&channel=TAOBAO&sort=sales&priceStart=5');
    expect(hrefOf('Page 3')).toBe('/product-search?keyword=bag&channel=TAOBAO&priceStart=5&page=3');
    expect(hrefOf('Previous page')).toBe('/product-search?keyword=bag&channel=TAOBAO&priceStart=5');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('take a price range', async () => {
    const { user, router, rerender } = openSearch();
    await user.type(screen.getByRole('textbox', { name: 'Lowest price, yuan' }), '20');
    await user.type(screen.getByRole('textbox', { name: 'Highest price, yuan' }), '90{Enter}');
    expect(router.push).toHaveBeenCalledWith(
      '/product-search?keyword=bag&channel=TAOBAO&priceStart=20&priceEnd=90',
      undefined,
      { scroll: false },
    );
    rerender(<SearchScreen data={{ ...found, search: searchOf(`${url}&priceStart=20&priceEnd=90`) }} />);
    expect(screen.getByRole('textbox', { name: 'Highest price, yuan' })).toHaveFocus();
    rerender(<SearchScreen data={{ ...found, search: searchOf(url) }} />);
    expect(screen.getByRole('textbox', { name: 'Highest price, yuan' })).toHaveValue('');
  });

  it('take prices to the fen, as people write them, and say what they are in the shop’s money', async () => {
    const { user, router } = openSearch();
    const lowest = screen.getByRole('textbox', { name: 'Lowest price, yuan' });
    await user.type(lowest, '12,5');
    expect(lowest).toHaveAccessibleDescription(/^≈ ₫[\d,]+$/);
    await user.type(screen.getByRole('textbox', { name: 'Highest price, yuan' }), '1,099.90{Enter}');
    expect(router.push).toHaveBeenCalledWith(
      '/product-search?keyword=bag&channel=TAOBAO&priceStart=12.5&priceEnd=1099.9',
      undefined,
      { scroll: false },
    );
  });

  it('are dimmed while the next ones are on their way', () => {
    const { router } = openSearch();
    const results = screen.getByRole('link', { name: 'Bag 1' }).closest('[aria-busy]');
    expect(results).toHaveAttribute('aria-busy', 'false');
    act(() => router.events.emit('routeChangeStart', url, { shallow: false }));
    expect(results).toHaveAttribute('aria-busy', 'true');
    act(() => router.events.emit('routeChangeComplete', url, { shallow: false }));
    expect(results).toHaveAttribute('aria-busy', 'false');
  });

  it('open their filters in a sheet', async () => {
    const { user, router } = openSearch({}, `${url}&filters=category:bags`);
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('link', { name: /^Shoes/ })).toBeVisible();
    act(() => router.events.emit('routeChangeComplete', url, { shallow: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('nothing found', () => {
  it('offers what others search for', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, {
      items: [{ keyword: 'tea set' }],
      total: 1,
      pageNo: 1,
      pageSize: 12,
    });
    openSearch({ cards: [], total: 0 });
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Sort by' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'tea set' })).toHaveAttribute(
      'href',
      '/product-search?keyword=tea+set',
    );
  });

  it('has the picture of the first product asked for before all others', () => {
    const { container } = openSearch();
    expect([...container.querySelectorAll('article img')].map((img) => img.getAttribute('fetchpriority'))).toEqual([
      'high',
      null,
    ]);
  });

  it('offers to clear the filters that leave nothing over', () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, { items: [], total: 0, pageNo: 1, pageSize: 12 });
    openSearch({ cards: [], total: 0 }, `${url}&filters=category:bags&priceEnd=1`);
    for (const link of screen.getAllByRole('link', { name: 'Clear filters' }))
      expect(link).toHaveAttribute('href', '/product-search?keyword=bag&channel=TAOBAO');
  });

  it('says that the marketplace failed, and tries again', async () => {
    const { user, router } = openSearch({ cards: [], total: 0, failure: 'Taobao did not answer.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Taobao did not answer.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(router.replace).toHaveBeenCalledWith(url);
  });
});

describe('loading a page of results', () => {
  const load = (answer: () => Promise<never>, query = {}) => loadSearch({ call: answer, query, platforms });

  it('shows a failure of the marketplace on the page', async () => {
    const data = await load(() => Promise.reject(new ApiError(502, 'SUPPLIER_FAILED', 'No answer.')), {
      keyword: 'bag',
    });
    expect(data).toMatchObject({ failure: 'No answer.', cards: [], search: { keyword: 'bag' } });
  });

  it('lets other refusals through', async () => {
    await expect(load(() => Promise.reject(new ApiError(401, 'SESSION_EXPIRED', '')))).rejects.toThrow(ApiError);
  });

  it('offers to open a bare item id as a product', async () => {
    const { itemLinks } = await load(() => Promise.reject(new ApiError(502, 'SUPPLIER_FAILED', '')), {
      keyword: '610000000001',
    });
    expect(itemLinks.map(({ channel }) => channel)).toEqual(['TAOBAO', 'ALIBABA']);
    openSearch({ itemLinks });
    expect(hrefOf('Open it on 1688')).toMatch(/^\/product\?url=[\w-]+&filters=$/);
  });
});
