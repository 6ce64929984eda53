import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';
import { withHref, type LinkedProduct } from '../../client/product-href';
import type { Channel } from '../../contract/channels';

export interface KeptProduct {
  /** Of the favourite, not of the product. */
  id: string;
  product: LinkedProduct;
}

export interface FavoritesData {
  items: KeptProduct[];
  /** Of all pages; of this page some may have left the marketplace. */
  total: number;
  channel: Channel | null;
  pageNo: number;
  pageCount: number;
  /** Kept products of this page that are not on sale any more. */
  goneCount: number;
}

export const FAVORITES_A_PAGE = 30;

interface Asked {
  call: Call;
  query: Record<string, string | undefined>;
  platforms: readonly Channel[];
}

export async function loadFavorites({ call, query, platforms }: Asked): Promise<FavoritesData> {
  const channel = platforms.find((platform) => platform === query.channel);
  const list = (pageNo: number) =>
    call('GET /front/product-favorite/pagination', { query: { channel, pageNo, pageSize: FAVORITES_A_PAGE } });
  const page = await pageWithin(query.page, list);
  const { pageNo } = page;
  const pageCount = Math.max(1, Math.ceil(page.total / FAVORITES_A_PAGE));
  const kept = Math.min(FAVORITES_A_PAGE, page.total - (pageNo - 1) * FAVORITES_A_PAGE);
  return {
    items: page.items.map(({ id, product }) => ({ id, product: withHref(product) })),
    total: page.total,
    channel: channel ?? null,
    pageNo,
    pageCount,
    goneCount: Math.max(0, kept - page.items.length),
  };
}
