import type { CatalogueProduct } from '../../../../server/adapters/marketplace/embedded/catalogue-product';

/** Products that documents and tests name, by `kind/variant`: their numbers must not follow from chance. */
export const FIXTURES: Record<string, (product: CatalogueProduct) => CatalogueProduct> = {
  'canvas-sneaker/classic': (product) => ({
    ...product,
    itemId: '682311450917',
    soldCount: 18_642,
    ratingTenths: 48,
    weightGrams: 720,
    freight: { kind: 'free' },
    skus: product.skus.map((sku) => {
      const [colour, size] = sku.values;
      const isLarge = size === '44';
      const isSoldOut = colour === '白色' && size === '43';
      return { ...sku, priceFen: isLarge ? 9400 : 8900, stock: isSoldOut ? 0 : Math.max(sku.stock, 3) };
    }),
  }),
  'ceramic-mug/wholesale': (product) => ({
    ...product,
    itemId: '714506238841',
    soldCount: 52_310,
    ratingTenths: 47,
    weightGrams: 380,
    minOrderQuantity: 2,
    batchQuantity: 1,
    priceRange: [
      { startQuantity: 2, priceFen: 1250 },
      { startQuantity: 50, priceFen: 1080 },
      { startQuantity: 200, priceFen: 920 },
    ],
    freight: { kind: 'piece', firstUnit: 1, firstFen: 600, nextUnit: 1, nextFen: 100 },
    skus: product.skus.map((sku) => ({ ...sku, priceFen: 1250 })),
  }),
  'mantel-clock/quiet': (product) => ({ ...product, itemId: '100043276518', soldCount: 936, ratingTenths: 49 }),
  'kite/outdoor': (product) => ({ ...product, status: 'off_shelf' }),
  'carousel-box/festival': (product) => ({ ...product, status: 'off_shelf' }),
};
