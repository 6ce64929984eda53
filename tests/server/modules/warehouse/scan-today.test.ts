import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { numberOf, startScanning } from './scanning';

it('receiving says how many are at the door beside what was taken in today', async () => {
  const at = await startScanning();
  const courier = async (
    number: string,
    courierState: 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'IN_TRANSIT',
    daysAgo = 0,
  ) => {
    const id = await at.await(number);
    const courierAt = new Date(at.shop.clock.now.getTime() - daysAgo * 86_400_000);
    const one = and(eq(parcel.tenantId, at.shop.tenant.id), eq(parcel.id, id));
    await systemTx((tx) => tx.update(parcel).set({ courierState, courierAt }).where(one));
  };
  await courier(numberOf(1), 'OUT_FOR_DELIVERY');
  await courier(numberOf(2), 'DELIVERED');
  await courier(numberOf(3), 'IN_TRANSIT');
  await courier(numberOf(4), 'DELIVERED', 3);
  const bench = at.bench('door');
  expect(await bench.scan(numberOf(1))).toMatchObject({ say: 'RECEIVED', doneToday: 1, stillToday: 1 });
  expect(await bench.scan(numberOf(3))).toMatchObject({ doneToday: 2, stillToday: 1 });
  expect(await bench.scan(numberOf(2))).toMatchObject({ doneToday: 3, stillToday: 0 });
  bench.turn('INSPECT');
  expect(await bench.scan(numberOf(1))).not.toHaveProperty('stillToday');
});
