import type {
  CatalogueCategory,
  CatalogueProduct,
} from '../../../../server/adapters/marketplace/embedded/catalogue-product';
import { pictureUrl } from '../../../pictures/picture-spec';
import { buildProduct, type Offer } from './build-product';
import { CATEGORIES } from './categories';
import { FIXTURES } from './fixtures';
import { KINDS } from './kinds';
import type { CatalogueChannel } from './kind';
import type { Variant } from './variants';

/**
 * The whole demo marketplace, the same on every call. Products come in rounds, one of each kind a round, so that the
 * first page of an unsorted list shows many kinds.
 */
export function buildCatalogue(): { products: CatalogueProduct[]; categories: CatalogueCategory[] } {
  const offers = KINDS.flatMap((kind) =>
    Object.entries(kind.offers).map(([variant, channel], index): Offer => {
      return { kind, variant: variant as Variant, channel: channel as CatalogueChannel, index };
    }),
  );
  const inRounds = offers.sort((one, other) => one.index - other.index);
  const products = inRounds.map((offer) => {
    const product = buildProduct(offer);
    return FIXTURES[`${offer.kind.id}/${offer.variant}`]?.(product) ?? product;
  });
  return { products: withOwnPictures(products), categories: buildCategories() };
}

/** Kinds that are drawn with the same object may meet in a picture: then another of its gallery comes first. */
function withOwnPictures(products: CatalogueProduct[]): CatalogueProduct[] {
  const taken = new Set<string>();
  return products.map((product) => {
    const main = product.images.find((image) => !taken.has(image)) ?? product.images[0] ?? '';
    taken.add(main);
    return { ...product, images: [main, ...product.images.filter((image) => image !== main)] };
  });
}

function buildCategories(): CatalogueCategory[] {
  return Object.entries(CATEGORIES).map(([id, { name, tile, backdrops }]) => ({
    id,
    name,
    image: pictureUrl({ kind: 'tile', object: tile, backdrop: backdrops[0] }),
  }));
}
