import type { ApprovalDecision } from '../../../contract/approval';
import { OFFLINE } from '../../../contract/offline-deposit';
import { paths } from '../../../contract/paths';
import type { DeskWithdrawal, RefuseWithdrawal as Refusal } from '../../../contract/withdrawal-desk';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { notify } from '../account/account.service';
import { askApproval, decideApproval, voidApproval, type Proposal } from '../operator/approval.service';
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { ledgerReference, postLedger, transfer, type AccountName } from './ledger.service';
import { spellReference } from './wallet.rules';
import { walletRepo, type WithdrawalRow } from './wallet.repo';
import { withdrawalDeskRepo } from './withdrawal.desk.repo';
import { readWithdrawal, WITHDRAWAL } from './withdrawal-queue.desk.service';

/** What the second person allows: this sum to this account, and nothing else. */
const proposalOf = ({ id, amount, currency, accountText }: WithdrawalRow): Proposal => ({
  ...{ kind: WITHDRAWAL, subjectId: id, amount, currency },
  payload: { accountText },
});

/** The first person has looked at it. @throws AppError NOT_FOUND, STATE_CONFLICT with the withdrawal as it is now */
export const askForWithdrawal = (ctx: StaffCtx, id: string, note: string): Promise<DeskWithdrawal> =>
  change(ctx, id, async (tx, row) => {
    if (row.status !== 'REQUESTED') throw new AppError('STATE_CONFLICT');
    await askApproval(tx, ctx, proposalOf(row), note);
    await record(tx, ctx, row, { action: 'money.withdraw-request', step: 'ASKED', status: row.status, reason: note });
  });

/**
 * The second person's word. What is something else by then is void, and stays as it is.
 * @throws AppError NOT_FOUND, SAME_PERSON, STATE_CONFLICT with the withdrawal as it is now
 */
export const decideWithdrawal = async (ctx: StaffCtx, id: string, said: ApprovalDecision): Promise<DeskWithdrawal> => {
  await proveAgain(ctx, said.code);
  return change(ctx, id, async (tx, row) => {
    const now = row.status === 'REQUESTED' ? proposalOf(row) : undefined;
    const step = await decideApproval(tx, ctx, { kind: WITHDRAWAL, subjectId: id }, said, now);
    const isAllowed = step === 'APPROVED';
    if (isAllowed) await move(tx, row, ['REQUESTED'], 'APPROVED');
    const status = isAllowed ? 'APPROVED' : row.status;
    await record(tx, ctx, row, { action: 'money.withdraw-approve', step, status, reason: said.note });
  });
};

/** The bank has paid it. @throws AppError NOT_FOUND, REFERENCE_USED, STATE_CONFLICT with the withdrawal as it is now */
export const payWithdrawal = (ctx: StaffCtx, id: string, bankReference: string): Promise<DeskWithdrawal> =>
  change(ctx, id, async (tx, row) => {
    const said = { bankReference, paidReference: spellReference(bankReference) };
    await move(tx, row, ['APPROVED'], 'PAID', said).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('REFERENCE_USED') : error;
    });
    await post(tx, ctx, row, 'WITHDRAWAL_PAYOUT', { kind: 'PROVIDER_CLEARING', provider: OFFLINE });
    await tell(tx, ctx, row, 'WITHDRAWAL_PAID');
    const deed = { action: 'money.withdraw-request', step: 'PAID', status: 'PAID', reason: bankReference } as const;
    await record(tx, ctx, row, deed);
  });

/**
 * Its sum goes back to the balance. What another person has allowed since it was read is not refused in passing.
 * @throws AppError NOT_FOUND, STATE_CONFLICT with the withdrawal as it is now
 */
export const refuseWithdrawal = (ctx: StaffCtx, id: string, { status, reason }: Refusal): Promise<DeskWithdrawal> =>
  change(ctx, id, async (tx, row) => {
    await move(tx, row, [status], 'REJECTED', { note: reason });
    await voidApproval(tx, ctx, WITHDRAWAL, id);
    await post(tx, ctx, row, 'WITHDRAWAL_RELEASE', { kind: 'SHOPPER_BALANCE', shopperId: row.shopperId });
    await tell(tx, ctx, row, 'WITHDRAWAL_REJECTED');
    await record(tx, ctx, row, { action: 'money.withdraw-request', step: 'REJECTED', status: 'REJECTED', reason });
  });

/** One change of it, behind its lock, by who still may. */
async function change(
  ctx: StaffCtx,
  id: string,
  work: (tx: Tx, row: WithdrawalRow) => Promise<void>,
): Promise<DeskWithdrawal> {
  try {
    return await retriedTx(ctx, async (tx) => {
      const row = await withdrawalDeskRepo(tx, staffScopeOf(ctx)).lock(id);
      if (!row) throw new AppError('NOT_FOUND');
      await work(tx, row);
      return keepAnswer(tx, ctx, await readWithdrawal(tx, ctx, id));
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readWithdrawal(tx, ctx, id)) });
  }
}

type Status = WithdrawalRow['status'];

/** @throws AppError STATE_CONFLICT where it stands in none of these */
async function move(
  tx: Tx,
  { tenantId, shopperId, id }: WithdrawalRow,
  from: Status[],
  to: Status,
  said: Partial<Pick<WithdrawalRow, 'note' | 'bankReference' | 'paidReference'>> = {},
): Promise<void> {
  const wallet = walletRepo(tx, { tenantId, shopperId });
  for (const status of from) if (await wallet.moveWithdrawal(id, status, to, said)) return;
  throw new AppError('STATE_CONFLICT');
}

/** What was held goes there. @throws AppError STATE_CONFLICT where it went before */
async function post(
  tx: Tx,
  ctx: StaffCtx,
  { tenantId, shopperId, id, withdrawalNo, amount, currency }: WithdrawalRow,
  kind: 'WITHDRAWAL_PAYOUT' | 'WITHDRAWAL_RELEASE',
  to: AccountName,
): Promise<void> {
  const entries = transfer(amount, { kind: 'SHOPPER_FROZEN', shopperId }, to);
  const reference = ledgerReference(withdrawalNo, id);
  if (!(await postLedger(tx, { tenantId, kind, reference, currency, now: ctx.now(), entries })))
    throw new AppError('STATE_CONFLICT');
}

const tell = (
  tx: Tx,
  ctx: StaffCtx,
  { tenantId, shopperId, id: event, withdrawalNo: reference }: WithdrawalRow,
  code: 'WITHDRAWAL_PAID' | 'WITHDRAWAL_REJECTED',
) => notify(tx, { tenantId, shopperId, code, event, reference, link: paths.balance(), at: ctx.now() });

interface Said {
  action: 'money.withdraw-request' | 'money.withdraw-approve';
  step: string;
  status: Status;
  reason: string;
}

const record = (tx: Tx, ctx: StaffCtx, row: WithdrawalRow, { action, step, status, reason }: Said) =>
  recordDeed(tx, ctx, {
    ...{ action, subjectKind: WITHDRAWAL, subjectId: row.id, reason },
    before: { status: row.status },
    after: { status, step, amount: row.amount, currency: row.currency },
  });
