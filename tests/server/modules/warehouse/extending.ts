import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { aheadSum } from '../../../../src/contract/storage-ahead';
import { playStaff } from '../../../../src/demo/played-staff/played-staff';
import { chargeStorage } from '../../../../src/server/modules/warehouse/storage-clock.service';
import { fundBalance, PAY_PASSWORD, readShopAccount } from '../../../support/money';
import { storeParcel } from '../../../support/parcels';
import { startShop, type Shop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { packingAt } from '../transit/packing';
import { startShipping } from '../transit/shipping';
import { addCup, feeOf } from './splitting';

const STEP_MS = 60_000;

/** A stored parcel, and the word that pays a week of it ahead. */
export async function storedToExtend({ shop, shopperId, token }: { shop: Shop; shopperId: string; token: string }) {
  await fundBalance(shop, { shopperId }, 10_000);
  const id = await storeParcel(shop, shopperId);
  const { items } = (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).data;
  const shown = items.find((one) => one.id === id);
  const acceptFee = shown ? aheadSum(shown, 7) : 0;
  return { params: { id }, body: { days: 7, acceptFee, payPassword: PAY_PASSWORD } };
}

/** Two yuan a day after 19 February, to a maximum of 30; it is the tenth, a yuan is a yuan, and the shopper has ¥1,000. */
export async function startExtending(changes: Parameters<typeof startShop>[0] = {}) {
  const shop = await startShop({
    ...{ currency: 'CNY', cnyToLocalRate: '1', marginBasisPoints: 0, offers: { lines: [lineOf()] } },
    storage: { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: 3000 },
    ...changes,
  });
  shop.clock.now = new Date('2027-02-10T04:00:00Z');
  const at = await startShipping(shop);
  await at.fund(100_000);
  const { token } = at;
  const desk = packingAt(at);
  const parcels = async () => (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).data.items;
  return {
    ...at,
    parcels,
    parcel: async (id: string) => (await parcels()).find((one) => one.id === id),
    /** A parcel of two things. */
    pair: async () => {
      const id = await at.store({}, { number: 'SF1234567890123' });
      await addCup(shop, id);
      return { id };
    },
    dispose: (id: string) => shop.call(warehouseEndpoints.dispose, { params: { id } }, { token }),
    /** Takes the first thing out of it. */
    split: async (id: string) => {
      const [item] = (await parcels()).find((one) => one.id === id)?.items ?? [];
      const body = { itemIds: [item?.id ?? ''], acceptFee: feeOf(shop), payPassword: PAY_PASSWORD };
      return shop.call(warehouseEndpoints.split, { params: { id }, body }, { token });
    },
    merge: (parcelIds: string[]) => {
      const body = { parcelIds, acceptFee: feeOf(shop), payPassword: PAY_PASSWORD };
      return shop.call(warehouseEndpoints.merge, { body }, { token });
    },
    /** Packed, paid and in a carrier's hands on the same day. */
    ship: async (id: string) => {
      const order = (await at.create([id])).data;
      await desk.start(order.id);
      await desk.seal(order.id);
      await at.pay(order.id);
      await desk.send(order.id);
    },
    extend: (
      id: string,
      days: number,
      acceptFee: number,
      { by = token, payPassword = PAY_PASSWORD, from }: { by?: string; payPassword?: string; from?: string } = {},
    ) => {
      const body = { days, from, acceptFee, payPassword };
      return shop.call(warehouseEndpoints.extendStorage, { params: { id }, body }, { token: by });
    },
    /** At noon in Guangzhou of that day the clock goes round. */
    on: (day: string) => {
      shop.clock.now = new Date(`${day}T04:00:00Z`);
      return chargeStorage(shop.clock.now);
    },
    step: () => {
      shop.clock.now = new Date(shop.clock.now.getTime() + STEP_MS);
      return playStaff([{ tenantId: shop.tenant.id, stepMs: STEP_MS }], shop.clock.now);
    },
    fees: () => readShopAccount(shop, 'STORAGE_FEES'),
    back: () => readShopAccount(shop, 'REFUNDS'),
  };
}
