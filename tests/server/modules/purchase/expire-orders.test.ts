import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { systemTx, tenantTx } from '../../../../src/server/db/database';
import { purchaseOrder } from '../../../../src/server/db/schema/shopping';
import { expireUnpaidOrders } from '../../../../src/server/modules/purchase/expire-orders.service';
import { orderDue } from '../../../support/money';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const HOUR_MS = 3_600_000;
const change = (text: string) => systemTx((tx) => tx.execute(sql.raw(text)));

it('one overdue order that cannot be closed stops none of the others, and is closed once it can be', async () => {
  const shop = await startShop();
  const shopper = await signUp(shop);
  const ids: string[] = [];
  for (let made = 0; made < 5; made += 1) ids.push((await orderDue(shop, shopper, 100)).targetId);
  const broken = ids[0] ?? '';
  const left = async () => {
    const owner = { tenantId: shop.tenant.id, shopperId: '' };
    const rows = await tenantTx(owner, (tx) => tx.select().from(purchaseOrder));
    return rows.filter(({ status }) => status !== 'CLOSED').map(({ id }) => id);
  };
  const over = shop.clock.now.getTime() + 73 * HOUR_MS;
  await change(`alter table purchase_order add constraint stuck check (id <> '${broken}' or status <> 'CLOSED')`);
  try {
    await expireUnpaidOrders(new Date(over));
  } finally {
    await change('alter table purchase_order drop constraint stuck');
  }
  expect(await left()).toEqual([broken]);
  await expireUnpaidOrders(new Date(over + HOUR_MS));
  expect(await left()).toEqual([]);
});
