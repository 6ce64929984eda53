import type { Channel } from '../../../../contract/channels';
import type { Locale } from '../../../../contract/locales';
import type { ListingPage, ListingQuery, ProductRef, SupplierProduct } from '../marketplace.port';
import type { MarketplaceSource } from '../marketplace-source.port';
import { SourceFailure } from '../source-failure.port';
import { namedPictures, smallPicture } from '../wire/small-picture';
import { languageAt } from '../wire/supplier-languages';
import { createTaoworldClient, type TaoworldAccount } from './taoworld-client';
import { listingOf, productOf } from './taoworld-product';
import { Detail, Page, UploadedPicture } from './taoworld.schemas';

const NAME = 'taoworld';
const MAX_PAGE = 20;
const MAX_RESULTS = 2000;
const SORTS = { relevance: undefined, 'price-asc': 'PRICE_ASC', 'price-desc': 'PRICE_DESC', sales: 'SALE_QTY_DESC' };
const LANGUAGES: Partial<Record<Locale, string>> = { en: 'en', vi: 'vi', ru: 'ru', ko: 'ko', ja: 'ja' };
const NOTHING: ListingPage = { total: 0, items: [], categories: [] };

/**
 * Taoworld, Taobao's own platform for buyers abroad: Taobao and Tmall, which it does not tell apart. Not confirmed by
 * its maker's words, each a line to correct: that forms are its usual transport (it seems to take JSON too), the names of
 * a token that has ended and an item that is gone (`taoworld-client.ts`), how many results there are of a search (where
 * it says nothing, full pages promise another), and how many calls a second an app may make.
 */
export function createTaoworld(account: TaoworldAccount): MarketplaceSource {
  const ask = createTaoworldClient(account);

  async function page(path: string, query: Omit<ListingQuery, 'keyword'>, more: object, signal: AbortSignal) {
    const { pageNo, language, channels } = query;
    const size = Math.min(MAX_PAGE, query.pageSize);
    const asked = { page_no: pageNo, page_size: size, language: languageAt(LANGUAGES, language), ...more };
    const answer = Page.safeParse(await ask(path, asked, { signal }));
    if (!answer.success) throw new SourceFailure('malformed');
    const { data, total, total_count: count } = answer.data;
    const seen = (pageNo - 1) * size + data.length;
    const said = Math.max(total, count, data.length === size ? seen + 1 : seen);
    const channel: Channel = channels.includes('TAOBAO') ? 'TAOBAO' : 'TMALL';
    const items = data.filter(({ item_id: id }) => /^\d{6,20}$/.test(id)).map((row) => listingOf(row, channel, language)); // prettier-ignore
    return { total: Math.min(MAX_RESULTS, said), items, categories: [] };
  }

  const nameOf = namedPictures(async (picture, { signal }) => {
    const uploaded = UploadedPicture.safeParse(await ask('/upload/image', { image_base64: await smallPicture(picture) }, { signal })); // prettier-ignore
    if (!uploaded.success) throw new SourceFailure('unreadable');
    return uploaded.data.image_id;
  });

  async function findProduct(
    { channel, itemId }: ProductRef,
    language: Locale,
    signal: AbortSignal,
  ): Promise<SupplierProduct[]> {
    // prettier-ignore
    const asked = { item_resource: 'taobao', item_id: itemId, language: languageAt(LANGUAGES, language) };
    const answer = Detail.safeParse(await ask('/traffic/item/get', asked, { signal }));
    if (!answer.success || answer.data.item_id !== itemId) throw new SourceFailure('malformed');
    const product = productOf(answer.data, channel, language);
    return product ? [product] : [];
  }

  return {
    name: NAME,
    channels: ['TAOBAO', 'TMALL'],
    productsACall: 1,
    can: {
      search: async ({ keyword = '', ...query }, { signal }) =>
        keyword.trim() === ''
          ? NOTHING
          : page(
              '/traffic/item/search',
              query,
              { keyword, sort: SORTS[query.sort], filters: filtersOf(query) },
              signal,
            ),
      seller: ({ shopId, ...query }, { signal }) =>
        page('/traffic/item/search', query, { shop_id: shopId, sort: SORTS[query.sort], filters: filtersOf(query) }, signal), // prettier-ignore
      async picture({ picture, ...query }, { signal }) {
        // one answer of up to a hundred: there is no second page
        if (query.pageNo > 1) return NOTHING;
        return page(
          '/traffic/item/imgsearch',
          query,
          { image_id: await nameOf(picture, { kind: NAME, signal }) },
          signal,
        );
      },
      async product({ refs, language }, { signal }) {
        return (await Promise.all(refs.map((ref) => findProduct(ref, language, signal)))).flat();
      },
    },
  };
}

/** In fen, and undefined where nothing is narrowed. */
function filtersOf({ priceStartFen, priceEndFen }: Omit<ListingQuery, 'keyword'>): string | undefined {
  const filters = [
    ...(priceStartFen === undefined ? [] : [`min_price:${String(priceStartFen)}`]),
    ...(priceEndFen === undefined ? [] : [`max_price:${String(priceEndFen)}`]),
  ];
  return filters.join(',') || undefined;
}
