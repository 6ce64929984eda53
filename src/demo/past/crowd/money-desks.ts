import { compensationDeskEndpoints } from '../../../contract/compensation.desk.endpoints';
import { currencyExponent } from '../../../contract/money';
import { statementDeskEndpoints } from '../../../contract/statement.desk.endpoints';
import { walletEndpoints } from '../../../contract/wallet.endpoints';
import { withdrawalDeskEndpoints } from '../../../contract/withdrawal.desk.endpoints';
import { DEMO_PAY_PASSWORD } from '../../seed/seed-shop';
import type { Crowd } from './crowd';
import type { Wave } from './waves';
import { transitEndpoints } from '../../../contract/transit.endpoints';

const MAPPING = { date: 0, amount: 1, reference: 2, text: 3, isDayFirst: false, isComma: false };
const ACCOUNT = 'Demo Bank 000-000 8765 4321';

/** One that a second person has allowed, and one that waits for their word. */
async function compensate({ members: [late, damaged], openDesk, wait }: Crowd): Promise<void> {
  const query = { pageNo: 1, pageSize: 1, status: 'COMPLETED' } as const;
  const shipmentOf = async (member: typeof late) => (await member?.call(transitEndpoints.list, { query }))?.items[0];
  const [first, second] = [await shipmentOf(late), await shipmentOf(damaged)];
  if (!first || !second) throw new Error('The demo shop has sent nothing that could be made good.');
  const asking = await openDesk('finance');
  const given = await asking(compensationDeskEndpoints.ask, {
    body: {
      ...{ no: first.orderNo, amount: 600, reason: 'MADE_LATE' },
      ...{ note: 'It lay with us for a week too long.', hint: 'Our mistake: the shelf was mixed up.' },
    },
  });
  wait(2);
  const approvalId = given.approvals.at(-1)?.id ?? '';
  const word = { approvalId, decision: 'APPROVED', note: '' } as const;
  const allowing = await openDesk('finance-approver');
  await allowing(compensationDeskEndpoints.decide, { params: { id: given.id }, body: word });
  wait(20);
  // a night ends a session of the staff
  const again = await openDesk('finance');
  await again(compensationDeskEndpoints.ask, {
    body: {
      ...{ no: second.orderNo, amount: 1250, reason: 'MADE_DAMAGED' },
      ...{ note: 'The lid was cracked when we packed it.', hint: 'Photos are in the conversation.' },
    },
  });
}

/** Money that two persons have sent back to a shopper's bank. @returns its number */
async function payOut({ members, openDesk }: Crowd, at: number, amount: number, bankReference: string) {
  const call = members[at]?.call;
  if (!call) throw new Error('The demo shop has too few shoppers.');
  const asked = { amount, accountText: ACCOUNT, payPassword: DEMO_PAY_PASSWORD };
  const { id } = await call(walletEndpoints.createWithdrawal, { body: asked });
  const [finance, approver] = [await openDesk('finance'), await openDesk('finance-approver')];
  const params = { id };
  const { approvals } = await finance(withdrawalDeskEndpoints.ask, { params, body: { note: '' } });
  const word = { approvalId: approvals.at(-1)?.id ?? '', decision: 'APPROVED', note: '' } as const;
  await approver(withdrawalDeskEndpoints.decide, { params, body: word });
  const { withdrawalNo } = await finance(withdrawalDeskEndpoints.pay, { params, body: { bankReference } });
  return withdrawalNo;
}

/** A file of the bank: what is known by its number, what looks like one of ours, and what nobody knows. */
async function readBank(crowd: Crowd, currency: string): Promise<void> {
  const exponent = currencyExponent(currency);
  const say = (amount: number) => (amount / 10 ** exponent).toFixed(exponent);
  const known = await payOut(crowd, 2, 4200, 'HB-77120');
  await payOut(crowd, 3, 3150, 'HB-77121');
  crowd.wait(30);
  const day = crowd.today().toISOString().slice(0, 10);
  const rows = [
    ['date', 'amount', 'reference', 'text'],
    [day, say(-4200), 'B-1001', `Withdrawal ${known}`],
    [day, say(-3150), 'B-1002', 'Outgoing transfer'],
    [day, say(12_000), 'B-1003', 'Transfer from M Okafor'],
    [day, say(-450), 'B-1004', 'Account keeping fee'],
  ];
  const finance = await crowd.openDesk('finance');
  const content = rows.map((row) => row.join(',')).join('\n');
  await finance(statementDeskEndpoints.read, {
    body: { source: 'BANK', fileName: `harbour-bank-${day}.csv`, content, mapping: MAPPING },
  });
}

/** What the desks of money have to show beside what shoppers ask for. */
export const moneyDesks = (currency: string): Wave => ({
  daysAgo: 6,
  async tell(crowd) {
    await compensate(crowd);
    await readBank(crowd, currency);
  },
});
