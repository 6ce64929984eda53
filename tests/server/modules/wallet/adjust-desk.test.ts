import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { walletHistoryEndpoints } from '../../../../src/contract/wallet-history.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { ledgerReference, postLedger, transfer } from '../../../../src/server/modules/wallet/ledger.service';
import { fundBalance, PAY_PASSWORD, readBalance } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { bookAt } from './adjusting';

type Desk = Awaited<ReturnType<typeof bookAt>>;
let shop: Shop;
let first: Desk;
let second: Desk;

beforeAll(async () => {
  shop = await startShop();
  first = await bookAt(shop, ['finance']);
  second = await bookAt(shop, ['finance-approver']);
});

/** A shopper to whom a sum came that was another's. */
async function credited(at: Shop = shop, reader: Desk = first) {
  const shopper = await signUp(at, { payPassword: PAY_PASSWORD });
  await fundBalance(at, shopper, 500);
  const [event] = (await reader.book.list({ keyword: shopper.email })).items;
  return { ...shopper, eventId: event?.id ?? '', balance: () => readBalance(at, shopper) };
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { cause?: Error }) => String(error.cause ?? error),
  );

describe('a wrong posting', () => {
  it('is taken back by another one, asked by one and allowed by another, once, and told to whose balance it was', async () => {
    const who = await credited();
    const asked = (await first.book.ask(who.eventId)).data;
    expect(asked).toMatchObject({
      canAdjust: true,
      approvals: [{ note: 'Another bank line', amount: { amount: 500 } }],
    });
    const waiting = await second.book.list({ view: 'toAllow' });
    expect(waiting.items.map(({ id }) => id)).toContain(who.eventId);
    const back = (await second.book.decide(asked)).data;
    expect(back).toMatchObject({ canAdjust: false, approvals: [{ decision: 'APPROVED' }] });
    expect(await who.balance()).toBe(0);
    const reversal = await first.book.get(back.adjustedBy ?? '');
    expect(reversal).toMatchObject({ kind: 'ADJUSTMENT', adjusts: who.eventId, amount: { amount: 500 } });
    expect((await first.book.ask(who.eventId)).problem.code).toBe('STATE_CONFLICT');
    expect((await second.book.decide(asked)).problem.code).toBe('STATE_CONFLICT');
    const notices = (await shop.call(accountEndpoints.listNotifications, {}, who)).data.items;
    expect(notices.map(({ title }) => title)).toEqual(['A correction of your balance']);
    const { data: why } = await shop.call(walletHistoryEndpoints.getTransaction, { params: { id: reversal.id } }, who);
    expect(why.explanation).toBe('A movement for FUNDS was a mistake of the shop and has been reversed.');
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('that was taken back by mistake comes back by taking that back', async () => {
    const who = await credited();
    const taken = (await second.book.decide((await first.book.ask(who.eventId)).data)).data;
    const again = (await first.book.ask(taken.adjustedBy ?? '')).data;
    await second.book.decide(again);
    expect(await who.balance()).toBe(500);
  });

  it('stays where its shopper has spent it, and can be allowed once it is there again', async () => {
    const who = await credited();
    const asked = (await first.book.ask(who.eventId)).data;
    const body = { amount: 200, accountText: 'Bank, 12', payPassword: PAY_PASSWORD };
    await shop.call(walletEndpoints.createWithdrawal, { body }, who);
    expect((await second.book.decide(asked)).problem.code).toBe('BALANCE_TOO_LOW');
    expect(await who.balance()).toBe(300);
    await fundBalance(shop, who, 200);
    expect((await second.book.decide(asked)).status).toBe(200);
  });

  it('is not taken back by one person, nor without the right, nor in another shop', async () => {
    const who = await credited();
    const owner = await bookAt(shop);
    const asked = (await owner.book.ask(who.eventId)).data;
    expect((await owner.book.decide(asked)).problem.code).toBe('SAME_PERSON');
    expect((await first.book.decide(asked)).problem.code).toBe('FORBIDDEN');
    expect((await second.book.decide(asked, 'REFUSED')).data.approvals[0]?.decision).toBe('REFUSED');
    const stranger = await bookAt(await startShop());
    expect((await stranger.book.ask(who.eventId)).status).toBe(404);
  });

  it('is no hold of a withdrawal, which has a state of its own', async () => {
    const who = await credited();
    const body = { amount: 200, accountText: 'Bank, 12', payPassword: PAY_PASSWORD };
    await shop.call(walletEndpoints.createWithdrawal, { body }, who);
    const held = (await first.book.list({ keyword: who.email })).items.find(({ kind }) => kind === 'WITHDRAWAL_HOLD');
    expect((await first.book.get(held?.id ?? '')).canAdjust).toBe(false);
    expect((await first.book.ask(held?.id ?? '')).problem.code).toBe('STATE_CONFLICT');
  });
});

describe('the database', () => {
  const post = (shopperId: string, adjusts: string, amount: number, unique = adjusts) => {
    const { id: tenantId, currency } = shop.tenant;
    const to = { kind: 'PROVIDER_CLEARING', provider: 'SANDBOX' } as const;
    const posting = { kind: 'ADJUSTMENT', reference: ledgerReference('X', unique), now: shop.clock.now } as const;
    const entries = transfer(amount, { kind: 'SHOPPER_BALANCE', shopperId }, to);
    return refusal(shopTx(tenantId, (tx) => postLedger(tx, { tenantId, currency, ...posting, adjusts, entries })));
  };

  it('takes nothing back without the word of two, nor otherwise than it was posted, nor twice', async () => {
    const who = await credited();
    expect(await post(who.shopperId, who.eventId, 500)).toContain('no second person has allowed');
    const other = await credited();
    const asked = (await first.book.ask(who.eventId)).data;
    await second.book.decide(asked);
    expect(await post(who.shopperId, who.eventId, 500, 'again')).not.toBe('done');
    const wrong = (await first.book.ask(other.eventId)).data;
    await systemTx(async (tx) => {
      await tx.execute(sql`select set_config('app.staff', ${second.staffId}, true)`);
      await tx.execute(
        sql`update approval set decision = 'APPROVED', decided_by = ${second.staffId}, decided_at = now() where id = ${wrong.approvals[0]?.id}`,
      );
    });
    await fundBalance(shop, who, 500);
    expect(await post(who.shopperId, other.eventId, 500)).toContain('not the other way round');
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });
});

describeOnPostgres('a wrong posting that many take back at once', () => {
  it('is taken back once, or its money is spent, and the balance is never below zero', async () => {
    const here = await startShop();
    const asker = await bookAt(here);
    const others = [await bookAt(here), await bookAt(here), await bookAt(here)];
    for (let round = 0; round < 3; round += 1) {
      const who = await credited(here, asker);
      const asked = (await asker.book.ask(who.eventId)).data;

      const body = { amount: 400, accountText: 'Bank, 12', payPassword: PAY_PASSWORD };
      const spend = here.call(walletEndpoints.createWithdrawal, { body }, who);
      const said = await Promise.all(others.map(({ book }) => book.decide(asked)));
      const isSpent = (await spend).status === 200;
      expect(said.filter(({ status }) => status === 200)).toHaveLength(isSpent ? 0 : 1);
      expect(await who.balance()).toBe(isSpent ? 100 : 0);
      expect(await verifyLedger(here.tenant.id)).toEqual([]);
    }
  });
});
