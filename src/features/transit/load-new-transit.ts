import type { Call } from '../../client/caller';
import type { Address } from '../../contract/account';
import { LIMITS } from '../../contract/limits';
import { estimateInput, newDraft } from './transit-draft.rules';

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
  const first = await loadFirst(
    call,
    parcels.map(({ id }) => id),
    addresses[0],
  );
  return { parcels, missing: ids.size - parcels.length, addresses, countries, first };
}
export type NewTransitData = Awaited<ReturnType<typeof loadNewTransit>>;

/** What the page shows before anything is chosen: brought with it, so that it stands still. Where that fails, the page asks by itself. */
async function loadFirst(call: Call, parcelIds: string[], to: Address | undefined) {
  const input = estimateInput(newDraft(to?.id), parcelIds);
  if (!input || !to) return { estimate: null, pickup: null };
  const { countryCode } = to;
  const [estimate, pickup] = await Promise.all([
    call('POST /front/transit-orders/estimate', input).catch(() => null),
    call('POST /front/user/selfpickupinfo', { query: { countryCode }, body: {} }).catch(() => null),
  ]);
  return { estimate, pickup: pickup && { countryCode, ...pickup } };
}
