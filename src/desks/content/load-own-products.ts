import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

const PAGE_SIZE = 25;
const LAST_PAGE = 1000;

export const OWN_PRODUCTS_INDEX = {
  path: deskPaths.ownProducts(),
  views: ['all'],
  cursor: /^\d{1,4}$/,
} as const satisfies IndexSpec;

/** What the shop sells of its own, by pages. */
export const loadOwnProducts = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(OWN_PRODUCTS_INDEX, query, async ({ after }) => {
    const pageNo = Math.min(Math.max(Number(after ?? 1), 1), LAST_PAGE);
    const { items, total, notOffered } = await call('GET /operator/own-products', {
      query: { pageNo, pageSize: PAGE_SIZE },
    });
    return { items, notOffered, next: pageNo * PAGE_SIZE < total ? String(pageNo + 1) : null };
  });
