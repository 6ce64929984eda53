import type { Call } from '../../client/caller';
import { PURCHASE_ORDER_STATUSES } from '../../contract/order-status';

/** A page of orders as its address asks for it. */
export async function loadPurchases(call: Call, query: Record<string, string | undefined>) {
  const status = PURCHASE_ORDER_STATUSES.find((known) => known === query.status);
  const keyword = query.keyword?.slice(0, 100) || undefined;
  const pageNo = Math.min(1000, Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1));
  return {
    status,
    keyword,
    page: await call('GET /front/purchase-orders', { query: { status, keyword, pageNo, pageSize: 10 } }),
  };
}
