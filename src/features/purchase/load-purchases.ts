import type { Call } from '../../client/caller';
import { PURCHASE_ORDER_STATUSES } from '../../contract/order-status';

export const pageNoOf = (page = '1'): number => Math.min(1000, Math.max(1, Number.parseInt(page, 10) || 1));

/** A page of orders as its address asks for it. */
export async function loadPurchases(call: Call, query: Record<string, string | undefined>) {
  const status = PURCHASE_ORDER_STATUSES.find((known) => known === query.status);
  const keyword = query.keyword?.slice(0, 100) || undefined;
  const pageNo = pageNoOf(query.page);
  const [page, manual] = await Promise.all([
    call('GET /front/purchase-orders', { query: { status, keyword, pageNo, pageSize: 10 } }),
    call('GET /front/manual-orders', { query: { pageNo: 1, pageSize: 1 } }),
  ]);
  return { status, keyword, page, manualCount: manual.total };
}
