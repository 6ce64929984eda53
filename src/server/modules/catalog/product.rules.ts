import type { Channel } from '../../../contract/channels';
import type { Product, ProductCard } from '../../../contract/catalog';
import { paths } from '../../../contract/paths';
import { priceOf, type PriceTerms } from '../../../contract/price';
import { canonicalUrl } from '../../../contract/product-link';
import { lowestPriceFen } from '../../../contract/sku-price';
import type { Listing, SupplierProduct } from '../../adapters/marketplace/marketplace.port';

export function presentCard(listing: Listing, rule: PriceTerms): ProductCard {
  const { priceFen, itemId, ...card } = listing;
  return { ...card, productId: itemId, productUrl: canonicalUrl(listing), price: priceOf(priceFen, rule) };
}

/** A whole product as it stands in a list. */
export const listingOf = ({ images, shop, ...product }: SupplierProduct): Listing => ({
  ...product,
  image: images.find(Boolean) ?? '',
  shopName: shop.name,
  priceFen: lowestPriceFen(product),
});

interface Shown {
  rule: PriceTerms;
  /** Where it is not of just now. */
  asOf: string | undefined;
  isFavorite: boolean;
  /** Made safe already. */
  descriptionHtml: string;
  /** What the link names; a SKU that the product does not have selects none. */
  skuId: string | undefined;
}

/** Spec ENT-3: tiers ascending, no empty pictures. */
export function productOf(
  supplied: SupplierProduct,
  { rule, asOf, isFavorite, descriptionHtml, skuId }: Shown,
): Product {
  const { itemId, categoryId, categoryName, shop } = supplied;
  return {
    ...supplied,
    asOf,
    productId: itemId,
    productUrl: canonicalUrl(supplied),
    images: supplied.images.filter(Boolean),
    category: { id: categoryId, name: categoryName },
    shop: { ...shop, website: shopPath(supplied.channel, shop.id) },
    priceRange: supplied.priceRange
      .map(({ startQuantity, priceFen }) => ({ startQuantity, price: priceOf(priceFen, rule) }))
      .sort((a, b) => a.startQuantity - b.startQuantity),
    options: supplied.options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ ...value, image: value.image || null })),
    })),
    skus: supplied.skus.map(({ priceFen, image, ...sku }) => ({
      ...sku,
      price: priceOf(priceFen, rule),
      image: image || null,
    })),
    descriptionHtml,
    isFavorite,
    selectedSkuId: supplied.skus.some((sku) => sku.skuId === skuId) ? (skuId ?? null) : null,
  };
}

/** All that the seller offers, in this shop: the seller's own page has nothing that one could buy here. */
const shopPath = (channel: Channel, shopId: string) => paths.search({ channel, shopId });
