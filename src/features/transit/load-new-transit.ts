import type { Call } from '../../client/caller';
import { LIMITS } from '../../contract/limits';

/** The parcels that the address names and that can still be shipped, with what is asked about them. */
export async function loadNewTransit(call: Call, asked: string | undefined) {
  const ids = new Set((asked ?? '').split(',').filter(Boolean).slice(0, LIMITS.transitParcels));
  const [stock, addresses, countries] = await Promise.all([
    ids.size > 0
      ? call('GET /front/purchase-parcels/stock-in-parcels', { query: { pageNo: 1, pageSize: LIMITS.stockInPage } })
      : { items: [] },
    call('GET /front/user/addresses', {}),
    call('GET /front/supported-countries', {}),
  ]);
  const parcels = stock.items.filter(({ id, refusal }) => ids.has(id) && !refusal);
  return { parcels, missing: ids.size - parcels.length, addresses, countries };
}
export type NewTransitData = Awaited<ReturnType<typeof loadNewTransit>>;
