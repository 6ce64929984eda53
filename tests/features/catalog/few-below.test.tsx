import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { mockEndpoint } from '../../support/mock-endpoint';
import { card, openSearch } from './open-search';

beforeEach(() => void mockEndpoint(catalogEndpoints.listNavigation, []));

describe('results that are few', () => {
  const group = (id: string, numbers: number[]) => ({
    id,
    title: `Group ${id}`,
    products: numbers.map((number) => ({
      ...{ ...card(number), productUrl: `https://item.taobao.com/item.htm?id=${number}`, titleOriginal: '包' },
      ...{ ratingTenths: 0, shopName: 'Seller', minOrderQuantity: 1 },
    })),
  });
  const comeNear = () => {
    const watched: IntersectionObserverCallback[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: IntersectionObserverCallback) {
          watched.push(tell);
        }
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const near = [{ isIntersecting: true }] as unknown as IntersectionObserverEntry[];
    return () => act(() => watched.forEach((tell) => tell(near, undefined as never)));
  };

  it('are followed by two groups of other goods, once somebody is near them', async () => {
    const near = comeNear();
    const asked = mockEndpoint(catalogEndpoints.listRecommended, [
      // of the first all stands among the results
      ...[group('a', [1, 2]), group('c', [32]), group('d', [33]), group('b', [2, 31])],
    ]);
    openSearch({ total: 2 });
    expect(asked).toEqual([]);
    near();
    expect(within(await screen.findByRole('region', { name: 'Group b' })).getAllByRole('link')).toHaveLength(1);
    // the one that holds what was found stands first
    const groups = screen.getAllByRole('heading', { level: 3, name: /^Group/ });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Group b', 'Group c']);
    expect(within(screen.getByRole('region', { name: 'Group c' })).getByRole('link', { name: 'Bag 32' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'More in this shop' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Group b' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Group a' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Group d' })).toBeNull();
  });

  it.each([
    ['there are two rows of them', { cards: Array.from({ length: 10 }, (_, at) => card(at + 1)), total: 10 }],
    ['more follow on the next page', { total: 60 }],
    ['there are none, of which the page says so itself', { cards: [], total: 0 }],
  ])('and not where %s', async (_, data) => {
    const near = comeNear();
    const asked = mockEndpoint(catalogEndpoints.listRecommended, [group('b', [31])]);
    mockEndpoint(catalogEndpoints.listHotKeywords, { items: [], total: 0, pageNo: 1, pageSize: 12 });
    openSearch(data);
    near();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Group b' })).toBeNull());
    expect(asked).toEqual([]);
  });
});
