import { newIdempotencyKey } from '../../src/client/caller';
import { transitEndpoints } from '../../src/contract/transit.endpoints';
import { warehouseEndpoints } from '../../src/contract/warehouse.endpoints';
import { api, bearer, expectOk, pick } from './flows';
import type { Flow } from './load';

/** A shopper with goods in the demo shop's warehouse. */
export interface Shipper {
  token: string;
  addressId: string;
  parcelIds: string[];
  /** As many parcels as the longest list has. */
  hasFullStore: boolean;
}

/** As many as a shipment takes. */
const QUOTED = 20;

/** What every line asks for twenty parcels, why another does not take them, and what would be cheaper. */
export const quoteFlow = (shippers: Shipper[]): Flow => ({
  run: async (send, turn) => {
    const shipper = pick(shippers, turn);
    const body = { purchaseParcelIds: shipper.parcelIds.slice(0, QUOTED), userAddressId: shipper.addressId };
    const path = api(transitEndpoints.estimate.path);
    const { quotes, refused } = await expectOk<{ quotes: unknown[]; refused: unknown[] }>(
      send({ method: 'POST', path, headers: bearer(shipper), body }),
    );
    if (quotes.length < 10 || quotes.length + refused.length < 12) throw new Error(`${quotes.length} lines take it`);
  },
});

export const fullStoreFlow = (shippers: Shipper[]): Flow => {
  const full = shippers.filter(({ hasFullStore }) => hasFullStore);
  return {
    run: async (send, turn) => {
      const shipper = pick(full, turn);
      const path = api(`${warehouseEndpoints.listStockIn.path}?pageNo=1&pageSize=${shipper.parcelIds.length}`);
      const { items } = await expectOk<{ items: unknown[] }>(send({ method: 'GET', path, headers: bearer(shipper) }));
      if (items.length !== shipper.parcelIds.length) throw new Error(`${items.length} parcels listed`);
    },
  };
};

/** A parcel after the other, each of which can be shipped once. */
export const createTransitFlow = (shippers: Shipper[]): Flow => {
  const ready = shippers.filter(({ hasFullStore }) => !hasFullStore);
  let taken = 0;
  return {
    run: async (send) => {
      const [shipper, at] = [pick(ready, taken), QUOTED + Math.floor(taken / ready.length)];
      taken += 1;
      const body = {
        purchaseParcelIds: shipper.parcelIds.slice(at, at + 1),
        transitOptionName: 'BENCH-1',
        userAddressId: shipper.addressId,
        termsAccepted: true,
      };
      const headers = { ...bearer(shipper), 'idempotency-key': newIdempotencyKey() };
      await expectOk(send({ method: 'POST', path: api(transitEndpoints.create.path), headers, body }));
    },
  };
};
