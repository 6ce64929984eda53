import type { SearchData } from '../../../src/features/catalog/load-search';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { readSearch } from '../../../src/features/catalog/search-query.rules';
import { SearchScreen } from '../../../src/features/catalog/search-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { priceOfFen } from './product-fixture';

const url = '/product-search?keyword=bag&channel=TAOBAO';
const platforms = ['TAOBAO', 'ALIBABA'] as const;
const searchOf = (address: string) =>
  readSearch(Object.fromEntries(new URL(address, 'https://shop.example').searchParams), platforms);

const card = (number: number): SearchData['cards'][number] => ({
  productId: `p${number}`,
  href: `/product?url=${number}&filters=`,
  title: `Bag ${number}`,
  image: `/bag-${number}.webp`,
  price: priceOfFen(1000 * number),
  channel: 'TAOBAO',
  soldCount: 10,
});
const found: SearchData = {
  search: searchOf(url),
  cards: [card(1), card(2)],
  total: 60,
  isPartial: false,
  asOf: null,
  categories: [
    { id: 'bags', name: 'Bags', productCount: 40 },
    { id: 'shoes', name: 'Shoes', productCount: 20 },
  ],
  shopName: '',
  itemLinks: [],
  failure: null,
};
const openSearch = (data: Partial<SearchData> = {}, address = url) =>
  renderUi(<SearchScreen data={{ ...found, search: searchOf(address), ...data }} />, { url: address });

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
      ...[group('a', [1, 2]), group('b', [2, 31]), group('c', [32]), group('d', [33])],
    ]);
    openSearch({ total: 2 });
    expect(asked).toEqual([]);
    near();
    expect(within(await screen.findByRole('region', { name: 'Group b' })).getAllByRole('link')).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Group c' })).getByRole('link', { name: 'Bag 32' })).toBeVisible();
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
