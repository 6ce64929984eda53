import type { AskedSearch } from '../../../contract/catalog';
import type { Channel } from '../../../contract/channels';
import { parseMajor } from '../../../contract/money';
import type { Locale } from '../../../contract/locales';
import type { ListingQuery } from '../../adapters/marketplace/marketplace.port';

interface ShopOffer {
  language: Locale;
  preference: { productPlatforms: Channel[] };
  productGroups: { id: string; channel?: Channel; categoryId?: string; keyword?: string }[];
}
interface Wrong {
  errors: { path: string; code: string }[];
}

/** What the marketplace is asked. A collection is a search that the shop's operators saved. */
export function listingQueryOf(query: AskedSearch, shop: ShopOffer): ListingQuery | Wrong {
  const { productCollectionId: groupId, sort, pageSize, snId, priceStart, priceEnd } = query;
  const group = shop.productGroups.find(({ id }) => id === groupId);
  if (groupId && !group) return wrong('productCollectionId', 'unknown');
  const filters = readFilters(query.filters ?? '');
  if (!filters) return wrong('filters', 'unknown_filter');
  const keyword = query.keyword || group?.keyword || undefined;
  const shopId = query.shopId || undefined;
  const channels = channelsOf(query.channel ?? group?.channel, shop);
  if (!channels.length) return wrong('channel', 'not_served');
  return {
    keyword,
    channels,
    categoryId: filters.category ?? group?.categoryId,
    shopId,
    snId: snId || undefined,
    priceStartFen: fenOf(priceStart),
    priceEndFen: fenOf(priceEnd),
    sort,
    pageNo: pageNumber(query.nextPage) ?? query.pageNo,
    pageSize,
    language: shop.language,
  };
}

const fenOf = (yuan: number | undefined) => (yuan === undefined ? undefined : parseMajor(String(yuan), 'CNY'));

const wrong = (path: string, code: string): Wrong => ({ errors: [{ path, code }] });

/** The one that was asked for, else all of the shop; which of them is asked for is the search box's affair (RTE-5). */
const channelsOf = (channel: Channel | undefined, { preference }: ShopOffer): Channel[] =>
  preference.productPlatforms.filter((platform) => !channel || platform === channel);

/** `category:shoes`; undefined where a kind is not known. */
function readFilters(text: string): { category?: string } | undefined {
  const filters: { category?: string } = {};
  for (const part of text
    .split(',')
    .map((filter) => filter.trim())
    .filter(Boolean)) {
    const category = /^category:(.+)$/.exec(part)?.[1];
    if (category === undefined) return undefined;
    filters.category = category;
  }
  return filters;
}

const pageNumber = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
