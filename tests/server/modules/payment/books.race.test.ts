import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { database, tenantTx, type Database } from '../../../../src/server/db/database';
import { AppError } from '../../../../src/server/kernel/app-error';
import { sqlState } from '../../../../src/server/db/database-errors';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { orderDue, PAY_PASSWORD, readShopAccount } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { chargeOf, decide, startCharge } from '../../../support/sandbox';
import { productOf } from '../../../support/marketplace';
import { startShop, type Shop } from '../../../support/shop';
import { startOrdering, type Ordering } from '../purchase/ordering';

const FUNDS = 40_000;
const ROUNDS = 4;

const query = async <Row>(shop: Shop, text: ReturnType<typeof sql>) => {
  const owner = { tenantId: shop.tenant.id, shopperId: '' };
  return ((await tenantTx(owner, (tx) => tx.execute(text))) as unknown as { rows: Row[] }).rows;
};

/** Orders whose state, payment and postings do not say the same (O5). */
const wrongOrders = (shop: Shop) => {
  const posted = (kind: string) => sql`
    select count(*) as n, coalesce(sum(e.amount), 0) as total, min(t.currency) as currency from ledger_txn t
    join ledger_entry e on e.tenant_id = t.tenant_id and e.txn_id = t.id and e.amount > 0
    where t.tenant_id = o.tenant_id and t.kind = ${kind} and t.reference like o.order_no || ':%'`;
  return query<{ no: string }>(
    shop,
    sql`select o.order_no as no, o.status from purchase_order o
    cross join lateral (${posted('PAYMENT')}) paid cross join lateral (${posted('REFUND')}) back
    cross join lateral (select count(*) filter (where status = 'PAID') as paid, count(*) filter (where status = 'REFUNDED') as back
      from payment p where p.tenant_id = o.tenant_id and p.kind = 'PURCHASE' and p.target_id = o.id) due
    where not case
      when o.status = 'PENDING_PAYMENT' or (o.status = 'CLOSED' and o.refunded_local = 0)
        then paid.n = 0 and back.n = 0 and due.paid = 0 and due.back = 0
      when o.status = 'CLOSED'
        then paid.n = 1 and back.n = 1 and paid.total = o.total_local and back.total = o.total_local and due.back = 1
      else paid.n = 1 and paid.total = o.total_local and paid.currency = o.currency and back.n = 0 and due.paid = 1 end`,
  );
};

const BEYOND_ALL_FUNDS = 9_000_000;

/** Pays this sum together with one that the balance cannot bear: what is done for the first goes back with the second. */
async function payTooMuch({ shop, shopperId, token }: Ordering, { paymentNo }: { paymentNo: string }) {
  const beyond = await orderDue(shop, { shopperId }, BEYOND_ALL_FUNDS);
  const body = { paymentNos: [paymentNo, beyond.paymentNo], payPassword: PAY_PASSWORD };
  return shop.call(paymentEndpoints.batchPay, { body }, { token });
}

/** One order that several hands pay and close at the same time, a top-up, and a withdrawal. */
async function busyRound(at: Ordering, turn: number) {
  const { shop, token } = at;
  const order = await at.order();
  const due = { paymentNo: order.payment?.paymentNo ?? '', amount: order.total.local.amount };
  expect((await payTooMuch(at, due)).problem.code).toBe('BALANCE_TOO_LOW');
  const charge = turn % 2 === 0 ? await startCharge(shop, token, due) : undefined;
  const body = { amount: 5000, channel: 'SANDBOX' };
  const topUp = chargeOf((await shop.call(walletEndpoints.createDeposit, { body }, { token })).data.start);
  const withdraw = (amount: number) =>
    shop.call(walletEndpoints.createWithdrawal, { body: { amount, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD } }, { token }); // prettier-ignore
  const answers = await Promise.all([
    at.pay(order.id),
    turn % 3 === 0 ? at.close(order.id) : at.pay(order.id),
    charge ? decide(shop, charge, turn % 4 === 0 ? 'approve' : 'decline') : undefined,
    decide(shop, topUp, turn % 5 === 0 ? 'close' : 'approve'),
    withdraw(300),
    withdraw(BEYOND_ALL_FUNDS),
  ]);
  if (turn % 4 === 1) answers.push(await at.close(order.id));
  return answers.flatMap((answer) => answer?.status ?? []);
}

/** What the database may refuse with (L13): our own rules, its constraints, and that a rival was faster. */
const REFUSALS = ['P0001', '23502', '23503', '23505', '23514', '22P02', '40001', '40P01', '55P03', '57014'];

/** States of the statements that fail from now on. */
async function watchSqlStates(): Promise<Set<string>> {
  const held = globalThis as { sampanDatabase?: Promise<Database> };
  const opened = await database();
  const seen = new Set<string>();
  const transact: Database['transact'] = (work, owner) =>
    opened.transact(work, owner).catch((error: unknown) => {
      if (!(error instanceof AppError)) seen.add(sqlState(error) ?? String(error));
      throw error;
    });
  held.sampanDatabase = Promise.resolve({ ...opened, transact });
  return seen;
}

describeOnPostgres('the books after a busy day', () => {
  it('say the same as the orders, the provider and the withdrawals (O5, P7, L11, L13)', async () => {
    const product = productOf();
    const shop = await startShop();
    const shoppers = await Promise.all(Array.from({ length: 3 }, () => startOrdering([product], shop)));
    await Promise.all(shoppers.map((at) => at.fund(FUNDS)));
    const states = await watchSqlStates();
    const statuses = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = shoppers.map((at, index) => busyRound(at, round * shoppers.length + index));
      for (const status of (await Promise.all(answers)).flat()) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([200, 409]);
    expect([...states].filter((state) => !REFUSALS.includes(state))).toEqual([]);

    expect(await wrongOrders(shop)).toEqual([]);
    const ends = await query<{ status: string }>(shop, sql`select distinct status from purchase_order`);
    expect(ends.map(({ status }) => status)).toEqual(expect.arrayContaining(['PAID', 'CLOSED']));

    const [charged] = await query<{ total: string }>(
      shop,
      sql`select sum(amount)::bigint as total from sandbox_charge where status = 'approved'`,
    );
    expect(await readShopAccount(shop, 'PROVIDER_CLEARING')).toBe(-(Number(charged?.total) + FUNDS * shoppers.length));

    const held = await query<{ shopper: string; frozen: number; asked: number; balance: number }>(
      shop,
      sql`select a.shopper_id as shopper, a.balance::int as frozen,
        (select sum(w.amount)::int from withdrawal w where w.tenant_id = a.tenant_id and w.shopper_id = a.shopper_id) as asked,
        (select b.balance::int from ledger_account b where b.tenant_id = a.tenant_id and b.shopper_id = a.shopper_id and b.kind = 'SHOPPER_BALANCE') as balance
        from ledger_account a where a.kind = 'SHOPPER_FROZEN'`,
    );
    expect(held).toHaveLength(shoppers.length);
    for (const { frozen, asked, balance } of held) {
      expect(frozen).toBe(asked);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });
});
