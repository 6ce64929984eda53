import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { apiKeyDeskEndpoints } from '../../../../src/contract/api-key.desk.endpoints';
import { dayDeskEndpoints } from '../../../../src/contract/day.desk.endpoints';
import { invitationDeskEndpoints } from '../../../../src/contract/invitation.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { rolesDeskEndpoints } from '../../../../src/contract/roles.desk.endpoints';
import { shopTx, tenantTx, type Tx } from '../../../../src/server/db/database';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { setState } from '../../../../src/server/modules/operator/change-staff.service';
import { staffSessionRepo } from '../../../../src/server/modules/operator/staff-session.repo';
import { disposalRepo } from '../../../../src/server/modules/warehouse/disposal.repo';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { connectionOf, rowsOf, waiting } from '../../../support/waiting-call';
import { startClaimingParcels } from '../warehouse/unclaiming';
import { askedFor, atDesk, withdrawing } from '../wallet/withdrawing';
import { changeIn, OVER, ways, whileWaiting } from './losing-rights';

const deeds = [
  [
    'changes nobody’s roles',
    (shop: Shop, who: Who, id: string) =>
      shop.call(operatorDeskEndpoints.setRoles, { params: { id }, body: { roles: ['reader'], version: 1 } }, who),
  ],
  [
    'suspends nobody',
    (shop: Shop, who: Who, id: string) =>
      shop.call(operatorDeskEndpoints.setState, { params: { id }, body: { state: 'SUSPENDED', version: 1 } }, who),
  ],
  [
    'makes no role',
    (shop: Shop, who: Who) =>
      shop.call(rolesDeskEndpoints.createRole, { body: { name: 'Own', permissions: ['money.read'] } }, who),
  ],
  [
    'invites nobody',
    (shop: Shop, who: Who) =>
      shop.call(
        invitationDeskEndpoints.invite,
        { body: { email: 'x@staff.test', roles: ['owner'], language: 'en' } },
        who,
      ),
  ],
  [
    'makes no key',
    (shop: Shop, who: Who) =>
      shop.call(apiKeyDeskEndpoints.create, { body: { name: 'ERP', permissions: ['purchase.read'], days: 1 } }, who),
  ],
] as const;
type Who = Awaited<ReturnType<typeof signInStaff>>;

describeOnPostgres('an owner who waits for another’s turn to end', () => {
  it.each(ways.flatMap(([way, change]) => deeds.map(([what, deed]) => [what, way, change, deed] as const)))(
    '%s where they are %s meanwhile',
    async (_what, _way, change, deed) => {
      const shop = await startShop();
      const [first, second] = [await signInStaff(shop), await signInStaff(shop)];
      // whom nobody stops as the last owner
      await signInStaff(shop);
      const late = await whileWaiting<{ problem: unknown }>(
        shop,
        (tx) => change(tx, shop, second.staffId),
        () => deed(shop, second, first.staffId),
        () => Promise.resolve(),
      );
      expect(late.problem).toMatchObject(OVER);
      const people = (await shop.call(operatorDeskEndpoints.listStaff, {}, first)).data;
      expect(people.find(({ id }) => id === first.staffId)).toMatchObject({ roles: ['owner'], state: 'ACTIVE' });
    },
  );
});

const holdWithdrawal = (id: string) => (tx: Tx) => tx.execute(sql`select from withdrawal where id = ${id} for update`);

describeOnPostgres('a word of two that waits for what it is about', () => {
  it.each(ways)('is not written of who is %s meanwhile', async (_, change) => {
    const at = await askedFor();
    const second = await atDesk(at, ['finance-approver']);
    const late = await whileWaiting(
      at.shop,
      holdWithdrawal(at.id),
      () => second.decide(at.approvalId),
      // done, and answered, before the word is
      () => shopTx(at.shop.tenant.id, (tx) => change(tx, at.shop, second.staffId)),
    );
    expect(late.problem).toMatchObject(OVER);
    const owner = await atDesk(at);
    expect(await owner.read()).toMatchObject({ status: 'REQUESTED', approvals: [{ decision: null }] });
    // who still may say it is not in the way of it
    expect((await owner.decide(at.approvalId)).data.status).toBe('APPROVED');
  });

  it.each(ways)('is not asked for by who is %s meanwhile', async (_, change) => {
    const at = await withdrawing();
    const [first, owner] = [await atDesk(at, ['finance']), await atDesk(at)];
    const late = await whileWaiting(
      at.shop,
      holdWithdrawal(at.id),
      () => first.ask(),
      () => shopTx(at.shop.tenant.id, (tx) => change(tx, at.shop, first.staffId)),
    );
    expect(late.problem).toMatchObject(OVER);
    expect((await owner.read()).approvals).toEqual([]);
  });

  it('is written before its giver is suspended where it came first', async () => {
    const at = await askedFor();
    const { tenant } = at.shop;
    const second = await atDesk(at, ['finance-approver']);
    let isSuspended = false;
    await shopTx(tenant.id, async (tx) => {
      const found = await tx.execute(sql`select id from staff_session where staff_id = ${second.staffId}`);
      const [session] = rowsOf<{ id: string }>(found);
      const sessions = staffSessionRepo(tx, { tenantId: tenant.id });
      expect(await sessions.hold(session?.id ?? '')).toBe(true);
      const suspending = shopTx(tenant.id, (other) => setState(other, changeIn(at.shop), second.staffId, 'SUSPENDED'));
      void suspending.then(() => (isSuspended = true));
      await waiting(suspending, await connectionOf(tx));
      expect(isSuspended).toBe(false);
      return { suspending };
    }).then(({ suspending }) => suspending);
    expect((await second.decide(at.approvalId)).problem).toMatchObject(OVER);
  });
});

describeOnPostgres('a day that is checked', () => {
  it.each(ways)('is not checked by who is %s while they wait for it', async (_, change) => {
    const { shop } = await withdrawing();
    shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
    const [first, second] = [await signInStaff(shop, ['finance']), await signInStaff(shop, ['finance-approver'])];
    const days = (await shop.call(dayDeskEndpoints.list, { query: {} }, first)).data.items;
    const params = { day: days.at(-1)?.id ?? '' };
    const body = { version: 1, note: '' };
    expect((await shop.call(dayDeskEndpoints.sign, { params, body: { note: '' } }, first)).status).toBe(200);
    const late = await whileWaiting(
      shop,
      (tx) => tx.execute(sql`select from day_close where tenant_id = ${shop.tenant.id} for update`),
      () => shop.call(dayDeskEndpoints.check, { params, body }, second),
      () => shopTx(shop.tenant.id, (tx) => change(tx, shop, second.staffId)),
    );
    expect(late.problem).toMatchObject(OVER);
    const third = await signInStaff(shop, ['finance-approver']);
    expect((await shop.call(dayDeskEndpoints.check, { params, body }, third)).status).toBe(200);
  });
});

describeOnPostgres('goods that one wants thrown away', () => {
  it.each(ways)('are not decided about by who is %s while they wait for them', async (_, change) => {
    const at = await startClaimingParcels();
    const { shop } = at;
    const [first, second] = [await signInStaff(shop, ['warehouse']), await signInStaff(shop, ['warehouse'])];
    const parcelId = await at.arrive();
    const [tenantId, proposedBy] = [shop.tenant.id, first.staffId];
    const said = { id: 'd1', parcelId, state: 'PROPOSED', reason: 'Rotten' } as const;
    await tenantTx({ tenantId, staffId: proposedBy }, (tx) =>
      disposalRepo(tx, { tenantId }).insert({ ...said, photos: ['a.jpg'], proposedBy, proposedAt: shop.clock.now }),
    );
    const body = { disposalId: said.id, decision: 'DROP' as const, note: '' };
    const decide = (who: Who) => shop.call(parcelDeskEndpoints.decideDisposal, { params: { id: parcelId }, body }, who);
    const late = await whileWaiting(
      shop,
      (tx) => disposalRepo(tx, { tenantId }).lock(said.id),
      () => decide(second),
      () => shopTx(tenantId, (tx) => change(tx, shop, second.staffId)),
    );
    expect(late.problem).toMatchObject(OVER);
    expect((await decide(first)).status).toBe(200);
  });
});
