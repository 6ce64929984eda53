import type { ProductCard } from '../contract/catalog';
import { encryptLink, LINK_KEY } from '../contract/link-cipher';
import { paths } from './paths';

/** A product card with the address of its page. */
export type LinkedProduct = ProductCard & { href: string };

/**
 * The address of a product's page (RTE-4). Brings the cipher along: loaders call it on the server; in the browser
 * import this file when it is needed.
 */
export const productHref = (productUrl: string) => paths.product(encryptLink(productUrl, LINK_KEY));

export const withHref = (product: ProductCard): LinkedProduct => ({
  ...product,
  href: productHref(product.productUrl),
});
