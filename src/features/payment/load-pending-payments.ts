import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';
import type { PaymentDue } from '../../contract/payment';

interface Asked {
  call: Call;
  query: Record<string, string | undefined>;
  /** Of the staff: by what somebody pays is not for them. */
  isLooking: boolean;
}

/** As many as one call gives: more are never placed together. */
const MOST = 100;
/** What was placed just now ends last: so many calls look for it among all that is due. */
const MOST_CALLS = 10;

/** What is due; after orders were placed together, for as long as something of them is, that alone, and how many others are. */
export async function loadPendingPayments({ call, query, isLooking }: Asked) {
  const placed = query.orders?.split(',').slice(0, MOST) ?? [];
  if (isLooking) return { page: null, placed, others: 0 };
  if (placed.length > 0) {
    const { items, total } = await findPlaced(call, placed);
    const page = { items, total: items.length, pageNo: 1, pageSize: MOST };
    if (items.length > 0) return { page, placed, others: total - items.length };
  }
  const page = await pageWithin(query.page, (pageNo) =>
    call('GET /front/payments/unpaid', { query: { pageNo, pageSize: 20 } }),
  );
  return { page, placed, others: 0 };
}

/** @returns with how many are due in all */
async function findPlaced(call: Call, placed: readonly string[]) {
  const items: PaymentDue[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await call('GET /front/payments/unpaid', { query: { pageNo, pageSize: MOST } });
    items.push(...page.items.filter(({ orderNo }) => placed.includes(orderNo)));
    const isLast = pageNo * MOST >= page.total || pageNo === MOST_CALLS;
    if (isLast || placed.every((no) => items.some(({ orderNo }) => orderNo === no)))
      return { items, total: page.total };
  }
}
