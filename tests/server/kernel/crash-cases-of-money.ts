import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { withdrawalDeskEndpoints } from '../../../src/contract/withdrawal.desk.endpoints';
import { PAY_PASSWORD } from '../../support/money';
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

export const MONEY_CASES: Case[] = [
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
      return { params: { id }, body: { bankReference: 'B-1' } };
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
