import { ApiError, type Call } from '../../client/caller';
import { productHref } from '../../client/product-href';
import type { ProductCard } from '../../contract/catalog';
import type { Channel } from '../../contract/channels';
import { canonicalUrl, looksLikeItemId } from '../../contract/product-link';
import type { ResultCard } from './result-grid';
import { readSearch, searchInput, type Search } from './search-query.rules';

export interface SearchData {
  search: Search;
  cards: ResultCard[];
  total: number;
  /** No product has all the words; these have some of them. */
  isPartial: boolean;
  /** Since when it is so, where the marketplace has not been asked for minutes. */
  asOf: string | null;
  categories: { id: string; name: string; productCount: number }[];
  shopName: string;
  /** Where a bare item id may lead. */
  itemLinks: { channel: Channel; href: string }[];
  /** The marketplace did not answer. */
  failure: string | null;
}

interface Asked {
  call: Call;
  query: Record<string, string | undefined>;
  platforms: readonly Channel[];
}

/** The data of a page of results, no more than it shows. A marketplace that fails is said on the page. */
export async function loadSearch({ call, query, platforms }: Asked): Promise<SearchData> {
  const search = readSearch(query, platforms);
  const rest = { search, itemLinks: itemLinksOf(search.keyword, platforms) };
  try {
    const answer = await call('GET /front/product/search', { query: searchInput(search) });
    const { items, total, categories, isPartial = false, asOf = null } = answer;
    return {
      ...rest,
      cards: items.map(cardOf),
      total,
      isPartial,
      asOf,
      categories: categories.map(({ id, name, productCount }) => ({ id, name, productCount })),
      shopName: search.shopId ? (items[0]?.shopName ?? '') : '',
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof ApiError) || !isShown(error)) throw error;
    return {
      ...rest,
      cards: [],
      total: 0,
      isPartial: false,
      asOf: null,
      categories: [],
      shopName: '',
      failure: error.detail,
    };
  }
}

/** Refusals of the search itself: no source can do it here, or the picture is none. */
const REFUSED = ['METHOD_DISABLED', 'PICTURE_UNREADABLE'];

/** A marketplace that fails, or cannot do what was asked: the page stays, with another way. */
const isShown = ({ status, code }: ApiError) => status >= 500 || status === 429 || REFUSED.includes(code);

const cardOf = ({
  productId,
  productUrl,
  title,
  image,
  price,
  channel,
  soldCount,
  isFavorite,
  areWordsComing,
}: ProductCard): ResultCard => ({
  productId,
  href: productHref(productUrl),
  title,
  image,
  price,
  channel,
  soldCount,
  ...(isFavorite ? { isFavorite } : {}),
  ...(areWordsComing ? { areWordsComing } : {}),
});

/** Marketplaces whose items have ids of that look. */
const ID_CHANNELS = ['TAOBAO', 'ALIBABA'] as const;

const itemLinksOf = (keyword: string, platforms: readonly Channel[]) =>
  looksLikeItemId(keyword)
    ? ID_CHANNELS.filter((channel) => platforms.includes(channel)).map((channel) => ({
        channel,
        href: productHref(canonicalUrl({ channel, itemId: keyword.trim() })),
      }))
    : [];
