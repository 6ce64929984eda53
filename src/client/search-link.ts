import { productHref } from './product-href';
import { findProductLink } from '../contract/product-link';

export type LinkSearch =
  | { kind: 'product'; href: string }
  /** No page that we can read: it can still be filed as a manual order. */
  | { kind: 'unknown'; url: string; title?: string };

/**
 * What a pasted text points at (SRCH-2); undefined when there is no address in it after all. Brings the cipher and the
 * link rules along: import this file when a text may hold a link.
 * @throws RangeError when the link is too long to travel
 */
export function readLink(text: string): LinkSearch | undefined {
  const link = findProductLink(text);
  if (!link) return undefined;
  const title = link.title ? { title: link.title } : {};
  if (link.kind === 'unknown') return { kind: 'unknown', url: link.url, ...title };
  if (link.kind === 'short') return { kind: 'product', href: productHref(link.url) };
  const url = new URL(link.canonicalUrl);
  if (link.skuId) url.searchParams.set('skuId', link.skuId);
  return { kind: 'product', href: productHref(url.href) };
}
