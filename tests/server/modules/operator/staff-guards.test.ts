import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { systemTx, tenantTx, type Acting } from '../../../../src/server/db/database';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

type Row = Record<string, unknown>;
const rowsIn = (acting: Acting | undefined, query: ReturnType<typeof sql>): Promise<Row[]> => {
  const work = async (tx: Parameters<Parameters<typeof tenantTx>[1]>[0]) =>
    ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;
  return acting ? tenantTx(acting, work) : systemTx(work);
};
const isIn = async (shop: Shop, staffToken: string) =>
  (await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).status === 200;
const ofShop = ({ tenant }: Shop) => ({ tenantId: tenant.id, shopperId: '' });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { cause?: Error }) => String(error.cause ?? error),
  );

describe('the database', () => {
  it.each([
    ['another role', sql`update staff_assignment set role_id = 'reader' where staff_id =`],
    ['a role less', sql`delete from staff_assignment where staff_id =`],
    ['a suspension', sql`update staff set state = 'SUSPENDED' where id =`],
    ['another password', sql`update staff set login_hash = 'other' where id =`],
  ])('ends the sessions of a person at %s, and no others', async (_, change) => {
    const shop = await startShop();
    const [owner, buyer] = [await signInStaff(shop), await signInStaff(shop, ['buyer'])];
    expect([await isIn(shop, owner.staffToken), await isIn(shop, buyer.staffToken)]).toEqual([true, true]);
    await rowsIn(ofShop(shop), sql`${change} ${buyer.staffId}`);
    expect([await isIn(shop, owner.staffToken), await isIn(shop, buyer.staffToken)]).toEqual([true, false]);
  });

  it('ends the sessions of all who have a role whose verbs change', async () => {
    const shop = await startShop();
    const { staffId, staffToken } = await signInStaff(shop, ['reader']);
    const tenantId = shop.tenant.id;
    await rowsIn(ofShop(shop), sql`insert into staff_role (tenant_id, id, name, permissions) values (${tenantId}, 'own', 'Our own', '{money.read}')`); // prettier-ignore
    const assigned = sql`insert into staff_assignment (tenant_id, staff_id, role_id) values (${tenantId}, ${staffId}, 'own')`;
    await rowsIn(ofShop(shop), assigned);
    expect(await isIn(shop, staffToken)).toBe(false);
    await rowsIn(ofShop(shop), sql`update staff_session set revoked_at = null where staff_id = ${staffId}`);
    expect(await isIn(shop, staffToken)).toBe(true);
    await rowsIn(ofShop(shop), sql`update staff_role set permissions = '{money.read,content.edit}' where id = 'own'`);
    expect(await isIn(shop, staffToken)).toBe(false);
  });

  it('keeps the last owner who can get in', async () => {
    const shop = await startShop();
    const [first, second] = [await signInStaff(shop), await signInStaff(shop)];
    const suspend = (id: string) => rowsIn(ofShop(shop), sql`update staff set state = 'SUSPENDED' where id = ${id}`);
    await suspend(first.staffId);
    expect(await refusal(suspend(second.staffId))).toContain('the last owner stays');
    const demote = sql`delete from staff_assignment where staff_id = ${second.staffId}`;
    expect(await refusal(rowsIn(ofShop(shop), demote))).toContain('the last owner stays');
  });

  it('lets nobody change or remove what the audit says, the owner of the tables neither', async () => {
    const shop = await startShop();
    await signInStaff(shop);
    const [line] = await rowsIn(ofShop(shop), sql`select * from audit`);
    expect(line).toMatchObject({ actor_kind: 'COMMAND', action: 'staff.add' });
    expect(JSON.stringify(line)).not.toContain('argon2');
    for (const change of [sql`update audit set action = 'x'`, sql`delete from audit`, sql`truncate audit`]) {
      expect(await refusal(rowsIn(ofShop(shop), change))).toContain('permission denied');
      expect(await refusal(rowsIn(undefined, change))).toContain('append-only');
    }
  });

  it('lets nobody write a line in another’s name', async () => {
    const shop = await startShop();
    const [anna, bert] = [await signInStaff(shop), await signInStaff(shop)];
    const tenantId = shop.tenant.id;
    const line = (id: string, by: string) =>
      sql`insert into audit (tenant_id, id, at, actor_kind, actor_id, action, subject_kind, subject_id)
        values (${tenantId}, ${id}, now(), 'STAFF', ${by}, 'purchase.quote', 'MANUAL_ORDER', 'x')`;
    const asAnna = { tenantId, staffId: anna.staffId };
    expect(await refusal(rowsIn(asAnna, line('1', anna.staffId)))).toBe('done');
    expect(await refusal(rowsIn(asAnna, line('2', bert.staffId)))).toContain('not the transaction of');
    expect(await refusal(rowsIn(ofShop(shop), line('3', anna.staffId)))).toContain('not the transaction of');
  });

  it('hides the staff from what is done for a shopper', async () => {
    const shop = await startShop();
    await signInStaff(shop);
    const asShopper = { tenantId: shop.tenant.id, shopperId: 'somebody' };
    for (const table of ['staff', 'staff_role', 'staff_assignment', 'staff_session', 'staff_device', 'audit']) {
      expect(await rowsIn(asShopper, sql`select * from ${sql.raw(table)}`), table).toEqual([]);
    }
    expect(await rowsIn(ofShop(shop), sql`select * from staff`)).toHaveLength(1);
    const role = sql`insert into staff_role (tenant_id, id) values (${shop.tenant.id}, 'mine')`;
    expect(await refusal(rowsIn(asShopper, role))).toContain('row-level security');
  });
});
