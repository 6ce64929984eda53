import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';

/** Houses that the shop offers, the shopper's own addresses in them, what was announced there, and what is claimed. */
export async function loadUserWarehouses(call: Call, { page, claims }: Record<string, string | undefined> = {}) {
  const [warehouses, own, forecasts, claimed] = await Promise.all([
    call('GET /front/tenant-warehouses', { query: { warehouseRegion: 'CHINA' } }),
    call('GET /front/user/warehouses', {}),
    pageWithin(page, (pageNo) => call('GET /front/purchase-parcels/forecasts', { query: { pageNo, pageSize: 20 } })),
    pageWithin(claims, (pageNo) => call('GET /front/purchase-parcels/claims', { query: { pageNo, pageSize: 10 } })),
  ]);
  return { warehouses, own, forecasts, claimed };
}
