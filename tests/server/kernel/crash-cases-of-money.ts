import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { compensationDeskEndpoints } from '../../../src/contract/compensation.desk.endpoints';
import { customerDeskEndpoints } from '../../../src/contract/customer.desk.endpoints';
import { depositDeskEndpoints } from '../../../src/contract/deposit.desk.endpoints';
import { ledgerDeskEndpoints } from '../../../src/contract/ledger.desk.endpoints';
import { payoutDeskEndpoints } from '../../../src/contract/payout.desk.endpoints';
import { refundDeskEndpoints } from '../../../src/contract/refund.desk.endpoints';
import { reviewDeskEndpoints } from '../../../src/contract/review.desk.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { withdrawalDeskEndpoints } from '../../../src/contract/withdrawal.desk.endpoints';
import { offlineDepositEndpoints } from '../../../src/contract/offline-deposit.endpoints';
import { shopTx, systemTx } from '../../../src/server/db/database';
import { ledgerReference, postLedger, transfer } from '../../../src/server/modules/wallet/ledger.service';
import { orderDue, PAY_PASSWORD } from '../../support/money';
import { giver } from '../modules/payment/compensating';
import { payoutAt, personAt } from '../modules/payment/paying-out';
import { inReview } from '../modules/payment/reviewing';
import { signInStaff } from '../../support/staff';
import { askedRefund } from '../modules/purchase/refunding';
import { bookAt } from '../modules/wallet/adjusting';
import { atDesk } from '../modules/wallet/withdrawing';
import { caseOf, type Case, type Ordering } from './crash-case';

/** What the shopper wants back, asked about by somebody who is not the caller. */
async function askedWithdrawal(at: Ordering) {
  const body = { amount: 100, accountText: 'Bank 1, account 2', payPassword: PAY_PASSWORD };
  const { id } = (await at.shop.call(walletEndpoints.createWithdrawal, { body }, { token: at.token })).data;
  const first = await atDesk({ shop: at.shop, id });
  const { approvals } = (await first.ask()).data;
  return { id, approvalId: approvals[0]?.id ?? '' };
}

/** A transfer that waits to be looked at, whose picture does not matter. */
async function shownDeposit(at: Ordering) {
  const start = { body: { amount: 5000 } };
  const { id } = (await at.shop.call(offlineDepositEndpoints.startOfflineDeposit, start, { token: at.token })).data;
  await systemTx((tx) => tx.execute(sql`update deposit set status = 'UNDER_REVIEW' where id = ${id}`));
  return { params: { id } };
}

/** What the shop is about to give, asked for by somebody who is not the caller. */
async function askedCompensation(at: Ordering) {
  const who = await giver(at.shop);
  return (await who.ask((await orderDue(at.shop, at, 900)).targetNo)).data;
}

/** As where the shop keeps no balances. */
async function oweIt({ owner, shopperId, shop }: Ordering, id: string) {
  const to = { kind: 'SHOPPER_CLAIM', shopperId } as const;
  const entries = transfer(300, { kind: 'PROVIDER_CLEARING', provider: 'SANDBOX' }, to);
  const { tenantId } = owner;
  const posting = {
    tenantId,
    kind: 'DEPOSIT',
    reference: ledgerReference('OWED', id),
    currency: shop.tenant.currency,
  } as const;
  await shopTx(tenantId, (tx) => postLedger(tx, { ...posting, now: shop.clock.now, entries }));
  await systemTx((tx) => tx.execute(sql`update compensation set status = 'OWED' where id = ${id}`));
}

/** A deposit that somebody who is not the caller wants taken back. */
async function askedAdjustment(at: Ordering) {
  const { book } = await bookAt(at.shop);
  await at.fund(500);
  const [newest] = (await book.list({ view: 'deposits' })).items;
  return (await book.ask(newest?.id ?? '')).data;
}

/** A payout that somebody who is not the caller wants posted. */
async function askedPayout({ shop }: Ordering) {
  const one = await personAt(shop, ['finance']);
  return (await one.ask(await payoutAt(shop, one, randomUUID().slice(0, 8)))).data;
}

export const MONEY_CASES: Case[] = [
  caseOf(
    customerDeskEndpoints.note,
    (at) => Promise.resolve({ params: { id: at.shopperId }, body: { text: 'Rings on Mondays' } }),
    { customer_note: 1 },
    'staff',
  ),
  caseOf(
    compensationDeskEndpoints.ask,
    async (at) => {
      const { targetNo } = await orderDue(at.shop, at, 900);
      return { body: { no: targetNo, reason: 'GOODWILL' as const, amount: 100, note: 'Sorry' } };
    },
    { compensation: 1 },
    'staff',
  ),
  caseOf(
    compensationDeskEndpoints.decide,
    async (at) => {
      const { id, approvals } = await askedCompensation(at);
      return { params: { id }, body: { approvalId: approvals[0]?.id ?? '', decision: 'APPROVED' as const } };
    },
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    compensationDeskEndpoints.pay,
    async (at) => {
      const asked = await askedCompensation(at);
      await (await giver(at.shop)).decide(asked);
      await oweIt(at, asked.id);
      return { params: { id: asked.id }, body: { bankReference: `B-${asked.id}` } };
    },
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    depositDeskEndpoints.answer,
    async (at) => ({ ...(await shownDeposit(at)), body: { version: 1, decision: 'CREDIT' as const, amount: 4000 } }),
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    depositDeskEndpoints.decide,
    async (at) => {
      const { params } = await shownDeposit(at);
      const body = { version: 1, decision: 'CREDIT' as const, amount: 5000 };
      const other = await signInStaff(at.shop);
      const { approvals } = (await at.shop.call(depositDeskEndpoints.answer, { params, body }, other)).data;
      return { params, body: { approvalId: approvals[0]?.id ?? '', decision: 'APPROVED' as const } };
    },
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    refundDeskEndpoints.decide,
    async (at) => {
      const params = { id: await askedRefund(at) };
      const body = { decision: 'APPROVE' as const, amount: 2, note: '' };
      const other = await signInStaff(at.shop);
      const { approvals } = (await at.shop.call(refundDeskEndpoints.answer, { params, body }, other)).data;
      return { params, body: { approvalId: approvals[0]?.id ?? '', decision: 'APPROVED' as const } };
    },
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    reviewDeskEndpoints.answer,
    async (at) => ({ params: { paymentNo: (await inReview(at.shop)).paymentNo }, body: { isPaid: true } }),
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    reviewDeskEndpoints.decide,
    async (at) => {
      const { paymentNo } = await inReview(at.shop, 5_000);
      const params = { paymentNo };
      const other = await signInStaff(at.shop, ['finance']);
      await at.shop.call(reviewDeskEndpoints.answer, { params, body: { isPaid: true } }, other);
      const { items } = (await at.shop.call(reviewDeskEndpoints.list, {}, other)).data;
      const approvalId = items.find((each) => each.paymentNo === paymentNo)?.asked?.id ?? '';
      return { params, body: { approvalId, decision: 'APPROVED' as const } };
    },
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    ledgerDeskEndpoints.decideAdjustment,
    async (at) => {
      const { id, approvals } = await askedAdjustment(at);
      return { params: { id }, body: { approvalId: approvals[0]?.id ?? '', decision: 'APPROVED' as const } };
    },
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    payoutDeskEndpoints.decide,
    async (at) => {
      const { id, approvals } = await askedPayout(at);
      return { params: { id }, body: { approvalId: approvals[0]?.id ?? '', decision: 'APPROVED' as const } };
    },
    { ledger_txn: 1 },
    'staff',
  ),
  caseOf(
    withdrawalDeskEndpoints.decide,
    async (at) => {
      const { id, approvalId } = await askedWithdrawal(at);
      return { params: { id }, body: { approvalId, decision: 'APPROVED' as const } };
    },
    {},
    'staff',
  ),
  caseOf(
    withdrawalDeskEndpoints.pay,
    async (at) => {
      const { id, approvalId } = await askedWithdrawal(at);
      await (await atDesk({ shop: at.shop, id })).decide(approvalId);
      return { params: { id }, body: { bankReference: `B-${id}` } };
    },
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    withdrawalDeskEndpoints.refuse,
    async (at) => ({
      params: { id: (await askedWithdrawal(at)).id },
      body: { status: 'REQUESTED' as const, reason: 'No such account' },
    }),
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
];
