import type { CatalogueProduct } from '../../server/adapters/marketplace/embedded/catalogue-product';
import type { DemoShop } from '../seed/demo-shops';

const KINDS = 80;
/** What somebody buys who tries a shop out. */
const DEAREST_FEN = 12_000;

/** What can be had by the piece, is on sale and not dear, of one category after the other. */
export function goodsOf({ record }: DemoShop, catalogue: CatalogueProduct[]): CatalogueProduct[] {
  const platforms: readonly string[] = record.preference.productPlatforms;
  const sold = catalogue.filter(
    ({ channel, status, minOrderQuantity, batchQuantity, skus }) =>
      platforms.includes(channel) &&
      status === 'published' &&
      minOrderQuantity === 1 &&
      batchQuantity === 1 &&
      skus.every(({ priceFen }) => priceFen <= DEAREST_FEN),
  );
  const seen = new Map<string, number>();
  const turn = new Map(
    sold.map(({ itemId, categoryId }) => {
      const before = seen.get(categoryId) ?? 0;
      seen.set(categoryId, before + 1);
      return [itemId, before];
    }),
  );
  return sold.toSorted((a, b) => (turn.get(a.itemId) ?? 0) - (turn.get(b.itemId) ?? 0)).slice(0, KINDS);
}
