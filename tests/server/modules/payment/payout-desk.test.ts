import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerDeskEndpoints } from '../../../../src/contract/ledger.desk.endpoints';
import { payoutDeskEndpoints as desk } from '../../../../src/contract/payout.desk.endpoints';
import { statementDeskEndpoints } from '../../../../src/contract/statement.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { ledgerReference, postLedger, transfer } from '../../../../src/server/modules/wallet/ledger.service';
import { orderDue } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

async function personAt(shop: Shop, roles: DefaultRole[]) {
  const who = await signInStaff(shop, roles);
  return {
    get: async (id: string) => (await shop.call(desk.get, { params: { id } }, who)).data,
    tryGet: (id: string) => shop.call(desk.get, { params: { id } }, who),
    ask: (id: string, version = 2) => shop.call(desk.ask, { params: { id }, body: { version, note: 'November' } }, who),
    decide: (id: string, approvalId: string, decision: 'APPROVED' | 'REFUSED' = 'APPROVED') =>
      shop.call(desk.decide, { params: { id }, body: { approvalId, decision, note: '' } }, who),
    read: async (rows: string[]) => {
      const content = ['id,Type,Amount,Fee,Net,Currency,Created (UTC),Source', ...rows].join('\n');
      const body = { source: 'STRIPE' as const, fileName: 's.csv', content };
      return (await shop.call(statementDeskEndpoints.read, { body }, who)).data.id;
    },
    lines: async (id: string) =>
      (await shop.call(statementDeskEndpoints.get, { params: { id }, query: { view: 'matched' } }, who)).data.lines,
    waiting: async () => (await shop.call(statementDeskEndpoints.list, {}, who)).data,
    balances: async () => {
      const { balances } = (await shop.call(ledgerDeskEndpoints.list, {}, who)).data;
      return Object.fromEntries(
        balances.map(({ account, provider, balance }) => [provider || account, balance.amount]),
      );
    },
  };
}

/** A charge of ours that the provider has taken: 10.00, of which it keeps 0.50; and a fee of a month, 0.20. */
async function payoutAt(shop: Shop, one: Awaited<ReturnType<typeof personAt>>, name = '1', isKnown = true) {
  const due = await orderDue(shop, await signUp(shop), 1000);
  const { id: tenantId, currency } = shop.tenant;
  await systemTx((tx) =>
    tx.execute(sql`insert into payment_attempt (tenant_id, id, payment_id, provider, provider_ref, status, created_at, updated_at)
      values (${tenantId}, ${`att${name}`}, ${due.id}, 'STRIPE', ${isKnown ? `pi_${name}` : `other_${name}`}, 'PAID', '2026-11-20', '2026-11-20T10:00:00Z')`),
  );
  await shopTx(tenantId, (tx) =>
    postLedger(tx, {
      ...{ tenantId, kind: 'PAYMENT', reference: ledgerReference(due.targetNo, due.paymentNo), currency },
      now: shop.clock.now,
      entries: transfer(1000, { kind: 'PROVIDER_CLEARING', provider: 'STRIPE' }, { kind: 'SALES' }),
    }),
  );
  const file = await one.read([
    `txn_a${name},charge,10.00,0.50,9.50,${currency.toLowerCase()},2026-11-20 10:00,pi_${name}`,
    `txn_b${name},stripe_fee,-0.20,0.00,-0.20,${currency.toLowerCase()},2026-11-20 11:00,fee_${name}`,
    `txn_c${name},payout,-9.30,0.00,-9.30,${currency.toLowerCase()},2026-11-21 09:00,po_${name}`,
  ]);
  const line = (await one.lines(file)).find(({ kind }) => kind === 'PAYOUT');
  if (!line) throw new Error('the payout is not known');
  return line.id;
}

describe('a payout of a provider', () => {
  let shop: Shop;
  let one: Awaited<ReturnType<typeof personAt>>;
  let other: Awaited<ReturnType<typeof personAt>>;
  let id: string;
  beforeAll(async () => {
    shop = await startShop();
    [one, other] = [await personAt(shop, ['finance']), await personAt(shop, ['finance-approver'])];
    id = await payoutAt(shop, one);
  });

  it('is charges less what the provider keeps, its monthly fees too', async () => {
    expect(await one.get(id)).toMatchObject({
      ...{ parts: 2, gross: { amount: 1000 }, net: { amount: 930 }, fee: { amount: 70 } },
      ...{ isClear: true, postedAs: null, approvals: [] },
    });
  });

  it('is asked by one, allowed by another and posted once: to the bank, and as a cost', async () => {
    const asked = (await one.ask(id)).data;
    expect((await one.ask(id)).problem.code).toBe('STATE_CONFLICT');
    expect(await other.waiting()).toMatchObject({ waiting: { toAllow: 1 }, payouts: [{ amount: { amount: 1000 } }] });
    const approvalId = asked.approvals[0]?.id ?? '';
    expect((await one.decide(id, approvalId)).problem.code).toBe('FORBIDDEN');
    const said = await Promise.all([other.decide(id, approvalId), other.decide(id, approvalId)]);
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await one.get(id)).postedAs).not.toBeNull();
    expect(await one.balances()).toMatchObject({ STRIPE: 0, OFFLINE: -930, PROVIDER_FEES: -70, SALES: 1000 });
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
    expect((await one.ask(id)).problem.code).toBe('STATE_CONFLICT');
    expect((await other.waiting()).waiting.toAllow).toBe(0);
  });

  it('is not allowed by whoever asked, also where one may do both', async () => {
    const owner = await personAt(shop, ['owner']);
    const mine = await payoutAt(shop, owner, '2');
    const asked = (await owner.ask(mine)).data;
    expect((await owner.decide(mine, asked.approvals[0]?.id ?? '')).problem.code).toBe('SAME_PERSON');
    expect((await other.decide(mine, asked.approvals[0]?.id ?? '', 'REFUSED')).data.postedAs).toBeNull();
    expect((await owner.ask(mine)).status).toBe(200);
  });

  it('is not posted while one of its charges is nobody’s', async () => {
    const here = await startShop();
    const finance = await personAt(here, ['finance']);
    const unclear = await payoutAt(here, finance, '1', false);
    expect((await finance.get(unclear)).isClear).toBe(false);
    expect((await finance.ask(unclear)).problem.code).toBe('STATE_CONFLICT');
    expect((await finance.tryGet('none')).status).toBe(404);
    expect((await other.tryGet(unclear)).status).toBe(404);
  });
});

describeOnPostgres('the book', () => {
  it('takes no payout that nobody has allowed', async () => {
    const shop = await startShop();
    const { id: tenantId, currency } = shop.tenant;
    const posted = shopTx(tenantId, (tx) =>
      postLedger(tx, {
        ...{ tenantId, kind: 'PROVIDER_PAYOUT', reference: ledgerReference('po_9', 'line'), currency },
        now: shop.clock.now,
        entries: transfer(
          930,
          { kind: 'PROVIDER_CLEARING', provider: 'OFFLINE' },
          { kind: 'PROVIDER_CLEARING', provider: 'STRIPE' },
        ),
      }),
    );
    await expect(posted.catch((error: { cause?: Error }) => String(error.cause ?? error))).resolves.toContain(
      'second person',
    );
  });
});
