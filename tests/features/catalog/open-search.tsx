import { readSearch } from '../../../src/features/catalog/search-query.rules';
import type { SearchData } from '../../../src/features/catalog/load-search';
import { SearchScreen } from '../../../src/features/catalog/search-screen';
import { renderUi } from '../../support/render';
import { priceOfFen } from './product-fixture';

export const url = '/product-search?keyword=bag&channel=TAOBAO';
export const platforms = ['TAOBAO', 'ALIBABA'] as const;
export const searchOf = (address: string) =>
  readSearch(Object.fromEntries(new URL(address, 'https://shop.example').searchParams), platforms);

export const card = (number: number): SearchData['cards'][number] => ({
  productId: `p${number}`,
  href: `/product?url=${number}&filters=`,
  title: `Bag ${number}`,
  image: `/bag-${number}.webp`,
  price: priceOfFen(1000 * number),
  channel: 'TAOBAO',
  soldCount: 10,
});
export const found: SearchData = {
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
/** The page of a search. @param data what it has found, but for what the fixture has */
export const openSearch = (data: Partial<SearchData> = {}, address = url) =>
  renderUi(<SearchScreen data={{ ...found, search: searchOf(address), ...data }} />, { url: address });
