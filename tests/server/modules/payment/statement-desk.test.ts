import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { offlineDepositEndpoints } from '../../../../src/contract/offline-deposit.endpoints';
import type { StatementLine } from '../../../../src/contract/statement-desk';
import { statementDeskEndpoints as desk } from '../../../../src/contract/statement.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { systemTx } from '../../../../src/server/db/database';
import { BANK_OF_SHOP, orderDue } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

const mapping = { date: 0, amount: 1, reference: 2, text: 3, isDayFirst: true, isComma: false };
const HEAD = 'date,amount,reference,text';

async function reader(shop: Shop, roles: DefaultRole[] = ['finance']) {
  const who = await signInStaff(shop, roles);
  const bodyOf = (...rows: string[]) => ({
    ...{ source: 'BANK' as const, fileName: 'november.csv', content: [HEAD, ...rows].join('\n'), mapping },
  });
  return {
    preview: (...rows: string[]) => shop.call(desk.preview, { body: bodyOf(...rows) }, who),
    read: (...rows: string[]) => shop.call(desk.read, { body: bodyOf(...rows) }, who),
    stripe: (content: string) => shop.call(desk.read, { body: { source: 'STRIPE', fileName: 's.csv', content } }, who),
    look: (content: string) => shop.call(desk.look, { body: { content } }, who),
    get: async (id: string, view: 'open' | 'matched' | 'ignored' = 'open') =>
      (await shop.call(desk.get, { params: { id }, query: { view } }, who)).data,
    list: async () => (await shop.call(desk.list, {}, who)).data,
    tryGet: (id: string) => shop.call(desk.get, { params: { id } }, who),
    decide: ({ id, version }: StatementLine, decision: 'ACCEPT' | 'MATCH' | 'IGNORE' | 'REOPEN', more: object = {}) =>
      shop.call(desk.decide, { params: { id }, body: { version, decision, ...more } }, who),
  };
}

/** A transfer that is on its shopper's balance. */
async function credited(shop: Shop, amount = 5000, payer = 'Ada Tester') {
  const shopper = await signUp(shop);
  const made = (await shop.call(offlineDepositEndpoints.startOfflineDeposit, { body: { amount } }, shopper)).data;
  await systemTx(async (tx) => {
    await tx.execute(sql`update deposit set status = 'CREDITED' where id = ${made.id}`);
    await tx.execute(sql`update offline_deposit set payer_name = ${payer} where deposit_id = ${made.id}`);
  });
  return made.depositNo;
}

let shop: Shop;
let one: Awaited<ReturnType<typeof reader>>;
beforeAll(async () => {
  shop = await startShop({ offlineDeposit: BANK_OF_SHOP });
  one = await reader(shop);
});
const day = '2026-11-21';

describe('a statement of the bank', () => {
  it('is tried out first, which keeps nothing, and then closes what is known by its number', async () => {
    const no = await credited(shop);
    const rows = [`${day},50.00,T-1,Transfer ${no}`, `${day},7.77,T-2,Who is this`, `${day},x,T-3,no sum`];
    const tried = (await one.preview(...rows)).data;
    expect(tried).toMatchObject({
      lines: 2,
      known: 0,
      counts: { MATCHED: 1, SUGGESTED: 0, UNMATCHED: 1 },
      bad: [{ line: 4 }],
    });
    expect(tried.came.amount).toBe(5777);
    expect((await one.list()).items).toEqual([]);
    const made = (await one.read(...rows)).data;
    expect(made.counts).toEqual({ MATCHED: 1, SUGGESTED: 0, UNMATCHED: 1, IGNORED: 0 });
    const { lines, ours } = await one.get(made.id, 'matched');
    expect(lines.map(({ match }) => match)).toEqual([{ kind: 'DEPOSIT', no, way: 'NAME' }]);
    expect(ours.map((each) => each.no)).not.toContain(no);
    expect((await one.list()).waiting.open).toBe(1);
    expect((await one.look(`${HEAD}\n`)).data.mapping).toEqual(mapping);
  });

  it('counts a line once, whatever file it stands in', async () => {
    const rows = [`${day},1.01,R-1,a`, `${day},1.02,R-2,b`];
    await one.read(...rows);
    expect((await one.read(...rows)).problem.code).toBe('STATE_CONFLICT');
    const further = (await one.read(...rows, `${day},1.03,R-3,c`)).data;
    expect(further.counts.UNMATCHED).toBe(1);
  });

  it('suggests what looks like one of ours, which a person accepts, names or leaves aside', async () => {
    const [first, second] = [await credited(shop, 6100, 'Ada Grey'), await credited(shop, 6200, 'Ben Grey')];
    const made = (await one.read(`${day},61.00,S-1,ADA GREY`, `${day},62.00,S-2,cash`, `${day},3.00,S-3,bank fee`))
      .data;
    const { lines, ours } = await one.get(made.id);
    const [fee, cash, grey] = ['S-3', 'S-2', 'S-1'].map((name) => lines.find(({ extId }) => extId.startsWith(name)));
    if (!fee || !cash || !grey) throw new Error('lines are missing');
    expect(ours.map(({ no }) => no)).toEqual(expect.arrayContaining([first, second]));
    expect([grey.match, cash.match]).toMatchObject([
      { no: first, way: 'PAYER' },
      { no: second, way: 'SUM' },
    ]);
    expect((await one.decide(grey, 'ACCEPT')).data.state).toBe('MATCHED');
    expect((await one.decide(grey, 'ACCEPT')).problem.code).toBe('STATE_CONFLICT');
    expect((await one.decide(cash, 'MATCH', { no: first })).problem.errors).toEqual([{ path: 'no', code: 'unknown' }]);
    const named = (await one.decide(cash, 'MATCH', { no: second.toLowerCase() })).data;
    expect(named.match).toEqual({ kind: 'DEPOSIT', no: second, way: 'PERSON' });
    expect((await one.decide(fee, 'IGNORE')).problem.code).toBe('INVALID');
    expect((await one.decide(fee, 'IGNORE', { reason: 'Fee of the bank' })).data.state).toBe('IGNORED');
    expect((await one.decide(named, 'REOPEN')).data).toMatchObject({ state: 'UNMATCHED', match: null });
  });

  it.each(['', 'nothing', 'a,b\n1,2'])('that cannot be read is refused: %j', async (content) => {
    const who = await signInStaff(shop);
    const body = { source: 'BANK' as const, fileName: 'x', content, mapping };
    expect((await shop.call(desk.read, { body }, who)).status).toBe(422);
  });

  it('is shown to no other shop, and read by nobody without the right', async () => {
    const made = (await one.read(`${day},9.09,Q-1,x`)).data;
    const stranger = await reader(await startShop());
    expect((await stranger.tryGet(made.id)).status).toBe(404);
    const [line] = (await one.get(made.id)).lines;
    if (line) expect((await stranger.decide(line, 'REOPEN')).status).toBe(404);
    expect((await (await reader(shop, ['support'])).read(`${day},9.10,Q-2,x`)).problem.code).toBe('FORBIDDEN');
  });
});

describe('a statement of a provider', () => {
  it('is known by its name of a charge, and a payout by the charges less its fee', async () => {
    const here = await startShop();
    const who = await reader(here);
    const shopper = await signUp(here);
    const due = await orderDue(here, shopper, 1000);
    await systemTx((tx) =>
      tx.execute(sql`insert into payment_attempt (tenant_id, id, payment_id, provider, provider_ref, status, created_at, updated_at)
        values (${here.tenant.id}, 'att1', ${due.id}, 'STRIPE', 'pi_0001', 'PAID', '2026-11-20', '2026-11-20T10:00:00Z')`),
    );
    const currency = here.tenant.currency.toLowerCase();
    const rows = [
      'id,Type,Amount,Fee,Net,Currency,Created (UTC),Source',
      `txn_1,charge,10.00,0.50,9.50,${currency},2026-11-20 10:00,pi_0001`,
      `txn_2,charge,4.00,0.50,3.50,${currency},2026-11-20 11:00,pi_9999`,
      `txn_3,payout,-13.00,0.00,-13.00,${currency},2026-11-21 09:00,po_1`,
    ];
    const made = (await who.stripe(rows.join('\n'))).data;
    expect(made.counts).toEqual({ MATCHED: 2, SUGGESTED: 0, UNMATCHED: 1, IGNORED: 0 });
    const { lines } = await who.get(made.id, 'matched');
    expect(lines.map(({ kind, match }) => [kind, match?.kind, match?.no])).toEqual([
      ['PAYOUT', 'SET', '2'],
      ['CHARGE', 'ATTEMPT', due.paymentNo],
    ]);
  });
});

describeOnPostgres('a file that two read at once', () => {
  it('is kept once, and one of ours is one line’s', async () => {
    const here = await startShop({ offlineDeposit: BANK_OF_SHOP });
    const [a, b] = [await reader(here), await reader(here)];
    const no = await credited(here);
    const said = await Promise.all([a, b, a, b].map((who) => who.read(`${day},50.00,T-1,${no}`)));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    const kept = (await a.list()).items;
    expect(kept.map(({ counts }) => counts.MATCHED)).toEqual([1]);
  });
});
