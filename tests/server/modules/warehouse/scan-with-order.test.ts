import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { playStaff } from '../../../../src/demo/played-staff/played-staff';
import { shopTx, systemTx, type Tx } from '../../../../src/server/db/database';
import { parcel, parcelNumber } from '../../../../src/server/db/schema/parcel';
import { receiveParcel } from '../../../../src/server/modules/warehouse/bench.service';
import { CLERK } from '../../../support/parcels';
import { mailsTo } from '../../../support/shopper';
import { startOrdering } from '../purchase/ordering';

const STEP_MS = 60_000;

it('an order comes as far as its items in the transaction of the scan, or stays with them where that fails', async () => {
  const at = await startOrdering();
  const { shop, owner } = at;
  const { tenantId } = owner;
  await at.fund(90_000);
  const { id } = await at.order();
  await at.pay(id);
  for (let step = 0; step < 3; step += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + STEP_MS);
    await playStaff([{ tenantId, stepMs: STEP_MS }], shop.clock.now);
  }
  const [coming] = await systemTx((tx) =>
    tx
      .select({ id: parcel.id, warehouseId: parcel.warehouseId, number: parcelNumber.number })
      .from(parcel)
      .innerJoin(parcelNumber, and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcel.id)))
      .where(and(eq(parcel.tenantId, tenantId), eq(parcel.status, 'FORECAST'))),
  );
  if (!coming) throw new Error('nothing comes');
  const seen = async () => [
    (await at.get(id)).data.status,
    (await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, coming.id))))[0]?.status,
    (await mailsTo(shop, at.email)).length,
  ];
  const before = await seen();
  expect(before.slice(0, 2)).toEqual(['SELLER_SHIPPED', 'FORECAST']);
  const worker = { actor: CLERK, at: shop.clock.now, record: () => Promise.resolve() };
  const arrival = { warehouseId: coming.warehouseId, trackingNo: coming.number };
  const scan = (then: (tx: Tx) => Promise<unknown>) =>
    shopTx(tenantId, async (tx) => {
      await receiveParcel(tx, tenantId, arrival, worker);
      return then(tx);
    });

  await expect(scan(() => Promise.reject(new Error('the power went')))).rejects.toThrow('the power went');
  expect(await seen()).toEqual(before);
  await scan(() => Promise.resolve());
  expect((await seen()).slice(0, 2)).toEqual(['PARTIALLY_ARRIVED', 'RECEIVED']);
});
