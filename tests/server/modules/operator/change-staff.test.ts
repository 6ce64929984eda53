import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { staffRole } from '../../../../src/server/db/schema/staff';
import { staffRepo } from '../../../../src/server/modules/operator/staff.repo';
import { openStaffSession } from '../../../../src/server/modules/operator/staff-session.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

/** As they are now; of another shop as if they had been read here. */
const versionOf = (shop: Shop, id: string) =>
  shopTx(shop.tenant.id, async (tx) => (await staffRepo(tx, { tenantId: shop.tenant.id }).find(id))?.version ?? 1);
const setRoles = async (shop: Shop, staffToken: string, id: string, roles: string[], version?: number) => {
  const body = { roles, version: version ?? (await versionOf(shop, id)) };
  return shop.call(operatorDeskEndpoints.setRoles, { params: { id }, body }, { staffToken });
};
const setState = async (shop: Shop, staffToken: string, id: string, state: 'ACTIVE' | 'SUSPENDED') => {
  const body = { state, version: await versionOf(shop, id) };
  return shop.call(operatorDeskEndpoints.setState, { params: { id }, body }, { staffToken });
};
const peopleOf = async (shop: Shop, staffToken: string) =>
  (await shop.call(operatorDeskEndpoints.listStaff, {}, { staffToken })).data;

/** A role of the shop's own that may make others what they are, and little else. */
async function signInHead(shop: Shop) {
  const head = await signInStaff(shop, ['reader']);
  const tenantId = shop.tenant.id;
  const own = { tenantId, id: 'head', name: 'Head', permissions: ['staff.manage', 'staff.read', 'purchase.read'] };
  await shopTx(tenantId, (tx) => tx.insert(staffRole).values(own));
  const owner = await signInStaff(shop);
  await setRoles(shop, owner.staffToken, head.staffId, ['head', 'reader']);
  const { staffToken } = await signInAgain(shop, head.staffId);
  return { ...head, staffToken, owner };
}

async function signInAgain(shop: Shop, staffId: string) {
  const tenantId = shop.tenant.id;
  const caller = { now: shop.clock.now, userAgent: 'test', ip: '' };
  return { staffToken: await shopTx(tenantId, (tx) => openStaffSession(tx, { tenantId, staffId }, caller)) };
}

describe('PUT /operator/staff/{id}/roles', () => {
  it('gives a person exactly these, ends their sessions and writes it down', async () => {
    const shop = await startShop();
    const [owner, person] = [await signInStaff(shop), await signInStaff(shop, ['buyer', 'editor'])];
    expect((await setRoles(shop, owner.staffToken, person.staffId, ['packer', 'editor', 'packer'])).data).toEqual({});
    const { staffToken } = owner;
    const people = await peopleOf(shop, staffToken);
    expect(people.find(({ id }) => id === person.staffId)).toMatchObject({
      roles: ['editor', 'packer'],
      state: 'ACTIVE',
    });
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, person)).status).toBe(401);
    const query = { subjectKind: 'STAFF', subjectId: person.staffId };
    const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query }, { staffToken })).data;
    // the shop's clock stands still: what made the person is of the same moment
    expect(lines.find(({ staffId }) => staffId === owner.staffId)).toMatchObject({
      action: 'staff.manage',
      subjectNo: people.find(({ id }) => id === person.staffId)?.name,
      before: { roles: ['buyer', 'editor'] },
      after: { roles: ['editor', 'packer'] },
    });
  });

  it('is refused to who read an older version, with who changed what since', async () => {
    const shop = await startShop();
    const [owner, person] = [await signInStaff(shop), await signInStaff(shop, ['buyer'])];
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    expect((await setRoles(shop, owner.staffToken, person.staffId, ['packer'], 1)).status).toBe(200);
    expect((await setRoles(shop, owner.staffToken, person.staffId, ['editor'], 1)).problem).toMatchObject({
      status: 409,
      code: 'STATE_CONFLICT',
      data: { reason: 'STALE', by: 'Anna Desk', at: shop.clock.now.toISOString(), changed: ['roles'] },
    });
    const people = await peopleOf(shop, owner.staffToken);
    expect(people.find(({ id }) => id === person.staffId)).toMatchObject({ roles: ['packer'], version: 2 });
  });

  it('gives and takes nothing that the giver may not do', async () => {
    const shop = await startShop();
    const head = await signInHead(shop);
    const person = await signInStaff(shop, ['warehouse']);
    const asHead = (id: string, roles: string[]) => setRoles(shop, head.staffToken, id, roles);
    for (const [id, roles] of [
      [person.staffId, ['warehouse', 'buyer']],
      [head.staffId, ['head', 'reader', 'owner']],
      [person.staffId, []],
      [head.owner.staffId, ['reader']],
    ] as const)
      expect((await asHead(id, [...roles])).problem).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await setState(shop, head.staffToken, head.owner.staffId, 'SUSPENDED')).problem.status).toBe(403);
    expect((await asHead(person.staffId, ['warehouse', 'head'])).status).toBe(200);
  });

  it('refuses a role that is not there, and a person of another shop', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    const [owner, stranger] = [await signInStaff(shop), await signInStaff(other)];
    const person = await signInStaff(shop, ['buyer']);
    const refused = await setRoles(shop, owner.staffToken, person.staffId, ['boss']);
    expect(refused.problem).toMatchObject({ status: 422, errors: [{ path: 'roles', code: 'unknown_role' }] });
    expect((await setRoles(shop, owner.staffToken, stranger.staffId, ['buyer'])).problem.status).toBe(404);
  });

  it('keeps the last owner who can get in', async () => {
    const shop = await startShop();
    const [first, second] = [await signInStaff(shop), await signInStaff(shop)];
    const { staffToken } = first;
    expect((await setState(shop, staffToken, second.staffId, 'SUSPENDED')).status).toBe(200);
    const kept = { status: 409, code: 'STATE_CONFLICT', data: { reason: 'LAST_OWNER' } };
    expect((await setRoles(shop, staffToken, first.staffId, ['buyer'])).problem).toMatchObject(kept);
    expect((await setState(shop, staffToken, first.staffId, 'SUSPENDED')).problem).toMatchObject(kept);
    // one who cannot get in anyway keeps nothing open
    expect((await setRoles(shop, staffToken, second.staffId, ['buyer'])).status).toBe(200);
  });
});

describe('a role for some warehouses', () => {
  const limit = (shop: Shop, staffId: string, role: string) =>
    shopTx(shop.tenant.id, (tx) =>
      tx.execute(sql`update staff_assignment set scope = '{"warehouses": ["gz"]}'
        where staff_id = ${staffId} and role_id = ${role}`),
    );

  it('gives nobody its verbs to hand on', async () => {
    const shop = await startShop();
    const head = await signInHead(shop);
    await setRoles(shop, head.owner.staffToken, head.staffId, ['head', 'owner']);
    await limit(shop, head.staffId, 'owner');
    const [friend, { staffToken }] = [await signInStaff(shop, ['reader']), await signInAgain(shop, head.staffId)];
    const refused = (await setRoles(shop, staffToken, friend.staffId, ['reader', 'buyer'])).problem;
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('makes nobody an owner who could keep the shop', async () => {
    const shop = await startShop();
    const [owner, second] = [await signInStaff(shop), await signInStaff(shop)];
    await limit(shop, second.staffId, 'owner');
    expect((await setRoles(shop, owner.staffToken, owner.staffId, ['buyer'])).problem.code).toBe('STATE_CONFLICT');
    await expect(limit(shop, owner.staffId, 'owner')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('the last owner stays') as string },
    });
  });
});

describeOnPostgres('owners who act at once', () => {
  it('leave one of them, whoever suspends whom', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shop = await startShop();
      const [a, b] = [await signInStaff(shop), await signInStaff(shop)];
      const answers = await Promise.all([
        setState(shop, a.staffToken, b.staffId, 'SUSPENDED'),
        setState(shop, b.staffToken, a.staffId, 'SUSPENDED'),
        setRoles(shop, a.staffToken, a.staffId, ['buyer']),
        setRoles(shop, b.staffToken, b.staffId, ['buyer']),
      ]);
      expect(answers.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true);
      const owners = await shopTx(shop.tenant.id, (tx) =>
        tx.execute(sql`select 1 from staff_assignment a join staff s on s.id = a.staff_id
          where a.role_id = 'owner' and s.state = 'ACTIVE'`),
      );
      expect((owners as unknown as { rows: unknown[] }).rows).toHaveLength(1);
    }
  });

  it('leave one of them where each takes the role from the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shop = await startShop();
      const [a, b] = [await signInStaff(shop), await signInStaff(shop)];
      const answers = await Promise.all([
        setRoles(shop, a.staffToken, b.staffId, ['buyer'], 1),
        setRoles(shop, b.staffToken, a.staffId, ['buyer'], 1),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const owners = await shopTx(shop.tenant.id, (tx) =>
        tx.execute(sql`select 1 from staff_assignment where role_id = 'owner'`),
      );
      expect((owners as unknown as { rows: unknown[] }).rows).toHaveLength(1);
    }
  });

  it('give nothing any more that was just taken from them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shop = await startShop();
      const [a, b] = [await signInStaff(shop), await signInStaff(shop)];
      const friend = await signInStaff(shop, ['reader']);
      const [demoted, given] = await Promise.all([
        setRoles(shop, a.staffToken, b.staffId, ['buyer']),
        setRoles(shop, b.staffToken, friend.staffId, ['owner']),
      ]);
      expect(demoted.status).toBe(200);
      const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query: {} }, { staffToken: a.staffToken }))
        .data;
      const order = lines.filter(({ action }) => action === 'staff.manage').map(({ subjectId }) => subjectId);
      // either it came first, or it did not happen
      if (given.status === 200) expect(order).toHaveLength(2);
      else expect([[401, 403].includes(given.status), order]).toEqual([true, [b.staffId]]);
    }
  });
});
