import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';
import { productHref } from '../../client/product-href';
import { ORDER_GROUPS, ORDERS_IN } from '../../contract/order-status';
import { groupOf } from '../../contract/state-groups';

/** One order, with the pages of what is in it. */
export async function loadPurchase(call: Call, query: Record<string, string | undefined>) {
  const order = await call('GET /front/purchase-orders/{id}', { params: { id: query.id ?? '' } });
  const hrefs = Object.fromEntries(order.items.map(({ productUrl }) => [productUrl, productHref(productUrl)]));
  return { order, hrefs, startsPaying: query.pay === '1' };
}

/** A page of orders as its address asks for it. */
export async function loadPurchases(call: Call, query: Record<string, string | undefined>) {
  // links of before name a state: it is shown among those that it stands with
  const group = ORDER_GROUPS.find((known) => known === query.group) ?? groupOf(ORDERS_IN, query.status);
  const keyword = query.keyword?.slice(0, 100) || undefined;
  const [page, manual] = await Promise.all([
    pageWithin(query.page, (pageNo) =>
      call('GET /front/purchase-orders', { query: { group, keyword, pageNo, pageSize: 10 } }),
    ),
    call('GET /front/manual-orders', { query: { pageNo: 1, pageSize: 1 } }),
  ]);
  return { group, keyword, page, manualCount: manual.total };
}
