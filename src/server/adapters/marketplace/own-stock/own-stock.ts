import type { Locale } from '../../../../contract/locales';
import { localize, type TenantRecord } from '../../../kernel/tenant-record';
import type { Listing, ListingPage, ListingQuery, SupplierProduct } from '../marketplace.port';
import type { MarketplaceSource } from '../marketplace-source.port';
import { ownStockRepo, type OwnProductRow, type OwnSkuRow } from './own-stock.repo';

/** As settings call it. */
export const OWN_STOCK = 'own-stock';

type Shop = Pick<TenantRecord, 'id' | 'name' | 'defaultLanguage'>;

const CHANNEL = 'SELF_OWNED';

/**
 * What the shop itself has, written down by its staff. Asked anew each time: its stock is our own to know. Prices are in
 * fen as everywhere, and nothing comes to a warehouse by freight.
 */
export function createOwnStock(shop: Shop): MarketplaceSource {
  const wordsIn = (language: Locale) => (words: Record<string, string>) => localize(words, language, shop);

  async function list({
    keyword = '',
    pageNo,
    pageSize,
    ...query
  }: Omit<ListingQuery, 'channels'>): Promise<ListingPage> {
    // categories and facets are of marketplaces
    if (query.categoryId !== undefined || query.snId !== undefined) return { total: 0, items: [], categories: [] };
    const { rows, total } = await ownStockRepo.list(shop.id, {
      words: keyword.split(/\s+/).filter(Boolean).slice(0, 8),
      priceStartFen: query.priceStartFen ?? null,
      priceEndFen: query.priceEndFen ?? null,
      sort: query.sort,
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    });
    const say = wordsIn(query.language);
    const items = rows.map(({ product, priceFen }): Listing => ({
      ...{ channel: CHANNEL, itemId: product.id, ...titlesOf(product, say), image: product.images[0] ?? '', priceFen },
      ...{ soldCount: 0, ratingTenths: 0, shopName: say(shop.name), minOrderQuantity: 1 },
    }));
    return { total, items, categories: [] };
  }

  return {
    name: OWN_STOCK,
    channels: [CHANNEL],
    productsACall: 100,
    isInProcess: true,
    keeps: { search: false, seller: false, product: false, listing: false },
    can: {
      search: (query) => list(query),
      seller: (query) => (query.shopId === CHANNEL ? list(query) : Promise.resolve({ total: 0, items: [], categories: [] })), // prettier-ignore
      async product({ refs, language }) {
        const found = await ownStockRepo.find(
          shop.id,
          refs.map(({ itemId }) => itemId),
        );
        return found.map(({ product, skus }) => productOf(product, skus, shop, wordsIn(language)));
      },
      async listing({ pageNo, pageSize }) {
        const page = { words: [], sort: 'relevance' as const };
        const { rows, total } = await ownStockRepo.list(shop.id, { ...page, limit: pageSize, offset: (pageNo - 1) * pageSize }); // prettier-ignore
        return { total, refs: rows.map(({ product }) => ({ channel: CHANNEL, itemId: product.id })) };
      },
    },
  };
}

type Say = (words: Record<string, string>) => string;

/** No other title beside it: nobody else's words are the original. */
const titlesOf = ({ titles }: OwnProductRow, say: Say) => ({ title: say(titles), titleOriginal: say(titles) });

const productOf = (product: OwnProductRow, skus: OwnSkuRow[], shop: Shop, say: Say): SupplierProduct => ({
  channel: CHANNEL,
  itemId: product.id,
  ...titlesOf(product, say),
  images: product.images,
  categoryId: '',
  categoryName: '',
  shop: { id: CHANNEL, name: say(shop.name), city: '', ratingTenths: 0 },
  priceMode: 'SKU_PRICE',
  priceRange: [],
  options: product.options.map(({ name, values }) => ({
    name: say(name),
    // known by their places: words may be written anew
    values: values.map((words, place) => ({ value: String(place), label: say(words) })),
  })),
  skus: skus.map(({ id, choice, priceFen, stock }) => ({ skuId: id, values: choice.map(String), priceFen, stock })),
  minOrderQuantity: 1,
  batchQuantity: 1,
  unit: '',
  soldCount: 0,
  ratingTenths: 0,
  weightGrams: product.weightGrams,
  size: { lengthMm: 0, widthMm: 0, heightMm: 0 },
  freight: { kind: 'free' },
  attributes: [],
  descriptionHtml: '',
  status: product.state === 'ON_SALE' ? 'published' : 'off_shelf',
});
