import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';

interface Asked {
  call: Call;
  query: Record<string, string | undefined>;
  /** Of the staff: by what somebody pays is not for them. */
  isLooking: boolean;
}

/** As many as one call gives: more are never placed together. */
const MOST = 100;

/** What is due; after orders were placed together, for as long as something of them is, that alone. */
export async function loadPendingPayments({ call, query, isLooking }: Asked) {
  const placed = query.orders?.split(',').slice(0, MOST) ?? [];
  if (isLooking) return { page: null, placed };
  if (placed.length > 0) {
    const all = await call('GET /front/payments/unpaid', { query: { pageNo: 1, pageSize: MOST } });
    const items = all.items.filter(({ orderNo }) => placed.includes(orderNo));
    if (items.length > 0) return { page: { ...all, items, total: items.length }, placed };
  }
  const page = await pageWithin(query.page, (pageNo) =>
    call('GET /front/payments/unpaid', { query: { pageNo, pageSize: 20 } }),
  );
  return { page, placed };
}
