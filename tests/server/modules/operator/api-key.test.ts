import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '../../../../src/contract/api.endpoints';
import { apiKeyDeskEndpoints as calls } from '../../../../src/contract/api-key.desk.endpoints';
import { API_KEY_PREFIX, keyBar } from '../../../../src/contract/api-key';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { PERMISSIONS } from '../../../../src/contract/operator.enums';
import { purchaseDeskEndpoints } from '../../../../src/contract/purchase.desk.endpoints';
import { ROLE_VERBS, type Permission } from '../../../../src/contract/staff-roles';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { logInto } from '../../../../src/server/kernel/log';
import { suspendShop } from '../../../../src/server/modules/tenant/register-shop.service';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { inputOf, made, nameOf } from '../../valid-inputs';

const DAY_MS = 86_400_000;
const READS: Permission[] = ['purchase.read', 'customer.read', 'customer.note', 'customer.message', 'audit.read'];

async function startKeys(permissions: Permission[] = READS) {
  const shop = await startShop();
  const owner = await signInStaff(shop);
  const body = { name: 'ERP', permissions, days: 30 };
  const { data } = await shop.call(calls.create, { body }, owner);
  return { shop, owner, ...data, as: { token: data.token } };
}

const run = (shop: Shop, statement: ReturnType<typeof sql>) => shopTx(shop.tenant.id, (tx) => tx.execute(statement));

describe('a key of the shop', () => {
  it('calls what it holds, and nothing else', async () => {
    const { shop, as } = await startKeys();
    expect((await shop.call(customerDeskEndpoints.list, {}, as)).status).toBe(200);
    const { problem } = await shop.call(operatorDeskEndpoints.listStaff, {}, as);
    expect(problem).toMatchObject({ status: 403, data: { permission: 'staff.read' } });
    expect((await shop.call(accountEndpoints.getProfile, {}, as)).problem.status).toBe(401);
  });

  it('answers its token once, and the database has no more than its hash', async () => {
    const { shop, owner, key, token } = await startKeys();
    expect(token).toMatch(/^sampan_key_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'ERP', lastFour: token.slice(-4), staffName: 'Anna Desk', lastUsedAt: null });
    const again = await shop.call(calls.create, { body: { name: 'erp', permissions: READS, days: 30 } }, owner);
    expect(again.problem).toMatchObject({ status: 422, errors: [{ path: 'name', code: 'taken' }] });
    const { data } = await shop.call(calls.list, {}, owner);
    expect(data.items).toEqual([key]);
    const rows = await run(shop, sql`select k::text as all from api_key k union all select a::text from audit a`);
    expect(JSON.stringify(rows)).not.toContain(token.slice(API_KEY_PREFIX.length));
  });

  it('does what its maker may at that moment: a right that was taken is gone with the next call', async () => {
    const shop = await startShop();
    const owner = await signInStaff(shop);
    const maker = await signInStaff(shop);
    const { data } = await shop.call(calls.create, { body: { name: 'ERP', permissions: READS, days: 1 } }, maker);
    const as = { token: data.token };
    const ask = async () => (await shop.call(customerDeskEndpoints.list, {}, as)).status;
    expect(await ask()).toBe(200);
    const change = (roles: string[], version: number) =>
      shop.call(operatorDeskEndpoints.setRoles, { params: { id: maker.staffId }, body: { roles, version } }, owner);
    await change(['packer'], 1);
    expect(await ask()).toBe(403);
    await change(['reader'], 2);
    expect(await ask()).toBe(200);
    const shut = { params: { id: maker.staffId }, body: { state: 'SUSPENDED' as const, version: 3 } };
    expect((await shop.call(operatorDeskEndpoints.setState, shut, owner)).status).toBe(200);
    expect(await ask()).toBe(401);
  });

  it('ends with its day, by hand, and with the shop', async () => {
    const { shop, owner, key, as } = await startKeys();
    const ask = async () => (await shop.call(customerDeskEndpoints.list, {}, as)).status;
    const until = shop.clock.now.getTime() + 30 * DAY_MS;
    shop.clock.now = new Date(until - 1);
    expect(await ask()).toBe(200);
    shop.clock.now = new Date(until);
    expect(await ask()).toBe(401);
    shop.clock.now = new Date(until - DAY_MS);
    const desk = await signInStaff(shop);
    const { data } = await shop.call(calls.revoke, { params: { id: key.id } }, desk);
    expect(data).toMatchObject({ state: 'REVOKED', revokedAt: shop.clock.now.toISOString(), revokedBy: 'Anna Desk' });
    expect(await ask()).toBe(401);
    const again = await shop.call(calls.revoke, { params: { id: key.id } }, desk);
    expect(again.problem).toMatchObject({ status: 409, data: { now: { id: key.id } } });
    expect((await shop.call(calls.list, {}, owner)).status).toBe(401);
    const other = await startKeys();
    await suspendShop(other.shop.tenant.id, new Date());
    expect((await other.shop.call(customerDeskEndpoints.list, {}, other.as)).status).toBe(503);
  });

  it('opens no other shop', async () => {
    const [{ as }, there] = [await startKeys(), await startShop()];
    expect((await there.call(customerDeskEndpoints.list, {}, as)).problem.code).toBe('SESSION_EXPIRED');
  });

  it('comes alone: a cookie beside it counts for nothing, and none is given', async () => {
    const { shop, owner, as } = await startKeys();
    const both = { ...as, staffToken: owner.staffToken };
    expect((await shop.call(operatorDeskEndpoints.listStaff, {}, both)).status).toBe(403);
    const wrong = { token: `${API_KEY_PREFIX}${'x'.repeat(43)}`, staffToken: owner.staffToken };
    expect((await shop.call(operatorDeskEndpoints.listStaff, {}, wrong)).status).toBe(401);
    const { headers } = await shop.call(customerDeskEndpoints.list, {}, as);
    expect(headers.get('set-cookie')).toBeNull();
    const elsewhere = { ...as, headers: { origin: 'http://elsewhere.test' } };
    const note = { params: { id: (await signUp(shop)).shopperId }, body: { text: 'Rings' } };
    expect((await shop.call(customerDeskEndpoints.note, note, elsewhere)).status).toBe(403);
  });

  it('is named beside its maker wherever it does something', async () => {
    const { shop, owner, key, as } = await startKeys();
    const { shopperId } = await signUp(shop);
    const { data: risk } = await shop.call(
      calls.create,
      { body: { name: 'Risk', permissions: ['customer.block'], days: 1 } },
      owner,
    );
    const blocked = { params: { id: shopperId }, body: { isBlocked: true, reason: 'Stolen card' } };
    expect((await shop.call(customerDeskEndpoints.block, blocked, { token: risk.token })).status).toBe(200);
    const { data } = await shop.call(operatorDeskEndpoints.listAudit, {}, as);
    expect(data.find(({ action }) => action === 'customer.block')).toMatchObject({
      staffName: 'Anna Desk',
      keyName: 'Risk',
    });
    expect(data.find(({ subjectId }) => subjectId === key.id)).toMatchObject({
      action: 'settings.keys',
      keyName: null,
    });
  });

  it('stands in no line of the log, whether it opens anything or not', async () => {
    const { shop, token, as } = await startKeys();
    const written: string[] = [];
    logInto({ write: (line) => void written.push(line) });
    await systemTx((tx) => tx.execute(sql`alter table customer_note add constraint broken check (false) not valid`));
    const note = { params: { id: (await signUp(shop)).shopperId }, body: { text: 'Rings' } };
    const { status } = await shop.call(customerDeskEndpoints.note, note, as);
    await systemTx((tx) => tx.execute(sql`alter table customer_note drop constraint broken`));
    await shop.call(customerDeskEndpoints.list, {}, { token: `${token}x` });
    logInto({ write: () => undefined }, 'silent');
    expect(status).toBe(500);
    expect(written.length).toBeGreaterThan(0);
    expect(written.join()).not.toContain(token.slice(API_KEY_PREFIX.length, -4));
  });

  it('is marked as used once a minute, and stopped where it calls too often', async () => {
    const { shop, owner, as } = await startKeys();
    const used = async () => (await shop.call(calls.list, {}, owner)).data.items[0]?.lastUsedAt;
    const first = shop.clock.now.toISOString();
    const later = async (ms: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + ms);
      return (await shop.call(purchaseDeskEndpoints.listManual, {}, as)).status;
    };
    await later(0);
    await later(59_000);
    expect(await used()).toBe(first);
    await later(1_000);
    expect(await used()).toBe(shop.clock.now.toISOString());
    await run(shop, sql`update rate_limit set count = ${LIMITS.apiCallsAMinute} where key like 'api-key:%'`);
    expect(await later(0)).toBe(429);
  });
});

describe('what a key can hold', () => {
  it('is nothing that wants a second factor, moves money, is about the staff, or wants a person', () => {
    const barred = PERMISSIONS.filter((verb) => keyBar(verb) !== null);
    expect(barred.filter((verb) => !verb.startsWith('money.') && !verb.startsWith('settings.'))).toEqual([
      'purchase.difference',
      'purchase.refund',
      'packing.absorb',
      'customer.view-as',
      'customer.erase',
      'customs.reveal',
      'staff.read',
      'staff.manage',
    ]);
    expect(barred).toEqual(expect.arrayContaining(['settings.keys', 'settings.edit', 'money.withdraw-approve']));
    expect(keyBar('money.read')).toBeNull();
  });

  it.each(PERMISSIONS.filter((verb) => keyBar(verb) !== null))(
    'is not %s, even where the database says so',
    async (verb) => {
      const { shop, owner, key, as } = await startKeys();
      const body = { name: 'Other', permissions: [verb], days: 1 };
      expect((await shop.call(calls.create, { body }, owner)).problem).toMatchObject({
        errors: [{ path: 'permissions', code: 'not_in_a_key' }],
      });
      await systemTx((tx) =>
        tx.execute(
          sql`update api_key set permissions = array[${verb}]::text[] where tenant_id = ${shop.tenant.id} and id = ${key.id}`,
        ),
      );
      for (const endpoint of API.filter(({ permission }) => permission === verb)) {
        const { status } = await shop.call(endpoint, inputOf(endpoint, made('none')), as);
        expect(status, nameOf(endpoint)).toBe(403);
      }
    },
  );

  it('is nothing that its maker lacks', async () => {
    const shop = await startShop();
    await run(
      shop,
      sql`insert into staff_role (tenant_id, id, name, permissions) values
        (${shop.tenant.id}, 'keeper', 'Keeper', '{settings.keys,purchase.read}')`,
    );
    const keeper = await signInStaff(shop, ['keeper' as never]);
    const create = (permissions: Permission[]) =>
      shop.call(calls.create, { body: { name: permissions.join(), permissions, days: 1 } }, keeper);
    expect((await create(['purchase.read'])).status).toBe(200);
    expect((await create(['customer.read'])).problem.data).toEqual({ permission: 'customer.read' });
  });

  it('opens no call without a right: nobody’s account, session or factor', async () => {
    const { shop, as } = await startKeys(ROLE_VERBS.owner.filter((verb) => keyBar(verb) === null));
    for (const endpoint of API.filter(({ access, permission }) => access === 'staff' && permission === null)) {
      const { problem } = await shop.call(endpoint, inputOf(endpoint, made('none')), as);
      expect(problem, nameOf(endpoint)).toMatchObject({ status: 403, data: { reason: 'API_KEY' } });
    }
  });
});

describe('the row of a key', () => {
  it('is what it was made as: no request widens it, gives it away or removes it', async () => {
    const { shop } = await startKeys();
    for (const change of [
      sql`update api_key set permissions = array['customer.erase']`,
      sql`update api_key set staff_id = 'another'`,
      sql`update api_key set expires_at = 'infinity'`,
      sql`delete from api_key`,
    ])
      await expect(run(shop, change)).rejects.toThrow();
  });
});
