import { priceOf } from '../../../../src/contract/price';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { playStaff } from '../../../../src/demo/played-staff/played-staff';
import { systemTx } from '../../../../src/server/db/database';
import { parcelItem, parcelPhoto } from '../../../../src/server/db/schema/parcel';
import { newId } from '../../../../src/server/kernel/tokens';
import { fundBalance, PAY_PASSWORD } from '../../../support/money';
import { storeParcel } from '../../../support/parcels';
import type { Shop } from '../../../support/shop';
import { startDisposing } from './disposing';

const STEP_MS = 60_000;
const CUP = { title: 'Cup', position: 1, quantity: 2, unitFen: 900 };

/** A second thing in a stored parcel, with a photo of it alone, and one of both. @returns its id */
export async function addCup(shop: Shop, parcelId: string): Promise<string> {
  const [tenantId, id] = [shop.tenant.id, newId()];
  const photo = { tenantId, parcelId, kind: 'GOODS', takenAt: shop.clock.now } as const;
  await systemTx(async (tx) => {
    await tx.insert(parcelItem).values({ tenantId, id, parcelId, ...CUP });
    await tx.insert(parcelPhoto).values([
      { ...photo, id: newId(), image: '/cup.webp', itemId: id },
      { ...photo, id: newId(), image: '/both.webp' },
      { ...photo, id: newId(), image: '/label.webp', kind: 'LABEL' },
    ]);
  });
  return id;
}

export const feeOf = ({ tenant }: Shop): number => priceOf(tenant.handling.reworkFen, tenant).local.amount;

/** A stored parcel of two things, and the word that takes it apart. */
export async function pairToSplit({ shop, shopperId }: { shop: Shop; shopperId: string }) {
  await fundBalance(shop, { shopperId }, 10_000);
  const id = await storeParcel(shop, shopperId);
  const itemIds = [await addCup(shop, id)];
  return { params: { id }, body: { itemIds, acceptFee: feeOf(shop), payPassword: PAY_PASSWORD } };
}

/** Two stored parcels of a shopper, and the word that puts them together. */
export async function twoToMerge({ shop, shopperId }: { shop: Shop; shopperId: string }) {
  await fundBalance(shop, { shopperId }, 10_000);
  const parcelIds = [await storeParcel(shop, shopperId), await storeParcel(shop, shopperId)];
  return { parcelIds, acceptFee: feeOf(shop), payPassword: PAY_PASSWORD };
}

/** A shopper with money, whose stored parcels hold a kettle and two cups, in a shop whose staff are played. */
export async function startSplitting() {
  const at = await startDisposing();
  await at.fund(10_000);
  const { shop, token } = at;
  const fee = feeOf(shop);
  return {
    ...at,
    fee,
    /** @returns a parcel, and the cups in it */
    pair: async (facts: Parameters<typeof at.store>[0] = {}) => {
      const id = await at.store(facts, { number: 'SF1234567890123' });
      return { id, cup: await addCup(shop, id) };
    },
    split: (id: string, itemIds: string[], { acceptFee = fee, by = token, payPassword = PAY_PASSWORD } = {}) => {
      const body = { itemIds, acceptFee, payPassword };
      return shop.call(warehouseEndpoints.split, { params: { id }, body }, { token: by });
    },
    merge: (parcelIds: string[], { acceptFee = fee, by = token } = {}) => {
      const body = { parcelIds, acceptFee, payPassword: PAY_PASSWORD };
      return shop.call(warehouseEndpoints.merge, { body }, { token: by });
    },
    step: () => {
      shop.clock.now = new Date(shop.clock.now.getTime() + STEP_MS);
      return playStaff([{ tenantId: shop.tenant.id, stepMs: STEP_MS }], shop.clock.now);
    },
  };
}
