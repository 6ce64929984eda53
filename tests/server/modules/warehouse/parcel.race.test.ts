import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { parcel, parcelEvent } from '../../../../src/server/db/schema/parcel';
import { retriedTx } from '../../../../src/server/kernel/retried-tx';
import { lockParcels, packParcels, releaseParcels } from '../../../../src/server/modules/warehouse/parcel.repo';
import { CLERK, storeParcel } from '../../../support/parcels';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const RIVALS = 12;
const ROUNDS = 10;

describeOnPostgres('parcels under rivals', () => {
  it('are taken by one of many transit orders, whole', async () => {
    const shop = await startShop();
    const { shopperId } = await signUp(shop);
    const tenantId = shop.tenant.id;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = await Promise.all(Array.from({ length: 4 }, () => storeParcel(shop, shopperId)));
      // in any order, so that two could wait for each other
      const orders = Array.from({ length: RIVALS }, (_, at) => ({
        ids: at % 2 ? ids : ids.toReversed(),
        transitOrderId: `r${round}-${at}`,
      }));
      const outcomes = await Promise.allSettled(
        orders.map(({ ids: wanted, transitOrderId }) =>
          retriedTx({ tx: (work) => shopTx(tenantId, work) }, (tx) =>
            lockParcels(tx, { tenantId, shopperId }, wanted, { transitOrderId, actor: CLERK, at: shop.clock.now }),
          ),
        ),
      );
      const won = outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [orders[at]?.transitOrderId] : []));
      expect(won).toHaveLength(1);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
      for (const reason of refused) expect(reason).toMatchObject({ code: 'PARCEL_NOT_FREE' });
      const rows = await systemTx((tx) =>
        tx
          .select()
          .from(parcel)
          .where(eq(parcel.transitOrderId, won[0] ?? '')),
      );
      expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    }
    const events = await systemTx((tx) => tx.select().from(parcelEvent).where(eq(parcelEvent.tenantId, tenantId)));
    expect(events.filter(({ status }) => status === 'LOCKED')).toHaveLength(ROUNDS * 4);
  });

  it('are packed or given back, and never both', async () => {
    const shop = await startShop();
    const { shopperId } = await signUp(shop);
    const tenantId = shop.tenant.id;
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await storeParcel(shop, shopperId);
      const hold = { transitOrderId: `t${round}`, actor: CLERK, at: shop.clock.now };
      await shopTx(tenantId, (tx) => lockParcels(tx, { tenantId, shopperId }, [id], hold));
      const [packed, released] = await Promise.all([
        shopTx(tenantId, (tx) => packParcels(tx, tenantId, hold)),
        shopTx(tenantId, (tx) => releaseParcels(tx, tenantId, hold)),
      ]);
      const [row] = await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, id)));
      // what is packed can still be given back; what is given back is not packed
      expect(released).toEqual([id]);
      expect(row).toMatchObject({ status: 'STOCKED_IN', transitOrderId: null });
      const events = await systemTx((tx) => tx.select().from(parcelEvent).where(eq(parcelEvent.parcelId, id)));
      expect(events).toHaveLength(3 + packed.length);
    }
  });
});
