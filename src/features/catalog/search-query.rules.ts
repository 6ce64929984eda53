import type { SearchQuery } from '../../contract/catalog';
import type { Channel } from '../../contract/channels';
import { SORTS } from '../../contract/sorts';
import type { paths } from '../../contract/paths';

export const RESULTS_PER_PAGE = 24;
/** Marketplaces tell no more of one query. */
const RESULTS_MAX = 2000;

/** The search that an address asks for (RTE-5, RTE-6). */
export interface Search {
  keyword: string;
  /** Empty: all marketplaces of the shop. */
  channel: Channel | '';
  sort: (typeof SORTS)[number];
  categoryId: string;
  /** Yuan, to the fen: `12.50`; empty: no bound. */
  priceStart: string;
  priceEnd: string;
  page: number;
  imageUrl: string;
  shopId: string;
  /** A facet of the keyword, `973:28105`; empty: none. */
  snId: string;
}

type Query = Record<string, string | undefined>;
export type SearchPathQuery = Parameters<typeof paths.search>[0];

/** What cannot be read counts as not said: an address typed by hand never fails. */
export function readSearch(query: Query, platforms: readonly Channel[]): Search {
  const bounds = [yuan(query.priceStart), yuan(query.priceEnd)];
  const [low = '', high = ''] = bounds.every(Boolean) ? bounds.sort((a, b) => Number(a) - Number(b)) : bounds;
  return {
    keyword: (query.keyword ?? '').trim().slice(0, 200),
    channel: platforms.find((channel) => channel === query.channel) ?? '',
    sort: SORTS.find((sort) => sort === query.sort) ?? 'relevance',
    categoryId: /(?:^|,)category:([\w-]{1,64})/.exec(query.filters ?? '')?.[1] ?? '',
    priceStart: low,
    priceEnd: high,
    page: Math.min(Math.max(1, Math.trunc(Number(query.page)) || 1), lastPageOf(RESULTS_MAX)),
    imageUrl: (query.imageUrl ?? '').slice(0, 1024),
    shopId: (query.shopId ?? '').slice(0, 64),
    snId: /^\d{1,20}(?::\d{1,20})?$/.exec(query.snId ?? '')?.[0] ?? '',
  };
}

const MAX_YUAN = 10_000_000;

/** What a person types for a price: `12,5`, `1,234.50`, `¥ 12`; nothing where it is no price. */
export const yuan = (text = ''): string => {
  const bare = text.replace(/[¥￥\s]/g, '');
  const number = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  const plain = /^(\d{1,8})(\.\d{0,2})?\d*$/.exec(number);
  const value = plain && Number(`${plain[1]}${plain[2] ?? ''}`);
  return value !== null && value <= MAX_YUAN ? String(value) : '';
};

export const searchInput = (search: Search): SearchQuery => ({
  pageNo: search.page,
  pageSize: RESULTS_PER_PAGE,
  channel: search.channel || undefined,
  sort: search.sort,
  keyword: search.keyword || undefined,
  filters: filtersOf(search) || undefined,
  priceStart: search.priceStart ? Number(search.priceStart) : undefined,
  priceEnd: search.priceEnd ? Number(search.priceEnd) : undefined,
  shopId: search.shopId || undefined,
  snId: search.snId || undefined,
  imageUrl: search.imageUrl || undefined,
});

/** The address of the search after a change; any change but of the page starts at the first page. */
export function searchPath(search: Search, change: Partial<Search>): SearchPathQuery {
  const next = { ...search, page: 1, ...change };
  return {
    keyword: next.keyword,
    channel: next.channel || undefined,
    filters: filtersOf(next),
    sort: next.sort === 'relevance' ? undefined : next.sort,
    priceStart: next.priceStart,
    priceEnd: next.priceEnd,
    page: next.page > 1 ? next.page : undefined,
    imageUrl: next.imageUrl,
    shopId: next.shopId,
    snId: next.snId,
  };
}

const filtersOf = ({ categoryId }: Search) => (categoryId ? `category:${categoryId}` : '');

export const lastPageOf = (total: number): number =>
  Math.max(1, Math.ceil(Math.min(total, RESULTS_MAX) / RESULTS_PER_PAGE));

/** Page numbers to show around the present one; null stands for a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const unique = [...new Set(shown)].sort((a, b) => a - b);
  return unique.flatMap((number, index) => {
    const before = unique[index - 1] ?? 0;
    if (number - before === 2 && before > 0) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

/** The chosen category, as it is called; empty where none is. */
export const categoryNameOf = ({ categoryId }: Search, categories: { id: string; name: string }[]): string =>
  categories.find(({ id }) => id === categoryId)?.name ?? '';

/** How many filters beside the keyword are on, for the button that opens them. */
export const activeFilterCount = ({ categoryId, snId, priceStart, priceEnd }: Search): number =>
  (categoryId ? 1 : 0) + (snId ? 1 : 0) + (priceStart || priceEnd ? 1 : 0);

/** The change that takes them all off. */
export const NO_FILTERS = { categoryId: '', snId: '', priceStart: '', priceEnd: '' } satisfies Partial<Search>;
