import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { systemTx, tenantTx } from '../../../../src/server/db/database';
import { sqlState } from '../../../../src/server/db/database-errors';
import { checkNews, forgetOneDay, verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { transfer, postLedger } from '../../../../src/server/modules/wallet/ledger.service';
import { fundBalance } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const DAY_MS = 24 * 60 * 60_000;
const stateOf = (work: Promise<unknown>) => work.then(() => 'committed', sqlState);
const run = async <Row>(text: string) =>
  ((await systemTx((tx) => tx.execute(sql.raw(text)))) as unknown as { rows: Row[] }).rows;

/** A shop with so many entries on each of two accounts, all of them checked. */
async function startChecked(entries = 3): Promise<Shop> {
  const shop = await startShop();
  const shopper = await signUp(shop);
  for (let made = 0; made < entries; made += 1) await fundBalance(shop, shopper, 100);
  await checkNews();
  return shop;
}
/** As somebody with the keys of the server may: no guard looks on. */
const tamper = ({ tenant }: Shop, statement: string) =>
  systemTx(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(`${statement} and tenant_id = '${tenant.id}'`));
  });
const entryAt = (shop: Shop, position: number) => `
  insert into ledger_entry (tenant_id, txn_id, account_id, currency, amount, balance_after, position)
  select tenant_id, txn_id, account_id, currency, 5, balance_after + 5, ${position} from ledger_entry
  where tenant_id = '${shop.tenant.id}' and amount > 0 and position = 3`;

describeOnPostgres('positions of the money book', () => {
  it('have no gap, however many post at once (L14)', async () => {
    const shop = await startShop();
    const [one, other] = [await signUp(shop), await signUp(shop)];
    // as many at a time as have a connection: whoever waits long for one is refused
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, n) => fundBalance(shop, n % 2 ? one : other, 1 + n)));
    const accounts = await run<{ entries: number; last: number; distinct: number }>(
      `select count(*)::int as entries, max(position)::int as last, count(distinct position)::int as distinct
       from ledger_entry where tenant_id = '${shop.tenant.id}' group by account_id order by 1`,
    );
    expect(accounts.map(({ entries }) => entries)).toEqual([30, 30, 60]);
    expect(accounts.filter(({ entries, last, distinct }) => entries !== last || entries !== distinct)).toEqual([]);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  // L14; fails without the key, the CHECK, or ledger_check_chain
  it.each([
    [5, 'leaves a gap', 'P0001'],
    [3, 'is taken', '23505'],
    [-1, 'is none', 'P0001'],
  ])('refuse an entry at a place that is wrong: %i %s', async (position, _, code) => {
    const shop = await startChecked();
    // with the right balance before it, so that only the place is wrong
    const text = position === 3 ? entryAt(shop, 3).replace('balance_after + 5', '205') : entryAt(shop, position);
    expect(await stateOf(run(text))).toBe(code);
  });

  it('are given also where rows come from elsewhere with the guards off', async () => {
    const shop = await startChecked();
    await tamper(shop, entryAt(shop, 0));
    const [row] = await run<{ last: number }>(
      `select max(position)::int as last from ledger_entry where tenant_id = '${shop.tenant.id}'`,
    );
    expect(row?.last).toBe(4);
  });
});

/** So many shoppers with so many deposits each, all moved at the same moment, which nobody has checked. */
async function fillBook({ tenant }: Shop, { shoppers, deposits }: { shoppers: number; deposits: number }) {
  const each = `generate_series(1, ${shoppers}) s`;
  const all = `${each}, generate_series(1, ${deposits}) d, lateral (select (s - 1) * ${deposits} + d) a (nth)`;
  const into = (columns: string, values: string, from: string) =>
    sql.raw(`insert into ${columns} select '${tenant.id}', ${values} from ${from}`);
  const account = 'ledger_account (tenant_id, id, kind, shopper_id, provider, currency, balance)';
  const entry = 'ledger_entry (tenant_id, txn_id, account_id, currency, amount, balance_after, position)';
  const txn = 'ledger_txn (tenant_id, id, kind, reference, currency, created_at)';
  await systemTx(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(into(account, `'s' || s, 'SHOPPER_BALANCE', 's' || s, '', 'USD', ${deposits}`, each));
    await tx.execute(
      into(account, `'all', 'PROVIDER_CLEARING', '', 'SANDBOX', 'USD', ${-shoppers * deposits}`, '(select) one'),
    );
    await tx.execute(into(txn, `'t' || nth, 'DEPOSIT', 'R' || nth, 'USD', now()`, all));
    await tx.execute(into(entry, `'t' || nth, 's' || s, 'USD', 1, d, d`, all));
    await tx.execute(into(entry, `'t' || nth, 'all', 'USD', -1, -nth, nth`, all));
  });
}

describeOnPostgres('the check of the money books', () => {
  it('takes time by the entries, also where the database believes in few', async () => {
    const shop = await startShop();
    await fillBook(shop, { shoppers: 450, deposits: 25 });
    // it has seen that they moved in one moment, and expects none after the first of them
    await run('analyze ledger_account');
    expect(await checkNews()).toEqual([]);
    await tamper(shop, `update ledger_entry set amount = 3 * amount where txn_id = 't1007' and account_id = 'all'`);
    expect(new Set(await verifyLedger(shop.tenant.id))).toContain('transaction t1007 does not sum to zero');
    await tamper(shop, `update ledger_entry set amount = amount / 3 where txn_id = 't1007' and account_id = 'all'`);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  const findingsOf = async (shop: Shop) =>
    (await checkNews()).filter(({ tenantId }) => tenantId === shop.tenant.id).map(({ problem }) => problem);

  it('reads each entry once, and asks nothing of shops without news', async () => {
    for (let made = 0; made < 3; made += 1) await startChecked();
    const shop = await startChecked();
    const unchecked = `select id from ledger_account where unchecked_since is not null`;
    expect(await run(unchecked)).toEqual([]);
    await fundBalance(shop, await signUp(shop), 700);
    // the account of the new shopper, and the provider's
    expect(await run(unchecked)).toHaveLength(2);
    expect(await checkNews()).toEqual([]);
    expect(await run(unchecked)).toEqual([]);
    const kept = await run(
      `select from ledger_account a where checked_balance <> balance or checked_position <>
       (select count(*) from ledger_entry e where e.tenant_id = a.tenant_id and e.account_id = a.id)`,
    );
    expect(kept).toEqual([]);
  });

  it.each([
    ['jumps', 'update ledger_entry set balance_after = balance_after + 1 where position = 2'],
    ['does not sum to zero', 'update ledger_entry set amount = amount + 1 where position = 2 and amount > 0'],
    ['is missing', 'delete from ledger_entry where position = 2'],
    ['is not the sum', 'delete from ledger_entry where position = 3'],
    ['is not the sum', 'update ledger_account set balance = balance + 1 where true'],
  ])('finds within a week, and from then on each time, what was done to read books: %s', async (finding, statement) => {
    const shop = await startChecked();
    await tamper(shop, statement);
    for (let day = 0; day < 7; day += 1) await forgetOneDay(new Date(day * DAY_MS));
    expect((await findingsOf(shop)).join()).toContain(finding);
    expect((await findingsOf(shop)).join()).toContain(finding);
  });

  it('keeps no shop unchecked for the sake of one that cannot be read', async () => {
    const [first, broken, third] = [await startChecked(), await startChecked(), await startChecked()];
    // beyond what its column can hold
    await tamper(broken, `update ledger_account set checked_balance = -9223372036854775808, checked_position = 1 where kind = 'PROVIDER_CLEARING'`); // prettier-ignore
    await tamper(third, `update ledger_account set balance = balance + 1 where kind = 'SHOPPER_BALANCE'`);
    await run(`update ledger_account set unchecked_since = now() where true`);
    const found = await checkNews();
    const of = ({ tenant }: Shop) =>
      found.filter(({ tenantId }) => tenantId === tenant.id).map(({ problem }) => problem);
    expect(of(first)).toEqual([]);
    expect(of(broken).join()).toContain('cannot be read');
    expect(of(third).join()).toContain('is not the sum');
    await tamper(broken, `delete from ledger_account where true`);
    await tamper(third, `update ledger_account set balance = balance - 1 where kind = 'SHOPPER_BALANCE'`);
    await tamper(broken, `delete from ledger_entry where true`);
    expect(await run(`select 1 from ledger_account where unchecked_since is not null and tenant_id = '${first.tenant.id}'`)).toEqual([]); // prettier-ignore
  });

  it('finds at once a wrong entry that came since', async () => {
    const shop = await startChecked();
    await tamper(shop, entryAt(shop, 5).replace('balance_after + 5', 'balance_after + 6'));
    await fundBalance(shop, await signUp(shop), 1);
    await tamper(shop, `update ledger_account set balance = balance + 5 where kind = 'SHOPPER_BALANCE'`);
    const found = (await findingsOf(shop)).join();
    for (const finding of ['is missing', 'jumps', 'does not sum to zero', 'is not the sum'])
      expect(found).toContain(finding);
  });

  it('reads a long book piece by piece, to its end', async () => {
    const shop = await startShop();
    await fillBook(shop, { shoppers: 1, deposits: 1100 });
    expect(await findingsOf(shop)).toEqual([]);
    const read = await run(
      `select checked_position::int as position, unchecked_since from ledger_account where tenant_id = '${shop.tenant.id}'`,
    );
    expect(read).toEqual([1, 2].map(() => ({ position: 1100, unchecked_since: null })));
  });

  it('loses nothing that is posted while it reads, and stops no payment', async () => {
    const shop = await startChecked();
    const shopper = await signUp(shop);
    const pay = async () => {
      for (let n = 0; n < 40; n += 1) await fundBalance(shop, shopper, 1);
    };
    let isOver = false;
    const checking = (async () => {
      const findings = [];
      while (!isOver) findings.push(...(await findingsOf(shop)));
      return findings;
    })();
    await Promise.all([pay(), pay(), pay()]).finally(() => (isOver = true));
    expect(await checking).toEqual([]);
    expect(await findingsOf(shop)).toEqual([]);
    const left = await run(
      `select id from ledger_account where tenant_id = '${shop.tenant.id}' and (checked_balance <> balance or unchecked_since is not null)`,
    );
    expect(left).toEqual([]);
  });

  it('passes by an account that is being posted to, and reads it the next time', async () => {
    const shop = await startChecked();
    const owner = { tenantId: shop.tenant.id, shopperId: '' };
    await fundBalance(shop, await signUp(shop), 3);
    await tenantTx(owner, async (tx) => {
      const entries = transfer(1, { kind: 'PROVIDER_CLEARING', provider: 'SANDBOX' }, { kind: 'SALES' });
      const posting = { ...owner, kind: 'PAYMENT' as const, currency: shop.tenant.currency, now: shop.clock.now };
      await postLedger(tx, { ...posting, reference: `held:${randomUUID()}`, entries });
      expect(await findingsOf(shop)).toEqual([]);
    });
    const unchecked = `select kind from ledger_account where tenant_id = '${shop.tenant.id}' and unchecked_since is not null order by 1`;
    expect(await run(unchecked)).toEqual([{ kind: 'PROVIDER_CLEARING' }, { kind: 'SALES' }]);
    expect(await findingsOf(shop)).toEqual([]);
    expect(await run(unchecked)).toEqual([]);
  });
});
