import { sql } from 'drizzle-orm';
import { ledgerDeskEndpoints } from '../../../../src/contract/ledger.desk.endpoints';
import { payoutDeskEndpoints as desk } from '../../../../src/contract/payout.desk.endpoints';
import { statementDeskEndpoints } from '../../../../src/contract/statement.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { ledgerReference, postLedger, transfer } from '../../../../src/server/modules/wallet/ledger.service';
import { orderDue } from '../../../support/money';
import type { Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

/** One of the staff at statements and payouts. */
export async function personAt(shop: Shop, roles: DefaultRole[]) {
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
export async function payoutAt(shop: Shop, one: Awaited<ReturnType<typeof personAt>>, name = '1', isKnown = true) {
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
