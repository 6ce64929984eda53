import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dashboardDeskEndpoints } from '../../../../src/contract/dashboard.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { countDays } from '../../../../src/server/modules/dashboard/count-days.service';
import { storeParcel } from '../../../support/parcels';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';

const HOUR_MS = 3_600_000;

it('what is late at which desk, and how many of the shelves hold something, stands in the day that it is counted', async () => {
  const at = await startOrdering();
  const { tenantId } = at.owner;
  await at.fund(100_000);
  const order = await at.order();
  await at.pay(order.id);
  const [first, second] = [
    await storeParcel(at.shop, at.owner.shopperId),
    await storeParcel(at.shop, at.owner.shopperId),
  ];
  const shelves = JSON.stringify([
    { row: 'A', fromRack: 1, toRack: 2, levels: 5, places: 0 },
    { row: 'B', fromRack: 1, toRack: 1, levels: 2, places: 5 },
  ]);
  const due = new Date(at.shop.clock.now.getTime() + HOUR_MS).toISOString();
  await systemTx(async (tx) => {
    await tx.execute(sql`update warehouse set shelves = ${shelves}::jsonb where tenant_id = ${tenantId}`);
    await tx.execute(
      sql`update parcel set location = 'A01-01' where tenant_id = ${tenantId} and id in (${first}, ${second})`,
    );
    await tx.execute(
      sql`update purchase_order set clock = 'PLACE', due_at = ${due} where tenant_id = ${tenantId} and id = ${order.id}`,
    );
  });
  const told = async () => {
    await countDays(() => at.shop.clock.now);
    const { data } = await at.shop.call(
      dashboardDeskEndpoints.get,
      { query: { days: '7' } },
      await signInStaff(at.shop),
    );
    const partsOf = (measure: string) => data.facts.find((fact) => fact.measure === measure)?.parts ?? [];
    return [partsOf('late'), partsOf('shelves')].map((parts) =>
      Object.fromEntries(parts.map(({ dimension, now }) => [dimension, now])),
    );
  };
  // two parcels lie in one of 20 places
  expect(await told()).toEqual([{}, { used: 1, all: 20 }]);
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 2 * HOUR_MS);
  await systemTx((tx) =>
    tx.execute(sql`update parcel set location = 'B01-02-5' where tenant_id = ${tenantId} and id = ${second}`),
  );
  expect(await told()).toEqual([{ buying: 1 }, { used: 2, all: 20 }]);
});
