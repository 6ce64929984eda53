import { canonicalUrl, type ProductRef } from '../../../../contract/product-link';
import { log } from '../../../kernel/log';
import type { ListingPage, ListingQuery } from '../marketplace.port';
import type { MarketplaceSource } from '../marketplace-source.port';
import { SourceFailure } from '../source-failure.port';
import { namedPictures } from '../wire/small-picture';
import { askSupplier } from '../wire/supplier-http';
import { yuanText } from '../wire/yuan-text';
import { listingOf, productOf } from './tmapi-product';
import { Answer, ConvertedPicture, Detail, SearchPage } from './tmapi.schemas';

export interface TmapiAccount {
  token: string;
  /** The aggregator's own unless given. */
  url?: string | undefined;
  /** Calls at the same time that the subscription allows. */
  concurrency?: number | undefined;
}

const GATEWAY = 'https://api.tmapi.top';
const CONCURRENCY = 4;
const WAITING = 40;
const ACCOUNT_SECONDS = 300;
const MAX_PAGE = 20;
const MAX_RESULTS = 2000;
const SORTS = { relevance: 'default', 'price-asc': 'price_up', 'price-desc': 'price_down', sales: 'sales' };
const NOTHING: ListingPage = { total: 0, items: [], categories: [] };

/**
 * TMAPI, an aggregator: searches 1688, and knows products of 1688, Taobao and Tmall. Not confirmed: searches of Taobao
 * (one integrator found none), and of Taobao's products every field but the SKUs. A picture it reads by an address, which
 * it turns into one of the marketplace's: where ours is not on https there is none for it. Its gateway answers some
 * failures after a minute; we wait as long as for anyone.
 */
export function createTmapi({ token, url = GATEWAY, concurrency = CONCURRENCY }: TmapiAccount): MarketplaceSource {
  async function ask(path: string, how: Asking, signal: AbortSignal): Promise<unknown> {
    const given = Object.entries({ ...how.query, apiToken: token }).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given as [string, string][]).toString();
    const request = how.json
      ? ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(how.json) } as const)
      : ({ method: 'GET' } as const);
    const { status, body } = await askSupplier({ url: `${url}${path}?${query}`, ...request, signal });
    const answer = Answer.safeParse(body);
    if (!answer.success) throw new SourceFailure('malformed');
    const { code, data, msg, message } = answer.data;
    if (code === OK && data !== undefined) return data;
    throw failureOf(code || status, path, msg || message);
  }

  async function search(
    path: string,
    { pageNo, pageSize, sort, ...query }: Omit<ListingQuery, 'keyword'>,
    more: Asking['query'],
    signal: AbortSignal,
  ) {
    // prettier-ignore
    const asked = {
      page: String(pageNo),
      page_size: String(Math.min(MAX_PAGE, pageSize)),
      sort: SORTS[sort],
      price_start: yuanText(query.priceStartFen),
      price_end: yuanText(query.priceEndFen),
      ...more,
    };
    const page = SearchPage.safeParse(await ask(path, { query: asked }, signal));
    if (!page.success) throw new SourceFailure('malformed');
    const items = page.data.items.map(listingOf).filter(({ itemId }) => /^\d{6,20}$/.test(itemId));
    return { total: Math.min(MAX_RESULTS, page.data.total_count), items, categories: [] };
  }

  const nameOf = namedPictures(async (_, { kind: address, signal }) => {
    if (address === '') throw new SourceFailure('unreadable');
    const json = { url: address, search_api_endpoint: '/search/image' };
    const found = ConvertedPicture.safeParse(await ask('/1688/tools/image/convert_url', { json }, signal));
    if (!found.success) throw new SourceFailure('unreadable');
    return found.data.image_url;
  });

  async function findProduct(ref: ProductRef, signal: AbortSignal) {
    const data =
      ref.channel === 'ALIBABA'
        ? await ask('/1688/item_detail_by_url', { json: { url: canonicalUrl(ref) } }, signal)
        : await ask('/taobao/item_detail', { query: { item_id: ref.itemId } }, signal);
    const detail = Detail.safeParse(data);
    if (!detail.success || detail.data.item_id !== ref.itemId) throw new SourceFailure('malformed');
    return productOf(detail.data, ref.channel) ?? [];
  }

  return {
    name: 'tmapi',
    channels: ['ALIBABA', 'TAOBAO', 'TMALL'],
    only: { search: ['ALIBABA'], seller: ['ALIBABA'], picture: ['ALIBABA'] },
    productsACall: 1,
    // it counts calls at the same time, not by the second
    limits: { running: concurrency, waiting: WAITING },
    can: {
      search: async ({ keyword = '', ...query }, { signal }) =>
        keyword.trim() === '' ? NOTHING : search('/1688/search/items', query, { keyword }, signal),
      seller: ({ shopId, ...query }, { signal }) => search('/1688/shop/items', query, { member_id: shopId }, signal),
      picture: async ({ picture, pictureUrl, ...query }, { signal }) =>
        search('/1688/search/image', query, { img_url: await nameOf(picture, { kind: pictureUrl ?? '', signal }) }, signal), // prettier-ignore
      async product({ refs }, { signal }) {
        return (await Promise.all(refs.map((ref) => findProduct(ref, signal)))).flat();
      },
    },
  };
}

interface Asking {
  query?: Record<string, string | undefined>;
  json?: object;
}

const OK = 200;

function failureOf(code: number, path: string, said: string): SourceFailure {
  if (code === 417) return new SourceFailure('unavailable');
  if (code === 499) return new SourceFailure('timeout');
  if (code === 503) return new SourceFailure('refused', { retryAfterSeconds: 1 });
  if (code >= 500 && code < 600) return new SourceFailure('unavailable');
  log().warn({ path, code, said: said.slice(0, 200) }, 'TMAPI refuses a call: check its token, its balance and what it is subscribed to'); // prettier-ignore
  return new SourceFailure('refused', { retryAfterSeconds: ACCOUNT_SECONDS });
}
