import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/contract/paths';
import {
  activeFilterCount,
  lastPageOf,
  pageNumbers,
  readSearch,
  searchInput,
  searchPath,
} from '../../../src/features/catalog/search-query.rules';

const platforms = ['ALIBABA', 'TAOBAO'] as const;
const read = (query: Record<string, string>) => readSearch(query, platforms);

describe('reading an address', () => {
  it('looks on all platforms of the shop where none is named', () => {
    expect(read({ keyword: ' bag ' })).toMatchObject({
      keyword: 'bag',
      channel: '',
      sort: 'relevance',
      page: 1,
    });
  });

  it('takes no channel that the shop does not serve', () => {
    expect(read({ channel: 'POIZON' }).channel).toBe('');
    expect(read({ channel: 'TAOBAO' }).channel).toBe('TAOBAO');
  });

  it('reads filters, prices, sort and page', () => {
    expect(
      read({ filters: 'category:shoes', priceStart: '10', priceEnd: '200', sort: 'price-asc', page: '3' }),
    ).toMatchObject({ categoryId: 'shoes', priceStart: '10', priceEnd: '200', sort: 'price-asc', page: 3 });
  });

  it.each([
    ['12', '12'],
    ['012.50', '12.5'],
    ['12,5', '12.5'],
    ['¥ 1,234.56', '1234.56'],
    ['1,234', '1234'],
    ['0.019', '0.01'],
    ['10000000', '10000000'],
    ['10000000.01', ''],
    ['-5', ''],
    ['1.2.3', ''],
    ['', ''],
    ['ten', ''],
  ])('reads the price %j as %j', (typed, price) => {
    expect(read({ priceStart: typed }).priceStart).toBe(price);
  });

  it('turns bounds around that were typed the wrong way', () => {
    expect(read({ priceStart: '200', priceEnd: '10' })).toMatchObject({ priceStart: '10', priceEnd: '200' });
    expect(read({ priceEnd: '10' })).toMatchObject({ priceStart: '', priceEnd: '10' });
  });

  it('never fails on nonsense', () => {
    expect(read({ page: '-4', sort: 'magic', priceStart: 'x', filters: '%%' })).toMatchObject({
      page: 1,
      sort: 'relevance',
      priceStart: '',
      categoryId: '',
    });
    expect(read({ snId: '1 or 1=1' }).snId).toBe('');
    expect(read({ page: '1e9' }).page).toBe(lastPageOf(1e9));
  });
});

describe('the call and the address of a search', () => {
  const search = read({
    keyword: 'bag',
    channel: 'ALIBABA',
    filters: 'category:shoes',
    snId: '973:28105',
    priceStart: '10',
    sort: 'sales',
    page: '2',
  });

  it('asks for what the address says', () => {
    expect(searchInput(search)).toEqual({
      keyword: 'bag',
      channel: 'ALIBABA',
      filters: 'category:shoes',
      snId: '973:28105',
      priceStart: 10,
      sort: 'sales',
      pageNo: 2,
      pageSize: 24,
    });
  });

  it('names no platform where all are meant', () => {
    const everywhere = read({ keyword: 'bag' });
    expect(searchInput(everywhere).channel).toBeUndefined();
    expect(paths.search(searchPath(everywhere, {}))).toBe('/product-search?keyword=bag');
  });

  it('writes the address that reads the same', () => {
    const address = new URL(paths.search(searchPath(search, { page: 2 })), 'https://shop.example');
    expect(read(Object.fromEntries(address.searchParams))).toEqual(search);
  });

  it('starts at the first page after any other change', () => {
    expect(searchPath(search, { sort: 'price-asc' })).toMatchObject({ page: undefined, sort: 'price-asc' });
  });

  it('leaves the default sort out', () => {
    expect(searchPath(search, { sort: 'relevance' }).sort).toBeUndefined();
  });

  it('counts the filters that are on', () => {
    expect(activeFilterCount(search)).toBe(3);
    expect(activeFilterCount(read({}))).toBe(0);
  });
});

describe('page numbers', () => {
  it('show the ends, the neighbours and the gaps', () => {
    expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });

  it('end where the marketplace stops telling', () => {
    expect(lastPageOf(0)).toBe(1);
    expect(lastPageOf(25)).toBe(2);
    expect(lastPageOf(1_000_000)).toBe(84);
  });
});
