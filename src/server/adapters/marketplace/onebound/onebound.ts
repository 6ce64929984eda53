import { CHANNELS, type Channel } from '../../../../contract/channels';
import type { ListingPage, ListingQuery, ProductRef } from '../marketplace.port';
import type { MarketplaceSource } from '../marketplace-source.port';
import { SourceFailure } from '../source-failure.port';
import { inTurn } from '../wire/in-turn';
import { namedPictures, smallPicture } from '../wire/small-picture';
import { yuanText } from '../wire/yuan-text';
import { createOneBoundClient, type OneBoundAccount } from './onebound-client';
import { listingOf, productOf } from './onebound-product';
import { Item, SearchItems, UploadedPicture } from './onebound.schemas';

type Platforms = Partial<Record<Channel, string>>;
/** What the aggregator calls the marketplaces; its Taobao has Tmall in it. */
const PLATFORMS: Platforms = {
  TAOBAO: 'taobao',
  TMALL: 'taobao',
  ALIBABA: '1688',
  JD: 'jd',
  YIWUGOU: 'yiwugo',
};
/** Not confirmed for the others. */
const BY_PICTURE = ['TAOBAO', 'TMALL', 'ALIBABA'] as const;
const SORTS = { relevance: undefined, 'price-asc': 'bid', 'price-desc': '_bid', sales: '_sale' };
/** By the number that it gives a seller of 1688 as `sid`; not confirmed for the others. */
const BY_SELLER = ['ALIBABA'] as const;
const MAX_PAGE = 40;
const MAX_RESULTS = 2000;

type Query = Omit<ListingQuery, 'keyword'>;

/**
 * OneBound, an aggregator: Taobao, Tmall, 1688, JD and Yiwugou under one key. Fields of a product after `location` are
 * known from its pages in part, so each may be missing; what it knows of a parcel's weight and size is little. Not
 * confirmed: whether it has Poizon, and under what name: whoever has subscribed to it says the name, and it is asked as
 * the others are.
 */
export function createOneBound({
  poizon,
  ...account
}: OneBoundAccount & { poizon?: string | undefined }): MarketplaceSource {
  const ask = createOneBoundClient(account);
  const platformOf: Platforms = { ...PLATFORMS, ...(poizon ? { POIZON: poizon } : {}) };

  /** One page of each platform: a part of the page that was asked for. */
  async function pages(
    api: string,
    query: Query,
    parametersFor: (platform: string) => Promise<object> | object,
    signal: AbortSignal,
  ) {
    // prettier-ignore
    const platforms = [...new Set(query.channels.flatMap((channel) => platformOf[channel] ?? []))];
    const size = Math.min(MAX_PAGE, Math.ceil(query.pageSize / Math.max(1, platforms.length)));
    const found = await Promise.all(
      platforms.map(async (platform) => {
        const parameters = { ...queryOf(query, size), ...(await parametersFor(platform)) };
        const asked = query.channels.find((channel) => platformOf[channel] === platform);
        return pageOf(await ask({ platform, name: api }, parameters, { signal }), query.channels, asked);
      }),
    );
    const total = found.reduce((sum, page) => sum + page.total, 0);
    return { total: Math.min(MAX_RESULTS, total), items: inTurn(found.map(({ items }) => items)), categories: [] };
  }

  const nameOf = namedPictures(async (picture, { kind: platform, signal }) => {
    const body = await ask({ platform, name: 'upload_img' }, { imgcode: await smallPicture(picture) }, { signal, isForm: true }); // prettier-ignore
    const uploaded = UploadedPicture.safeParse(body);
    if (!uploaded.success) throw new SourceFailure('unreadable');
    return uploaded.data.items.item.name;
  });

  async function findProduct({ channel, itemId }: ProductRef, signal: AbortSignal) {
    const platform = platformOf[channel];
    const more = channel === 'ALIBABA' ? { sales_data: '1', agent: '1' } : { is_promotion: '1' };
    const body = platform && (await ask({ platform, name: 'item_get' }, { num_iid: itemId, ...more }, { signal }));
    if (!body) return [];
    const item = Item.safeParse((body as { item?: unknown }).item);
    if (!item.success || item.data.num_iid !== itemId) throw new SourceFailure('malformed');
    return [productOf(item.data, channel)];
  }

  return {
    name: 'onebound',
    channels: CHANNELS.filter((channel) => platformOf[channel]),
    only: { picture: BY_PICTURE, seller: BY_SELLER },
    productsACall: 1,
    can: {
      search: async ({ keyword = '', ...query }, { signal }) =>
        keyword.trim() === '' ? NOTHING : pages('item_search', query, () => ({ q: keyword }), signal),
      seller: ({ shopId, keyword: q, ...query }, { signal }) =>
        pages('item_search_shop', query, () => ({ seller_nick: shopId, q }), signal),
      picture: ({ picture, ...query }, { signal }) =>
        pages('item_search_img', query, async (platform) => ({ imgid: await nameOf(picture, { kind: platform, signal }) }), signal), // prettier-ignore
      async product({ refs }, { signal }) {
        return (await Promise.all(refs.map((ref) => findProduct(ref, signal)))).flat();
      },
    },
  };
}

const NOTHING: ListingPage = { total: 0, items: [], categories: [] };

function pageOf(body: unknown, channels: readonly Channel[], asked: Channel | undefined): ListingPage {
  if (body === undefined) return NOTHING;
  const page = SearchItems.safeParse(body);
  if (!page.success || !asked) throw new SourceFailure('malformed');
  const { item, real_total_results: real, total_results: said } = page.data.items;
  const items = item.map((row) => listingOf(row, asked)).filter(({ channel, itemId }) => channels.includes(channel) && /^\d{6,20}$/.test(itemId)); // prettier-ignore
  return { total: real || said, items, categories: [] };
}

const queryOf = ({ pageNo, sort, priceStartFen, priceEndFen, categoryId }: Query, size: number) => ({
  page: String(pageNo),
  page_size: String(size),
  sort: SORTS[sort],
  start_price: yuanText(priceStartFen),
  end_price: yuanText(priceEndFen),
  cat: categoryId,
});
