import type { Call } from '../../client/caller';
import { LIMITS } from '../../contract/limits';
import type { StockInParcel } from '../../contract/parcel';

/** All that lies in the warehouse, as the specification asks for it: first how many there are, then all of them. */
export async function loadStock(call: Call): Promise<{ parcels: StockInParcel[]; total: number }> {
  const path = 'GET /front/purchase-parcels/stock-in-parcels';
  const { total, items } = await call(path, { query: { pageNo: 1, pageSize: 1 } });
  if (total <= items.length) return { parcels: items, total };
  const all = await call(path, { query: { pageNo: 1, pageSize: Math.min(total, LIMITS.stockInPage) } });
  return { parcels: all.items, total: all.total };
}
