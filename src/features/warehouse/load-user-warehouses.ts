import type { Call } from '../../client/caller';

/** Houses that the shop offers, the shopper's own addresses in them, what was announced there, and what is claimed. */
export async function loadUserWarehouses(call: Call, { page, claims }: Record<string, string | undefined> = {}) {
  const numberOf = (asked = '1') => Math.min(1000, Math.max(1, Number.parseInt(asked, 10) || 1));
  const [warehouses, own, forecasts, claimed] = await Promise.all([
    call('GET /front/tenant-warehouses', { query: { warehouseRegion: 'CHINA' } }),
    call('GET /front/user/warehouses', {}),
    call('GET /front/purchase-parcels/forecasts', { query: { pageNo: numberOf(page), pageSize: 20 } }),
    call('GET /front/purchase-parcels/claims', { query: { pageNo: numberOf(claims), pageSize: 10 } }),
  ]);
  return { warehouses, own, forecasts, claimed };
}
