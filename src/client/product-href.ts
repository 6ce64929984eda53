import type { ProductCard } from '../contract/catalog';
import { decryptLink, encryptLink, LINK_KEY } from '../contract/link-cipher';
import { paths } from '../contract/paths';

/** A product card with the address of its page. */
export type LinkedProduct = ProductCard & { href: string };

/**
 * The address of a product's page (RTE-4). Brings the cipher along: loaders call it on the server; in the browser
 * import this file when it is needed.
 */
export function productHref(productUrl: string): string {
  const written = known.get(productUrl);
  if (written) return written;
  const href = paths.product(encryptLink(productUrl, LINK_KEY));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(productUrl, href);
  return href;
}

/** The same best sellers stand on page after page, and the cipher takes as long as drawing their cards. */
const MAX_KNOWN = 5000;
const known = new Map<string, string>();

/** The product that such an address leads to. @throws where it leads to none */
export function productUrlOf(href: string): string {
  const url = decryptLink(new URL(href, 'https://shop.invalid').searchParams.get('url') ?? '', LINK_KEY);
  if (url === undefined) throw new RangeError('No product address');
  return url;
}

export const withHref = (product: ProductCard): LinkedProduct => ({
  ...product,
  href: productHref(product.productUrl),
});
