import { sql } from 'drizzle-orm';
import { customerDeskEndpoints } from '../../../src/contract/customer.desk.endpoints';
import { depositDeskEndpoints } from '../../../src/contract/deposit.desk.endpoints';
import { reviewDeskEndpoints } from '../../../src/contract/review.desk.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { withdrawalDeskEndpoints } from '../../../src/contract/withdrawal.desk.endpoints';
import { offlineDepositEndpoints } from '../../../src/contract/offline-deposit.endpoints';
import { systemTx } from '../../../src/server/db/database';
import { PAY_PASSWORD } from '../../support/money';
import { inReview } from '../modules/payment/reviewing';
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

export const MONEY_CASES: Case[] = [
  caseOf(
    customerDeskEndpoints.note,
    (at) => Promise.resolve({ params: { id: at.shopperId }, body: { text: 'Rings on Mondays' } }),
    { customer_note: 1 },
    'staff',
  ),
  caseOf(
    depositDeskEndpoints.answer,
    async (at) => ({ ...(await shownDeposit(at)), body: { decision: 'CREDIT' as const, amount: 4000 } }),
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
    async (at) => ({ params: { id: (await askedWithdrawal(at)).id }, body: { reason: 'No such account' } }),
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
];
