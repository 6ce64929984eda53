import { CHANNELS } from '../../src/contract/channels';
import type { ListingPage, ProductRef, SupplierProduct } from '../../src/server/adapters/marketplace/marketplace.port';
import type { Capabilities, MarketplaceSource } from '../../src/server/adapters/marketplace/marketplace-source.port';

/** A supplier's product without choices: ¥10.00, 50 pieces. */
export const suppliedProduct = (ref: ProductRef, overrides: Partial<SupplierProduct> = {}): SupplierProduct => ({
  ...ref,
  title: `Product ${ref.itemId}`,
  titleOriginal: '商品',
  images: [],
  categoryId: 'things',
  categoryName: 'Things',
  shop: { id: 'seller', name: 'Seller', city: '义乌', ratingTenths: 45 },
  priceMode: 'SKU_PRICE',
  priceRange: [],
  options: [],
  skus: [{ skuId: `${ref.itemId}1`, values: [], priceFen: 1000, stock: 50 }],
  minOrderQuantity: 1,
  batchQuantity: 1,
  unit: 'piece',
  soldCount: 1,
  ratingTenths: 40,
  weightGrams: 100,
  size: { lengthMm: 10, widthMm: 10, heightMm: 10 },
  freight: { kind: 'free' },
  attributes: [],
  descriptionHtml: '',
  status: 'published',
  ...overrides,
});

/** A page whose listings are named so. */
export const pageOf = (itemIds: string[], total = itemIds.length): ListingPage => ({
  total,
  items: itemIds.map((itemId) => ({
    channel: CHANNELS[0],
    itemId,
    title: itemId,
    titleOriginal: itemId,
    image: '',
    priceFen: 1000,
    soldCount: 1,
    ratingTenths: 40,
    shopName: 'Seller',
    minOrderQuantity: 1,
  })),
  categories: [],
});

/**
 * A source of another company whose every answer and failure the test decides. `asked` has what it was asked, in order;
 * by itself it has every product, one a call.
 */
export function fakeSource(can: Capabilities = {}, overrides: Partial<MarketplaceSource> = {}) {
  const asked: { capability: string; asked: object; tenantId: string; signal: AbortSignal }[] = [];
  const answers: Capabilities = {
    search: () => Promise.resolve(pageOf(['123456'])),
    product: ({ refs }) => Promise.resolve(refs.map((ref) => suppliedProduct(ref))),
    ...can,
  };
  const watched = Object.fromEntries(
    Object.entries(answers).flatMap(([capability, answer]) => {
      // one that is left undefined is one that the source cannot
      if (!answer) return [];
      const ask = (question: object, call: { tenantId: string; signal: AbortSignal }) => {
        asked.push({ capability, asked: question, ...call });
        return (answer as (asked: object, by: object) => Promise<unknown>)(question, call);
      };
      return [[capability, ask]];
    }),
  ) as Capabilities;
  const source: MarketplaceSource = { name: 'fake', productsACall: 1, can: watched, ...overrides };
  return { source, asked };
}

/** An answer that comes when the test says so. */
export function held<T>() {
  const waiting: { resolve: (value: T) => void; reject: (error: Error) => void }[] = [];
  return {
    answer: () => new Promise<T>((resolve, reject) => void waiting.push({ resolve, reject })),
    give: (value: T) => waiting.splice(0).forEach(({ resolve }) => resolve(value)),
    fail: (error: Error) => waiting.splice(0).forEach(({ reject }) => reject(error)),
    waiting: () => waiting.length,
  };
}
