import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { apiKeyDeskEndpoints as calls } from '../../../../src/contract/api-key.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

describeOnPostgres('keys that are asked for at once', () => {
  it('under one name are one, and the others are told why there is none', async () => {
    const shop = await startShop();
    const owner = await signInStaff(shop);
    const create = (name: string) =>
      shop.call(calls.create, { body: { name, permissions: ['purchase.read'], days: 1 } }, owner);
    const made = await Promise.all(['ERP', 'erp', 'ERP', 'Erp', 'ERP', 'erp'].map(create));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);

    // what keys and roles take their turn at is held for longer than anybody waits
    let hold: () => void = () => undefined;
    let done: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (hold = resolve));
    const over = new Promise<void>((resolve) => (done = resolve));
    const holds = shopTx(shop.tenant.id, async (tx) => {
      const { id } = shop.tenant;
      await tx.execute(sql`select id from staff_role where tenant_id = ${id} and id = 'owner' for no key update`);
      hold();
      await over;
    }).catch(() => undefined);
    await held;
    const late = await create('WMS');
    done();
    await holds;
    expect(late.problem).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
    expect((await create('WMS')).status).toBe(200);
  });
});
