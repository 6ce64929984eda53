import type { Call } from '../../client/caller';
import { BUYING_GROUPS, BUYING_VIEWS } from '../../contract/buying-desk.enums';
import { CHANNELS } from '../../contract/channels';
import { deskPaths } from '../../contract/desk-paths';
import { ORDER_AGES } from '../../contract/order-age';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const BUYING_INDEX = {
  path: deskPaths.buying(),
  views: BUYING_VIEWS,
  filters: { channel: CHANNELS, age: ORDER_AGES, group: BUYING_GROUPS },
} as const satisfies IndexSpec;

/** What is to be bought, as its address asks for it. */
export const loadBuyingQueue = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(BUYING_INDEX, query, ({ view, q: keyword, filters, after }) =>
    call('GET /operator/purchase-orders', {
      query: {
        view,
        keyword,
        after,
        channel: filters.channel?.join(','),
        age: filters.age?.join(','),
        group: filters.group?.includes('shop') ? 'shop' : undefined,
      },
    }),
  );
