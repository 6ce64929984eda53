import { describe, expect, it } from 'vitest';
import type { Permission } from '../../../../src/contract/staff-roles';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { rolesDeskEndpoints } from '../../../../src/contract/roles.desk.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { signInAgain, signInStaff } from '../../../support/staff';

const create = (shop: Shop, staffToken: string, permissions: Permission[], name = 'Night shift') =>
  shop.call(rolesDeskEndpoints.createRole, { body: { name, permissions } }, { staffToken });
const list = async (shop: Shop, staffToken: string) =>
  (await shop.call(rolesDeskEndpoints.listRoles, {}, { staffToken })).data;
const give = (shop: Shop, staffToken: string, id: string, roles: string[], version = 1) =>
  shop.call(operatorDeskEndpoints.setRoles, { params: { id }, body: { roles, version } }, { staffToken });

/** Somebody who may make roles, and receive, and nothing else. */
async function startWithHead() {
  const shop = await startShop();
  const owner = await signInStaff(shop);
  const { data: role } = await create(shop, owner.staffToken, ['staff.manage', 'staff.read', 'warehouse.receive'], 'Head'); // prettier-ignore
  const { staffId } = await signInStaff(shop, ['reader']);
  await give(shop, owner.staffToken, staffId, [role.id]);
  return { shop, owner, role, head: { staffId, staffToken: await signInAgain(shop, staffId) } };
}

describe('roles of the shop’s own', () => {
  it('stand after the default set, say who has them, and are told by their names', async () => {
    const { shop, owner, role, head } = await startWithHead();
    const roles = await list(shop, owner.staffToken);
    expect(roles).toHaveLength(11);
    expect(roles[0]).toMatchObject({ id: 'owner', name: null, people: 1 });
    expect(roles.at(-1)).toEqual({ ...role, people: 1 });
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, head)).data).toMatchObject({
      roles: ['Head'],
      permissions: ['warehouse.receive', 'staff.read', 'staff.manage'],
    });
  });

  it('hold nothing that their maker lacks, when they are made and when they change', async () => {
    const { shop, owner, head } = await startWithHead();
    const refused = { status: 403, data: { permission: 'money.read' } };
    expect((await create(shop, head.staffToken, ['money.read'])).problem).toMatchObject(refused);
    const { data: mine } = await create(shop, head.staffToken, ['warehouse.receive'], 'Mine');
    const asHead = (id: string, permissions: Permission[], version: number) =>
      shop.call(rolesDeskEndpoints.changeRole, { params: { id }, body: { name: 'X', permissions, version } }, head);
    expect((await asHead(mine.id, ['warehouse.receive', 'money.read'], 1)).problem).toMatchObject(refused);
    const { data: rich } = await create(shop, owner.staffToken, ['money.read', 'warehouse.receive'], 'Rich');
    // nor may it be taken away by whoever has it not
    expect((await asHead(rich.id, ['warehouse.receive'], 1)).problem).toMatchObject(refused);
    const remove = { params: { id: rich.id }, query: { version: 1 } };
    expect((await shop.call(rolesDeskEndpoints.deleteRole, remove, head)).problem).toMatchObject(refused);
  });

  it('change for who read them as they are, end sessions and are in the audit', async () => {
    const { shop, owner, role, head } = await startWithHead();
    // who changed it last is told by the time
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const body = { name: 'Head', permissions: ['staff.read', 'staff.manage'] as Permission[], version: 1 };
    const change = () => shop.call(rolesDeskEndpoints.changeRole, { params: { id: role.id }, body }, owner);
    expect((await change()).data).toMatchObject({ version: 2, people: 1 });
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, head)).status).toBe(401);
    const stale = { reason: 'STALE', by: 'Anna Desk', changed: ['permissions'] };
    expect((await change()).problem).toMatchObject({ status: 409, data: stale });
    const query = { subjectKind: 'ROLE', subjectId: role.id, action: 'staff.manage', staffId: owner.staffId };
    const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query: { ...query, day: '2026-11-21' } }, owner)).data; // prettier-ignore
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(expect.objectContaining({ staffName: 'Anna Desk', after: { permissions: ['staff.manage', 'staff.read'] } })); // prettier-ignore
    const { data: other } = await shop.call(operatorDeskEndpoints.listAudit, { query: { ...query, day: '2026-11-22' } }, owner); // prettier-ignore
    expect(other).toEqual([]);
  });

  it('go when nobody has them; those of the default set stay as they are', async () => {
    const { shop, owner, role, head } = await startWithHead();
    const remove = (id: string) =>
      shop.call(rolesDeskEndpoints.deleteRole, { params: { id }, query: { version: 1 } }, owner);
    expect((await remove(role.id)).problem).toMatchObject({ status: 409, data: { reason: 'ROLE_IN_USE' } });
    await give(shop, owner.staffToken, head.staffId, [], 2);
    expect((await remove(role.id)).status).toBe(200);
    expect(await list(shop, owner.staffToken)).toHaveLength(10);
    expect((await remove('owner')).status).toBe(404);
  });

  it('have names of their own', async () => {
    const { shop, owner } = await startWithHead();
    const taken = { status: 422, errors: [{ path: 'name', code: 'taken' }] };
    expect((await create(shop, owner.staffToken, ['money.read'], 'head')).problem).toMatchObject(taken);
    // nor may it be taken for one of ours
    for (const name of ['owner', 'Owner', 'Finance approver'])
      expect((await create(shop, owner.staffToken, ['money.read'], name)).problem).toMatchObject(taken);
  });
});
