import type { Call } from '../../client/caller';

/** Houses that the shop offers, the shopper's own addresses in them, and what was announced there. */
export async function loadUserWarehouses(call: Call, asked = '1') {
  const pageNo = Math.min(1000, Math.max(1, Number.parseInt(asked, 10) || 1));
  const [warehouses, own, forecasts] = await Promise.all([
    call('GET /front/tenant-warehouses', { query: { warehouseRegion: 'CHINA' } }),
    call('GET /front/user/warehouses', {}),
    call('GET /front/purchase-parcels/forecasts', { query: { pageNo, pageSize: 20 } }),
  ]);
  return { warehouses, own, forecasts };
}
