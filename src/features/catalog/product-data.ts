import type { Product } from '../../contract/catalog';
import type { Price } from '../../contract/fields';
import { majorText } from '../../contract/money';

interface Place {
  /** Canonical address of the product's page. */
  url: string;
  origin: string;
  shopName: string;
}

/**
 * schema.org's Product with what it costs here, in the shop's currency. Marketplaces tell a mean rating without how
 * many gave one, and none is made up: `ratingCount` is missing.
 */
export function productData(product: Product, { url, origin, shopName }: Place) {
  const sold = product.skus.filter(({ stock }) => stock > 0);
  return {
    '@type': 'Product',
    name: product.title,
    sku: product.productId,
    image: product.images.map((image) => new URL(image, origin).href),
    category: product.category.name,
    description: factsOf(product) || product.title,
    // none is made up for others to read
    ...(!product.isWeightAssumed && {
      weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
    }),
    offers: {
      ...offerOf(pricesOf(product)),
      url,
      availability: `https://schema.org/${sold.length ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shopName },
    },
    ...(product.ratingTenths > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: (product.ratingTenths / 10).toFixed(1),
            bestRating: 5,
            worstRating: 0,
          },
        }
      : {}),
  };
}

export const factsOf = ({ attributes }: Product): string =>
  attributes.map(({ name, value }) => `${name}: ${value}`).join(', ');

const pricesOf = ({ priceMode, priceRange, skus }: Product): Price[] =>
  priceMode === 'SPU_PRICE_RANGE' ? priceRange.map(({ price }) => price) : skus.map(({ price }) => price);

function offerOf(prices: Price[]) {
  const [low, ...more] = prices.map(({ local }) => local).sort((a, b) => a.amount - b.amount);
  if (!low) return { '@type': 'Offer' };
  const high = more.at(-1) ?? low;
  return low.amount === high.amount
    ? { '@type': 'Offer', price: majorText(low), priceCurrency: low.currency }
    : {
        '@type': 'AggregateOffer',
        lowPrice: majorText(low),
        highPrice: majorText(high),
        priceCurrency: low.currency,
        offerCount: prices.length,
      };
}
