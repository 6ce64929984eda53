import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { findLeft } from '../../../../src/server/modules/payment/payment.service';
import { ledgerReference, postLedger, transfer } from '../../../../src/server/modules/wallet/ledger.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { readShopAccount } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import type { Shop } from '../../../support/shop';
import { giver, letDown, startGiving } from './compensating';

type Giver = Awaited<ReturnType<typeof giver>>;
let shop: Shop;
let first: Giver;
let second: Giver;

beforeAll(async () => {
  shop = await startGiving({ staffLimits: { compensationMonth: 100_000 } });
  first = await giver(shop, ['finance']);
  second = await giver(shop, ['finance-approver']);
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { cause?: Error }) => String(error.cause ?? error),
  );

describe('a compensation', () => {
  it('is asked by one and allowed by another: once on the balance, with its reason, and told', async () => {
    const who = await letDown(shop);
    const { data: looked } = await first.about(who.no.toLowerCase());
    expect(looked).toMatchObject({ about: { kind: 'PURCHASE', no: who.no }, given: { amount: 0 } });
    const asked = (await first.ask(who.no)).data;
    expect(asked).toMatchObject({ status: 'ASKED', shopper: { id: who.shopperId } });
    expect(await who.balance()).toBe(0);
    expect((await first.decide(asked)).problem.code).toBe('FORBIDDEN');
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const given = (await second.decide(asked)).data;
    expect(given).toMatchObject({ status: 'CREDITED', given: { amount: 300 } });
    expect((await second.decide(asked)).problem.code).toBe('STATE_CONFLICT');
    expect(await who.balance()).toBe(300);
    expect(given.timeline.map(({ code }) => code)).toEqual(['ASKED', 'CREDITED']);
    const { items } = (await shop.call(refundEndpoints.list, {}, who)).data;
    expect(items[0]).toMatchObject({
      ...{ refundNo: given.compensationNo, cause: 'MADE_LATE', status: 'REFUNDED', orderNo: who.no },
      ...{ note: 'It lay here for a week', destination: 'BALANCE' },
    });
    const notices = (await shop.call(accountEndpoints.listNotifications, {}, who)).data.items;
    expect(notices.map(({ title, link }) => [title, link])).toEqual([
      ['A compensation for you · $3.00', '/my/refunds'],
    ]);
    const moved = (await shop.call(walletEndpoints.listTransactions, {}, who)).data.items;
    expect(moved.map(({ kind, reference }) => [kind, reference])).toEqual([['COMPENSATION', who.no]]);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('leaves what can go back of its order as it was', async () => {
    const who = await letDown(shop);
    await systemTx((tx) => tx.execute(sql`update payment set status = 'PAID' where target_id = ${who.orderId}`));
    const left = () =>
      shopTx(shop.tenant.id, (tx) =>
        findLeft(tx, { tenantId: shop.tenant.id, kind: 'PURCHASE', targetId: who.orderId }, false),
      );
    const before = await left();
    expect((await second.decide((await first.ask(who.no)).data)).status).toBe(200);
    expect(await left()).toEqual(before);
  });

  it('is not allowed by whoever asked, also where one may do both', async () => {
    const who = await letDown(shop);
    const owner = await giver(shop);
    const asked = (await owner.ask(who.no)).data;
    expect((await owner.decide(asked)).problem.code).toBe('SAME_PERSON');
    expect((await owner.read(asked.id)).status).toBe('ASKED');
  });

  it('is sent back, asked for otherwise by whom read it, and dropped', async () => {
    const asked = (await first.ask((await letDown(shop)).no)).data;
    const back = (await second.decide(asked, 'REFUSED')).data;
    expect(back).toMatchObject({ status: 'SENT_BACK', approvals: [{ decision: 'REFUSED' }] });
    expect((await first.again(asked, 200)).problem.code).toBe('STATE_CONFLICT');
    // what is asked in one moment comes in any order
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const again = (await first.again(back, 200)).data;
    expect(again).toMatchObject({ status: 'ASKED', amount: { amount: 200 } });
    expect((await first.drop(back)).problem.code).toBe('STATE_CONFLICT');
    expect((await first.drop(again)).data.approvals.map(({ decision }) => decision)).toEqual(['REFUSED', 'VOID']);
    expect((await second.decide(again)).problem.code).toBe('STATE_CONFLICT');
  });

  it.each(['PO0', 'nothing', ' '])('is for no number that is nobody’s: %j', async (no) => {
    expect((await first.ask(no)).status).toBe(no.trim() ? 404 : 422);
    expect((await first.about(no)).status).toBe(no.trim() ? 404 : 422);
  });

  it('is of no order of another shop, and shown to none', async () => {
    const elsewhere = await startGiving();
    const stranger = await giver(elsewhere);
    const who = await letDown(shop);
    const asked = (await first.ask(who.no)).data;
    expect((await stranger.ask(who.no)).status).toBe(404);
    expect((await stranger.decide(asked)).status).toBe(404);
    expect((await stranger.list({ view: 'toAllow' })).items).toEqual([]);
  });

  it('stands in one queue at a time, found by its number, its order and its shopper', async () => {
    const who = await letDown(shop);
    const asked = (await first.ask(who.no)).data;
    const viewsOf = async (keyword: string) => {
      const views = ['toAllow', 'sentBack', 'toPay', 'over'];
      const lists = await Promise.all(views.map((view) => first.list({ view, keyword })));
      return views.filter((_, index) => lists[index]?.items.length === 1);
    };
    expect(await viewsOf(who.no)).toEqual(['toAllow']);
    await second.decide(asked);
    expect(await viewsOf(asked.compensationNo.toLowerCase())).toEqual(['over']);
    expect(await viewsOf(who.email)).toEqual(['over']);
  });
});

describe('what a shop gives in a month', () => {
  it('is no more than it has set, and begins anew with the month', async () => {
    const here = await startGiving();
    const [one, two] = [await giver(here), await giver(here)];
    const who = await letDown(here);
    const asked = [(await one.ask(who.no, 700)).data, (await one.ask(who.no, 400)).data] as const;
    expect((await one.ask(who.no, 1001)).problem.code).toBe('BUDGET_SPENT');
    expect((await two.decide(asked[0])).data.budget.left.amount).toBe(300);
    expect((await two.decide(asked[1])).problem.code).toBe('BUDGET_SPENT');
    expect((await two.read(asked[1].id)).approvals[0]?.decision).toBeNull();
    here.clock.now = new Date(here.clock.now.getTime() + 32 * 86_400_000);
    const again = await giver(here);
    expect((await again.decide(asked[1])).data).toMatchObject({ status: 'CREDITED' });
    expect(await who.balance()).toBe(1100);
  });

  it('is nothing where it has set nothing', async () => {
    const here = await startGiving({ staffLimits: undefined });
    expect((await (await giver(here)).ask((await letDown(here)).no, 1)).problem.code).toBe('BUDGET_SPENT');
  });
});

describe('where a shop keeps no balances', () => {
  it('a compensation is owed, shown to its shopper, and paid by the bank once', async () => {
    const { preference } = shop.tenant;
    const here = await startGiving({ preference: { ...preference, supportBalancePay: false } });
    const [one, two] = [await giver(here), await giver(here)];
    const who = await letDown(here);
    const owed = (await two.decide((await one.ask(who.no)).data)).data;
    expect(owed.status).toBe('OWED');
    const shown = async () => (await here.call(refundEndpoints.list, {}, who)).data.items[0];
    expect(await shown()).toMatchObject({ status: 'APPROVED', method: 'OFFLINE' });
    expect((await one.pay(owed.id, 'b 1')).data).toMatchObject({ status: 'PAID', bankReference: 'b 1' });
    expect((await one.pay(owed.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await shown()).toMatchObject({ status: 'REFUNDED' });
    expect(await readShopAccount(here, 'COMPENSATION')).toBe(-300);
    const next = (await two.decide((await one.ask(who.no)).data)).data;
    expect((await one.pay(next.id, 'B1')).problem.code).toBe('REFERENCE_USED');
    expect(await verifyLedger(here.tenant.id)).toEqual([]);
  });
});

describe('the database', () => {
  it('gives nothing without the word of a second person, nor another sum or in other words', async () => {
    const asked = (await first.ask((await letDown(shop)).no)).data;
    const run = (change: ReturnType<typeof sql>) =>
      refusal(systemTx((tx) => tx.execute(sql`update compensation set ${change} where id = ${asked.id}`)));
    expect(await run(sql`status = 'CREDITED'`)).toContain('no second person has allowed');
    await second.decide(asked);
    expect(await run(sql`amount = amount + 1`)).toContain('no second person has allowed');
    expect(await run(sql`note = 'Another'`)).toContain('no second person has allowed');
  });

  it('takes no posting of one that nobody allowed', async () => {
    const who = await letDown(shop);
    const asked = (await first.ask(who.no)).data;
    const post = (amount: number) => {
      const { id: tenantId, currency } = shop.tenant;
      const to = { kind: 'SHOPPER_BALANCE', shopperId: who.shopperId } as const;
      const posting = {
        kind: 'COMPENSATION',
        reference: ledgerReference(who.no, asked.id),
        now: shop.clock.now,
      } as const;
      const entries = transfer(amount, { kind: 'COMPENSATION' }, to);
      return refusal(shopTx(tenantId, (tx) => postLedger(tx, { tenantId, currency, ...posting, entries })));
    };
    expect(await post(300)).toContain('no second person has allowed');
    expect(await who.balance()).toBe(0);
  });
});

describeOnPostgres('compensations that many decide at once', () => {
  it('are given once, and together no more than the month has', async () => {
    const here = await startGiving({ staffLimits: { compensationMonth: 700 } });
    const [one, two, three] = [await giver(here), await giver(here), await giver(here)];
    const who = await letDown(here);
    const asked = await Promise.all([1, 2, 3].map(async () => (await one.ask(who.no)).data));
    const said = await Promise.all(asked.flatMap((each) => [two.decide(each), three.decide(each)]));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await who.balance()).toBe(600);
    expect(await verifyLedger(here.tenant.id)).toEqual([]);
  });
});
