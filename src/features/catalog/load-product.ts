import { ApiError, type Call } from '../../client/caller';
import type { Product } from '../../contract/catalog';
import { decryptLink, encryptLink, LINK_KEY } from '../../contract/link-cipher';
import { findProductLink } from '../../contract/product-link';

export type ProductData =
  /** `link`: the product's canonical one, encrypted; another may have been opened. */
  | { kind: 'product'; product: Product; link?: string }
  /** Nothing here can read the link; `url` is still encrypted. */
  | { kind: 'unreadable'; url: string; title: string }
  | { kind: 'missing'; url: string; title: string }
  /** The marketplace did not answer. */
  | { kind: 'failed'; detail: string };

/** The product behind the encrypted link of a page's address (RTE-4). What was opened is as untrusted as typed text. */
export async function loadProduct(call: Call, url = ''): Promise<ProductData> {
  const link = decryptLink(url, LINK_KEY);
  if (!link) return { kind: 'unreadable', url: '', title: '' };
  const title = findProductLink(link)?.title ?? '';
  try {
    const product = await call('GET /front/product', { query: { productUrl: link } });
    return { kind: 'product', product, link: encryptLink(product.productUrl, LINK_KEY) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 422) return { kind: 'unreadable', url, title };
    if (error.status === 404) return { kind: 'missing', url, title };
    if (error.status >= 500 || error.status === 429) return { kind: 'failed', detail: error.detail };
    throw error;
  }
}
