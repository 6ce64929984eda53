import { call } from '../../client/call';
import type { LateWords } from '../../client/use-late-words';
import { FAVORITES_A_PAGE, type FavoritesData } from './load-favorites';

type Asked = Pick<FavoritesData, 'channel' | 'pageNo' | 'items'>;

/** Brings the cipher along: import it when it is needed. What is kept under the titles that are there by now: by their links, whichever were removed meanwhile. */
export async function withLateTitles({ channel, pageNo, items }: Asked): Promise<LateWords<FavoritesData['items']>> {
  const query = { channel: channel ?? undefined, pageNo, pageSize: FAVORITES_A_PAGE };
  const later = (await call('GET /front/product-favorite/pagination', { query })).items;
  const titles = new Map(later.map(({ product }) => [product.productUrl, product.title]));
  return {
    shown: items.map((item) => ({
      ...item,
      product: { ...item.product, title: titles.get(item.product.productUrl) ?? item.product.title },
    })),
    areComing: later.some(({ product }) => product.areWordsComing),
  };
}
