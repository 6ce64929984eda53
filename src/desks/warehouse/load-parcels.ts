import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { StaffSelf } from '../../contract/operator';
import { PARCEL_VIEWS } from '../../contract/parcel-desk.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';
import { loadOwnWarehouses } from './load-warehouses';

/** Warehouses are the shop's own. */
export const parcelsIndex = (warehouseIds: readonly string[]) =>
  ({
    path: deskPaths.parcels(),
    views: PARCEL_VIEWS,
    filters: { warehouse: warehouseIds },
  }) as const satisfies IndexSpec;

/** What lies in the warehouses, as its address asks for it. */
export async function loadParcels(call: Call, query: Record<string, string | undefined>, self: StaffSelf) {
  const warehouses = await loadOwnWarehouses(call, self);
  const spec = parcelsIndex(warehouses.map(({ id }) => id));
  const loaded = await loadIndex(spec, query, ({ view, q: keyword, filters, after }) =>
    call('GET /operator/parcels', { query: { view, keyword, after, warehouseId: filters.warehouse?.[0] } }),
  );
  return { ...loaded, warehouses };
}
