import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';

/** A page of price requests as its address asks for it. */
export const loadManualOrders = async (call: Call, query: Record<string, string | undefined>) => ({
  page: await pageWithin(query.page, (pageNo) => call('GET /front/manual-orders', { query: { pageNo, pageSize: 10 } })),
});
