import type { Call } from '../../client/caller';
import { pageNoOf } from './load-purchases';

/** A page of price requests as its address asks for it. */
export const loadManualOrders = async (call: Call, query: Record<string, string | undefined>) => ({
  page: await call('GET /front/manual-orders', { query: { pageNo: pageNoOf(query.page), pageSize: 10 } }),
});
