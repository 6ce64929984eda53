import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { staffRole } from '../../../../src/server/db/schema/staff';
import { staffRepo } from '../../../../src/server/modules/operator/staff.repo';
import { startShop, type Shop } from '../../../support/shop';
import { signInAgain, signInClerk, signInStaff } from '../../../support/staff';

const peopleOf = async (shop: Shop, staffToken: string) =>
  (await shop.call(operatorDeskEndpoints.listStaff, {}, { staffToken })).data;

const setLimits = async (
  shop: Shop,
  staffToken: string,
  id: string,
  { roles, limits }: { roles: string[]; limits?: Record<string, string[]> },
) => {
  const person = await shopTx(shop.tenant.id, (tx) => staffRepo(tx, { tenantId: shop.tenant.id }).find(id));
  const body = { roles, limits, version: person?.version ?? 1 };
  return shop.call(operatorDeskEndpoints.setRoles, { params: { id }, body }, { staffToken });
};

describe('a role for some warehouses', () => {
  it('is given so, told to whom it is given, and written down with where', async () => {
    const shop = await startShop();
    const [{ staffToken }, clerk] = [await signInStaff(shop), await signInStaff(shop, ['warehouse', 'buyer'])];
    const given = { roles: ['warehouse', 'buyer'], limits: { warehouse: ['gz', 'gz'] } };
    expect((await setLimits(shop, staffToken, clerk.staffId, given)).status).toBe(200);
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, clerk)).status).toBe(401);
    const self = (
      await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken: await signInAgain(shop, clerk.staffId) })
    ).data;
    expect(self.permissions).toEqual(expect.arrayContaining(['warehouse.receive', 'purchase.read']));
    expect(self.limits).toMatchObject({ 'warehouse.receive': ['gz'], 'warehouse.count': ['gz'] });
    expect(self.limits).not.toHaveProperty('purchase.read');
    const of = async () => (await peopleOf(shop, staffToken)).find(({ id }) => id === clerk.staffId);
    expect(await of()).toMatchObject({ roles: ['buyer', 'warehouse'], limits: { warehouse: ['gz'] } });
    // whoever says nothing of it leaves it as it is
    expect((await setLimits(shop, staffToken, clerk.staffId, { roles: ['warehouse', 'packer'] })).status).toBe(200);
    expect(await of()).toMatchObject({ roles: ['packer', 'warehouse'], limits: { warehouse: ['gz'] } });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const everywhere = { roles: ['warehouse', 'packer'], limits: {} };
    expect((await setLimits(shop, staffToken, clerk.staffId, everywhere)).status).toBe(200);
    expect(await of()).not.toHaveProperty('limits');
    const query = { subjectKind: 'STAFF', subjectId: clerk.staffId };
    const [last] = (await shop.call(operatorDeskEndpoints.listAudit, { query }, { staffToken })).data;
    expect(last).toMatchObject({ before: { roleLimits: { warehouse: ['gz'] } }, after: {} });
    expect(last?.after).not.toHaveProperty('roleLimits');
  });

  it.each([
    ['holds more than work in warehouses', { roles: ['buyer'], limits: { buyer: ['gz'] } }],
    ['is not given', { roles: ['buyer'], limits: { warehouse: ['gz'] } }],
    ['is for one that the shop has not', { roles: ['warehouse'], limits: { warehouse: ['nowhere'] } }],
  ])('is refused where it %s', async (_, wanted) => {
    const shop = await startShop();
    const [{ staffToken }, clerk] = [await signInStaff(shop), await signInStaff(shop, ['reader'])];
    const refused = (await setLimits(shop, staffToken, clerk.staffId, wanted)).problem;
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'limits', code: 'not_these' }] });
    expect((await peopleOf(shop, staffToken)).find(({ id }) => id === clerk.staffId)?.roles).toEqual(['reader']);
  });

  it('is not lifted by a name that a record cannot hold', async () => {
    const shop = await startShop();
    const [{ staffToken }, { staffId }] = [await signInStaff(shop), await signInClerk(shop, ['warehouse'], ['gz'])];
    const limits = JSON.parse('{"__proto__":["gz"]}') as Record<string, string[]>;
    const said = await setLimits(shop, staffToken, staffId, { roles: ['warehouse'], limits });
    expect(said.problem).toMatchObject({ status: 400, code: 'MALFORMED' });
    expect((await peopleOf(shop, staffToken)).find(({ id }) => id === staffId)?.limits).toEqual({ warehouse: ['gz'] });
  });

  it('stays as it stands where it holds more by now, and is limited anew for nobody', async () => {
    const shop = await startShop();
    const [{ staffToken }, clerk] = [await signInStaff(shop), await signInStaff(shop, ['reader'])];
    const tenantId = shop.tenant.id;
    const role = { tenantId, id: 'night', name: 'Night shift', permissions: ['warehouse.receive'] };
    await shopTx(tenantId, (tx) => tx.insert(staffRole).values(role));
    const limits = { night: ['gz'] };
    expect((await setLimits(shop, staffToken, clerk.staffId, { roles: ['night'], limits })).status).toBe(200);
    const permissions = ['warehouse.receive', 'purchase.read'];
    await shopTx(tenantId, (tx) => tx.update(staffRole).set({ permissions }).where(eq(staffRole.id, 'night')));
    const both = ['night', 'reader'];
    expect((await setLimits(shop, staffToken, clerk.staffId, { roles: both, limits })).status).toBe(200);
    const of = async () => (await peopleOf(shop, staffToken)).find(({ id }) => id === clerk.staffId);
    expect(await of()).toMatchObject({ roles: both, limits });
    // nor is it said of a role that is taken away
    expect((await setLimits(shop, staffToken, clerk.staffId, { roles: ['reader'], limits })).status).toBe(422);
    expect((await setLimits(shop, staffToken, clerk.staffId, { roles: both, limits: {} })).status).toBe(200);
    expect((await setLimits(shop, staffToken, clerk.staffId, { roles: both, limits })).status).toBe(422);
  });

  it('is made wider, or narrower, by nobody who has it for some alone', async () => {
    const shop = await startShop();
    const [owner, head] = [await signInStaff(shop), await signInStaff(shop, ['warehouse'])];
    const tenantId = shop.tenant.id;
    const role = { tenantId, id: 'head', name: 'Head', permissions: ['staff.manage', 'staff.read'] };
    await shopTx(tenantId, (tx) => tx.insert(staffRole).values(role));
    const clerk = await signInStaff(shop, ['warehouse']);
    const narrow = { roles: ['warehouse'], limits: { warehouse: ['gz'] } };
    const own = { roles: ['head', 'warehouse'], limits: { warehouse: ['gz'] } };
    expect((await setLimits(shop, owner.staffToken, head.staffId, own)).status).toBe(200);
    const staffToken = await signInAgain(shop, head.staffId);
    expect((await setLimits(shop, staffToken, clerk.staffId, narrow)).problem).toMatchObject({ code: 'FORBIDDEN' });
    expect((await setLimits(shop, staffToken, head.staffId, { ...own, limits: {} })).problem.code).toBe('FORBIDDEN');
    expect((await setLimits(shop, owner.staffToken, clerk.staffId, narrow)).status).toBe(200);
  });
});
