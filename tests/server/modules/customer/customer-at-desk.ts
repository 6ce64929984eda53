import { eq } from 'drizzle-orm';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { shopper } from '../../../../src/server/db/schema/account';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { storeParcel } from '../../../support/parcels';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';

export type Funded = Awaited<ReturnType<typeof readFundedShopper>>;

/** Zora Quill, who has a balance, an order, a parcel in store and a code; and one of the staff who looks at her. */
export async function readFundedShopper() {
  const at = await startOrdering();
  const { shop, shopperId, token, email } = at;
  const balance = 12_300;
  await at.fund(balance);
  const { orderNo } = await at.order();
  const enrolled = await shop.call(
    warehouseEndpoints.saveUserWarehouse,
    { body: { tenantWarehouseId: 'gz' } },
    { token },
  );
  const parcelId = await storeParcel(shop, shopperId);
  const [stored] = await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, parcelId)));
  await systemTx((tx) => tx.update(shopper).set({ name: 'Zora Quill' }).where(eq(shopper.id, shopperId)));
  return {
    ...{ shop, shopperId, email, balance, orderNo, code: enrolled.data.code, parcelNo: stored?.parcelNo ?? '' },
    desk: await signInStaff(shop, ['support']),
  };
}
