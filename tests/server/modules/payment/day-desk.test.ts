import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayDeskEndpoints as desk } from '../../../../src/contract/day.desk.endpoints';
import type { DayRecord } from '../../../../src/contract/day-desk';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { systemTx, tenantTx } from '../../../../src/server/db/database';
import { sqlState } from '../../../../src/server/db/database-errors';
import { ledgerReference, postLedger, transfer } from '../../../../src/server/modules/wallet/ledger.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

type Desk = Awaited<ReturnType<typeof closer>>;

async function closer(shop: Shop, roles: DefaultRole[] = ['finance']) {
  const who = await signInStaff(shop, roles);
  return {
    who,
    list: async (query: object = {}) => (await shop.call(desk.list, { query }, who)).data,
    get: async (day: string) => (await shop.call(desk.get, { params: { day } }, who)).data,
    tryGet: (day: string) => shop.call(desk.get, { params: { day } }, who),
    sign: (day: string, note = '') => shop.call(desk.sign, { params: { day }, body: { note } }, who),
    check: (day: string, version = 1) =>
      shop.call(desk.check, { params: { day }, body: { version, note: 'Seen' } }, who),
  };
}

/** Money that came to a shopper by a provider at that time. */
function deposit(shop: Shop, shopper: { shopperId: string }, amount: number, at: string): Promise<boolean> {
  const owner = { tenantId: shop.tenant.id, shopperId: shopper.shopperId };
  return tenantTx(owner, (tx) =>
    postLedger(tx, {
      ...{ tenantId: owner.tenantId, kind: 'DEPOSIT', reference: ledgerReference('DP', randomUUID()) },
      ...{ currency: shop.tenant.currency, now: new Date(at) },
      entries: transfer(
        amount,
        { kind: 'PROVIDER_CLEARING', provider: 'SANDBOX' },
        { kind: 'SHOPPER_BALANCE', shopperId: owner.shopperId },
      ),
    }),
  );
}
/** [opening, late, came, went, closing] of what all shoppers have. */
const balanceIn = ({ figures }: DayRecord) => {
  const one = figures.find(({ account }) => account === 'SHOPPER_BALANCE');
  return one && [one.opening, one.late, one.came, one.went, one.closing].map(({ amount }) => amount);
};

describe('a day of the money book', () => {
  let shop: Shop;
  let one: Desk;
  let other: Desk;
  let shopper: { shopperId: string };
  beforeAll(async () => {
    // its wall is five and a half hours before UTC
    shop = await startShop();
    [one, other] = [await closer(shop), await closer(shop, ['finance-approver'])];
    shopper = await signUp(shop);
    await deposit(shop, shopper, 700, '2026-11-17T18:29:59Z');
    await deposit(shop, shopper, 1000, '2026-11-17T18:30:00Z');
    await deposit(shop, shopper, 50, '2026-11-18T18:29:59Z');
    await deposit(shop, shopper, 9, '2026-11-19T12:00:00Z');
  });

  it('is listed once it is over, from the beginning of the book, and asked of nobody before one was signed', async () => {
    const { items, waiting } = await one.list();
    expect(items.map(({ id, state }) => [id, state])).toEqual(
      ['20', '19', '18', '17'].map((day) => [`2026-11-${day}`, 'OPEN']),
    );
    expect(waiting).toEqual({ toSign: 0, toCheck: 0 });
    const page = await one.list({ limit: 3 });
    expect((await one.list({ limit: 3, after: page.next })).items.map(({ id }) => id)).toEqual(['2026-11-17']);
    expect([(await one.tryGet('2026-11-21')).status, (await one.tryGet('2026-11-16')).status]).toEqual([404, 404]);
  });

  it('says of each account what it began with, what moved and what it ended with, by the shop’s own wall', async () => {
    const day = await one.get('2026-11-18');
    expect(balanceIn(day)).toEqual([700, 0, 1050, 0, 1750]);
    expect(day).toMatchObject({ state: 'OPEN', canSign: true, isSound: true, events: 2 });
    expect(day.clearing).toMatchObject([
      { provider: 'SANDBOX', source: null, theirs: null, ours: { came: { amount: 1050 } } },
    ]);
  });

  it('is signed by one and checked by another, once, and both stand in the audit', async () => {
    const signed = (await one.sign('2026-11-18', 'Looks right')).data;
    expect(signed).toMatchObject({
      state: 'SIGNED',
      isMine: true,
      version: 1,
      next: '2026-11-19',
      signNote: 'Looks right',
    });
    expect(balanceIn(signed)).toEqual([700, 0, 1050, 0, 1750]);
    const twice = await other.sign('2026-11-18');
    expect(twice.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { state: 'SIGNED', isMine: false } });
    expect((await one.check('2026-11-18')).problem.code).toBe('SAME_PERSON');
    expect((await other.check('2026-11-18', 7)).problem.code).toBe('STATE_CONFLICT');
    expect((await other.list()).waiting).toEqual({ toSign: 2, toCheck: 1 });
    expect((await other.list({ view: 'toCheck' })).items.map(({ id }) => id)).toEqual(['2026-11-18']);
    expect((await other.check('2026-11-18')).data).toMatchObject({ state: 'CHECKED', version: 2, checkNote: 'Seen' });
    expect((await other.check('2026-11-18', 2)).problem.code).toBe('STATE_CONFLICT');
    const owner = await signInStaff(shop);
    const query = { subjectKind: 'DAY', subjectId: '2026-11-18' };
    const deeds = (await shop.call(operatorDeskEndpoints.listAudit, { query }, owner)).data;
    expect(deeds.map(({ after }) => (after as { step: string }).step).toSorted()).toEqual(['CHECKED', 'SIGNED']);
  });

  it('is signed in the order of days, and not before it is over', async () => {
    expect((await one.sign('2026-11-20')).problem).toMatchObject({
      code: 'STATE_CONFLICT',
      data: { next: '2026-11-19' },
    });
    expect((await one.sign('2026-11-21')).status).toBe(404);
    expect((await one.tryGet('2026-11-17')).status).toBe(404);
    expect((await one.list({ view: 'toSign' })).items.map(({ id }) => id)).toEqual(['2026-11-20', '2026-11-19']);
  });

  it('refuses nothing that is posted to it later: it is marked, listed and carried into the next', async () => {
    await deposit(shop, shopper, 33, '2026-11-18T12:00:00Z');
    const late = await one.get('2026-11-18');
    expect(late).toMatchObject({ late: 1, latePostings: [{ kind: 'DEPOSIT', amount: { amount: 33 } }] });
    expect(balanceIn(late)).toEqual([700, 0, 1050, 0, 1750]);
    expect((await one.list()).items.find(({ id }) => id === '2026-11-18')?.late).toBe(1);
    expect(balanceIn((await one.sign('2026-11-19')).data)).toEqual([1750, 33, 9, 0, 1792]);
    expect(balanceIn((await other.sign('2026-11-20')).data)).toEqual([1792, 0, 0, 0, 1792]);
  });

  it('is signed by nobody where somebody has written to the book past its guards', async () => {
    const here = await startShop();
    const desks = await closer(here);
    await deposit(here, await signUp(here), 100, '2026-11-19T00:00:00Z');
    await desks.sign('2026-11-19');
    await systemTx(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql`update ledger_account set balance = balance + 5 where tenant_id = ${here.tenant.id} and kind = 'SHOPPER_BALANCE'`,
      );
    });
    expect((await desks.sign('2026-11-20')).problem).toMatchObject({
      code: 'STATE_CONFLICT',
      data: { isSound: false },
    });
  });

  it('is shown to no other shop, and signed by nobody without the right', async () => {
    const stranger = await closer(await startShop());
    expect((await stranger.tryGet('2026-11-18')).status).toBe(404);
    expect((await (await closer(shop, ['support'])).sign('2026-11-20')).problem.code).toBe('FORBIDDEN');
  });

  it.each([
    [
      'checks its own day',
      sql`update day_close set checked_by = signed_by, checked_at = now() where day = '2026-11-19'`,
    ],
    ['signs in another’s name', sql`update day_close set signed_by = 'x' where day = '2026-11-19'`],
    ['changes a figure', sql`update day_close_figure set opening = 0 where day = '2026-11-19'`],
    ['takes a signature away', sql`delete from day_close where day = '2026-11-19'`],
    ['takes a mark away', sql`delete from ledger_late`],
    ['carries twice', sql`update ledger_late set carried_into = null`],
  ])('keeps what was signed, for the owner of the tables too: nobody %s', async (_, statement) => {
    const done = systemTx(async (tx) => {
      await tx.execute(sql`select set_config('app.staff', ${one.who.staffId}, true)`);
      await tx.execute(statement);
    });
    expect(['P0001', '23514']).toContain(await done.then(() => 'done', sqlState));
  });
});

describeOnPostgres('days that several are at', () => {
  it('are signed once by two at the same moment', async () => {
    const shop = await startShop();
    const desks = [await closer(shop), await closer(shop), await closer(shop, ['finance-approver'])];
    await deposit(shop, await signUp(shop), 100, '2026-11-19T00:00:00Z');
    const said = await Promise.all([...desks, ...desks].map((each) => each.sign('2026-11-19')));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(said.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('hold every event once, in their figures or marked, however it is posted beside the signature', async () => {
    const shop = await startShop();
    const [one, shopper] = [await closer(shop), await signUp(shop)];
    const shoppers = [shopper, await signUp(shop), await signUp(shop)];
    await deposit(shop, shopper, 1, '2026-11-18T00:00:00Z');
    const post = (round: number) =>
      Array.from({ length: 12 }, (_, n) =>
        deposit(shop, shoppers[n % 3] ?? shopper, 100 + n, `2026-11-${String(18 + (round % 2))}T03:00:00Z`),
      );
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
    let posted = 1;
    for (const [round, day] of days.entries()) {
      const [signed] = await Promise.all([one.sign(day), ...post(round)]);
      expect(signed.status).toBe(200);
      posted += 12 * 100 + 66;
    }
    const marked = await systemTx((tx) =>
      tx.execute(sql`select coalesce(sum(e.amount), 0)::int as sum from ledger_late l
        join ledger_entry e on e.tenant_id = l.tenant_id and e.txn_id = l.txn_id and e.amount > 0
        where l.tenant_id = ${shop.tenant.id} and l.carried_into is null`),
    );
    const [{ sum } = { sum: 0 }] = (marked as unknown as { rows: { sum: number }[] }).rows;
    const closing = balanceIn(await one.get('2026-11-20'))?.at(-1) ?? 0;
    expect(closing + sum).toBe(posted);
    const page = await one.list();
    expect(page.items.reduce((all, { events, late }) => all + (events ?? 0) + late, 0)).toBe(37);
  });
});
