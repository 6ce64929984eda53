import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';
import { groupOf } from '../../contract/state-groups';
import { TRANSIT_GROUPS, TRANSITS_IN } from '../../contract/transit.enums';

/** A page of shipments as its address asks for it. */
export async function loadTransits(call: Call, query: Record<string, string | undefined>) {
  // links of before name a state: it is shown among those that it stands with
  const group = TRANSIT_GROUPS.find((known) => known === query.group) ?? groupOf(TRANSITS_IN, query.status);
  const keyword = query.keyword?.slice(0, 100) || undefined;
  const [page, countries] = await Promise.all([
    pageWithin(query.page, (pageNo) =>
      call('GET /front/transit-orders', { query: { group, keyword, pageNo, pageSize: 10 } }),
    ),
    call('GET /front/supported-countries', {}),
  ]);
  const shown = page.items.map(({ receiver }) => receiver.countryCode.toLowerCase());
  return { group, keyword, page, countries: countries.filter(({ code }) => shown.includes(code.toLowerCase())) };
}

/** One shipment, where it is, and what its country is called. */
export async function loadTransit(call: Call, id: string) {
  const [order, logistics, countries] = await Promise.all([
    call('GET /front/transit-orders/{id}', { params: { id } }),
    call('GET /front/transit-order-logistics/transit-order/{id}', { params: { id } }),
    call('GET /front/supported-countries', {}),
  ]);
  const to = order.address.countryCode.toLowerCase();
  return { order, logistics, country: countries.find(({ code }) => code.toLowerCase() === to)?.name ?? null };
}
