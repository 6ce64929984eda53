import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { depositDeskEndpoints as desk } from '../../../../src/contract/deposit.desk.endpoints';
import type { DeskDeposit } from '../../../../src/contract/deposit-desk';
import { factorDeskEndpoints } from '../../../../src/contract/factor.desk.endpoints';
import { offlineDepositEndpoints } from '../../../../src/contract/offline-deposit.endpoints';
import type { StaffLimits } from '../../../../src/contract/staff-limits';
import { systemTx } from '../../../../src/server/db/database';
import { reviewDeposit } from '../../../../src/server/modules/wallet/review-deposit.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { BANK_OF_SHOP, readBalance } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff, STAFF_PASSWORD } from '../../../support/staff';

const startLimited = (limits: Partial<StaffLimits>) =>
  startShop({ offlineDeposit: BANK_OF_SHOP, staffLimits: { compensationMonth: 0, ...limits } });

/** A transfer that waits to be looked at, whose picture does not matter. */
async function shown(shop: Shop, amount = 5000) {
  const shopper = await signUp(shop);
  const start = { body: { amount } };
  const { id } = (await shop.call(offlineDepositEndpoints.startOfflineDeposit, start, shopper)).data;
  await systemTx((tx) => tx.execute(sql`update deposit set status = 'UNDER_REVIEW' where id = ${id}`));
  return { id, balance: () => readBalance(shop, shopper) };
}

async function reviewer(shop: Shop, roles: DefaultRole[] = ['finance']) {
  const who = await signInStaff(shop, roles);
  const as = { staffToken: who.staffToken };
  return {
    ...who,
    as,
    read: async (id: string) => (await shop.call(desk.get, { params: { id } }, as)).data,
    credit: (id: string, amount = 5000) =>
      shop.call(desk.answer, { params: { id }, body: { version: 1, decision: 'CREDIT', amount } }, as),
    refuse: (id: string) =>
      shop.call(desk.answer, { params: { id }, body: { version: 1, decision: 'REFUSE', reason: 'Nothing came' } }, as),
    decide: ({ id, approvals }: DeskDeposit, code?: string, decision: 'APPROVED' | 'REFUSED' = 'APPROVED') =>
      shop.call(
        desk.decide,
        { params: { id }, body: { approvalId: approvals.at(-1)?.id ?? '', decision, ...(code && { code }) } },
        as,
      ),
  };
}

describe('a deposit above what one person decides', () => {
  it('is asked of a second one, who credits it once', async () => {
    const shop = await startLimited({ alone: { deposit: 4000 } });
    const [one, two] = [await reviewer(shop), await reviewer(shop)];
    const small = await shown(shop, 4000);
    expect((await one.credit(small.id, 4000)).data.status).toBe('CREDITED');
    const large = await shown(shop);
    expect((await one.read(large.id)).alone).toMatchObject({ amount: 4000 });
    const asked = (await one.credit(large.id)).data;
    expect(asked).toMatchObject({ status: 'UNDER_REVIEW', approvals: [{ amount: { amount: 5000 }, isMine: true }] });
    expect(await large.balance()).toBe(0);
    expect((await one.decide(asked)).problem.code).toBe('SAME_PERSON');
    expect((await two.credit(large.id, 1000)).problem.code).toBe('STATE_CONFLICT');
    expect((await two.decide(asked)).data).toMatchObject({ status: 'CREDITED' });
    expect((await two.decide(asked)).problem.code).toBe('STATE_CONFLICT');
    expect(await large.balance()).toBe(5000);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('is void where it was refused meanwhile, and goes back to who asked where the second one says so', async () => {
    const shop = await startLimited({ alone: { deposit: 0 } });
    const [one, two] = [await reviewer(shop), await reviewer(shop)];
    const { id } = await shown(shop);
    await two.decide((await one.credit(id)).data, undefined, 'REFUSED');
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const again = (await one.credit(id, 4500)).data;
    expect(again.approvals.map(({ decision }) => decision)).toEqual(['REFUSED', null]);
    expect((await two.refuse(id)).data).toMatchObject({ status: 'REJECTED', approvals: [{}, { decision: 'VOID' }] });
    expect((await two.decide(again)).problem.code).toBe('STATE_CONFLICT');
  });

  it('is credited by nothing without that word: the database refuses', async () => {
    const shop = await startLimited({ alone: { deposit: 4000 } });
    const { id, balance } = await shown(shop);
    const { depositNo } = await (await reviewer(shop)).read(id);
    const by = { tenantId: shop.tenant.id, depositNo, by: 'console', now: shop.clock.now };
    const said = reviewDeposit({ ...by, decision: { credit: 5000 } }).then(
      () => 'done',
      (error: { cause?: Error }) => String(error.cause ?? error),
    );
    expect(await said).toContain('no second person has allowed deposit');
    expect(await balance()).toBe(0);
  });
});

describe('what a person decides alone in a day', () => {
  it('is no more than the most of their roles, and begins anew with the day', async () => {
    const shop = await startLimited({ days: { finance: { deposit: 6000 } } });
    const [one, manager] = [await reviewer(shop), await reviewer(shop, ['manager'])];
    expect((await one.credit((await shown(shop)).id)).data.status).toBe('CREDITED');
    const second = await shown(shop);
    expect((await one.read(second.id)).alone).toMatchObject({ amount: 1000 });
    expect((await manager.read(second.id)).alone).toBeNull();
    expect((await one.credit(second.id)).data).toMatchObject({ status: 'UNDER_REVIEW', approvals: [{}] });
    shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
    const next = await reviewer(shop);
    expect((await next.credit((await shown(shop)).id)).data.status).toBe('CREDITED');
  });
});

describe('who has a second factor', () => {
  it('shows it again at each decision, with a code that counts once', async () => {
    const shop = await startLimited({ alone: { deposit: 0 } });
    const [one, two] = [await reviewer(shop), await reviewer(shop)];
    const start = { body: { password: STAFF_PASSWORD } };
    const { secret } = (await shop.call(factorDeskEndpoints.startFactor, start, two.as)).data;
    const codeIn = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: shop.clock.now.getTime() + steps * 30_000,
      });
    const confirmed = await shop.call(factorDeskEndpoints.confirmFactor, { body: { code: codeIn(-1) } }, two.as);
    const cookies = confirmed.headers.getSetCookie();
    two.as.staffToken = cookies.flatMap((cookie) => /^staffToken=([^;]+)/.exec(cookie)?.[1] ?? [])[0] ?? '';
    const [first, second] = [await shown(shop), await shown(shop)];
    const asked = (await one.credit(first.id)).data;
    expect((await two.decide(asked)).problem).toMatchObject({ code: 'CODE_INVALID', errors: [{ path: 'code' }] });
    expect((await two.decide(asked, '000000')).problem.code).toBe('CODE_INVALID');
    const code = codeIn(0);
    expect((await two.decide(asked, code)).data.status).toBe('CREDITED');
    expect((await two.decide((await one.credit(second.id)).data, code)).problem.code).toBe('CODE_INVALID');
    expect(await second.balance()).toBe(0);
  });
});

describeOnPostgres('deposits that one person credits at once', () => {
  it('are together no more than the day has', async () => {
    const shop = await startLimited({ days: { finance: { deposit: 12_000 } } });
    const one = await reviewer(shop);
    const all = await Promise.all([1, 2, 3, 4].map(() => shown(shop)));
    const said = await Promise.all(all.map(({ id }) => one.credit(id)));
    const states = said.map(({ data }) => data.status);
    expect(states.toSorted()).toEqual(['CREDITED', 'CREDITED', 'UNDER_REVIEW', 'UNDER_REVIEW']);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });
});
