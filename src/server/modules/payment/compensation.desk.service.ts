import type { ApprovalDecision } from '../../../contract/approval';
import type {
  CompensationChange,
  CompensationDrop,
  CompensationInput,
  DeskCompensation,
} from '../../../contract/compensation-desk';
import { OFFLINE } from '../../../contract/offline-deposit';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId, newNumber } from '../../kernel/tokens';
import { askApproval, decideApproval, voidApproval, type Proposal } from '../operator/approval.service';
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { spellReference } from '../wallet/wallet.service';
import { compensationMonthRepo } from './compensation-month.repo';
import { COMPENSATION, readCompensation, requireCompensated } from './compensation-queue.desk.service';
import { compensationDeskRepo, type CompensationRow } from './compensation.desk.repo';
import { give, monthOfShop, takeOfMonth, postCompensation, tellOfCompensation } from './give-compensation.service';
import { endCompensation } from './refund.service';

/** What the second person allows: this sum, for this reason and in these words, to whose thing it is. */
const proposalOf = ({ id, amount, currency, shopperId, aboutId, reason, note }: Asked): Proposal => ({
  ...{ kind: COMPENSATION, subjectId: id, amount, currency },
  payload: { shopperId, aboutId, reason, note },
});
type Asked = Pick<CompensationRow, 'id' | 'amount' | 'currency' | 'shopperId' | 'aboutId' | 'reason' | 'note'>;

/** @throws AppError NOT_FOUND where the number is nobody's, BUDGET_SPENT */
export const askForCompensation = (ctx: StaffCtx, input: CompensationInput): Promise<DeskCompensation> =>
  retriedTx(ctx, async (tx) => {
    const { hint, no, ...words } = input;
    const about = await requireCompensated(tx, ctx, no);
    await requireBudget(tx, ctx, words.amount);
    const now = ctx.now();
    const row = {
      ...{ id: newId(), compensationNo: newNumber('CP', now), status: 'ASKED' as const, ...words },
      ...{ shopperId: about.shopperId, aboutKind: about.kind, aboutId: about.id, aboutNo: about.no },
      ...{ currency: ctx.tenant.currency, staffId: ctx.staff.staffId, createdAt: now, updatedAt: now },
    };
    await compensationDeskRepo(tx, staffScopeOf(ctx)).insert(row);
    await askApproval(tx, ctx, proposalOf(row), hint);
    await record(tx, ctx, row, { action: 'money.refund', step: 'ASKED', status: null, reason: hint });
    return keepAnswer(tx, ctx, await readCompensation(tx, ctx, row.id));
  });

/** @throws AppError NOT_FOUND, BUDGET_SPENT, STATE_CONFLICT with the compensation as it is now */
export const askAgain = (ctx: StaffCtx, id: string, change: CompensationChange): Promise<DeskCompensation> =>
  changed(ctx, id, async (tx, row) => {
    const { version, hint, ...words } = change;
    if (row.status !== 'SENT_BACK' || row.version !== version) throw new AppError('STATE_CONFLICT');
    await requireBudget(tx, ctx, words.amount);
    const asked = { ...row, ...words, staffId: ctx.staff.staffId };
    await update(tx, ctx, id, { ...words, status: 'ASKED', staffId: asked.staffId });
    await askApproval(tx, ctx, proposalOf(asked), hint);
    await record(tx, ctx, asked, { action: 'money.refund', step: 'ASKED', status: row.status, reason: hint });
  });

/**
 * The second person's word. What is something else by then is void, and stays as it is.
 * @throws AppError NOT_FOUND, SAME_PERSON, BUDGET_SPENT, STATE_CONFLICT with the compensation as it is now
 */
export const decideCompensation = async (
  ctx: StaffCtx,
  id: string,
  said: ApprovalDecision,
): Promise<DeskCompensation> => {
  await proveAgain(ctx, said.code);
  return changed(ctx, id, async (tx, row) => {
    const now = row.status === 'ASKED' ? proposalOf(row) : undefined;
    const word = await decideApproval(tx, ctx, { kind: COMPENSATION, subjectId: id }, said, now);
    const isOwed = !ctx.tenant.preference.supportBalancePay;
    const granted = isOwed ? 'OWED' : 'CREDITED';
    const to = { APPROVED: granted, REFUSED: 'SENT_BACK', VOID: row.status } as const;
    if (word !== 'VOID') await update(tx, ctx, id, { status: to[word] });
    if (word === 'APPROVED') {
      if (!(await takeOfMonth(tx, ctx, row.amount))) throw new AppError('BUDGET_SPENT');
      await give(tx, ctx, row, isOwed);
    }
    const step = word === 'APPROVED' ? granted : word;
    await record(tx, ctx, row, { action: 'money.adjust', step, status: row.status, reason: said.note });
  });
};

/** The bank has paid what was owed. @throws AppError NOT_FOUND, REFERENCE_USED, STATE_CONFLICT with it as it is now */
export const payCompensationOut = (ctx: StaffCtx, id: string, bankReference: string): Promise<DeskCompensation> =>
  changed(ctx, id, async (tx, row) => {
    if (row.status !== 'OWED') throw new AppError('STATE_CONFLICT');
    const { tenantId, shopperId } = row;
    const said = { bankReference, paidReference: spellReference(bankReference) };
    await update(tx, ctx, id, { status: 'PAID', ...said }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('REFERENCE_USED') : error;
    });
    const owed = { kind: 'SHOPPER_CLAIM', shopperId } as const;
    await postCompensation(tx, ctx, row, `paid.${id}`, owed, { kind: 'PROVIDER_CLEARING', provider: OFFLINE });
    await endCompensation(tx, { tenantId, shopperId }, row.compensationNo, ctx.now());
    await tellOfCompensation(tx, ctx, row, 'COMPENSATION_PAID');
    const deed = { action: 'money.withdraw-request', step: 'PAID', status: row.status, reason: bankReference } as const;
    await record(tx, ctx, row, deed);
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the compensation as it is now */
export const dropCompensation = (ctx: StaffCtx, id: string, { version, why }: CompensationDrop) =>
  changed(ctx, id, async (tx, row) => {
    const isOpen = row.status === 'ASKED' || row.status === 'SENT_BACK';
    if (!isOpen || row.version !== version) throw new AppError('STATE_CONFLICT');
    await update(tx, ctx, id, { status: 'DROPPED' });
    await voidApproval(tx, ctx, COMPENSATION, id);
    await record(tx, ctx, row, { action: 'money.refund', step: 'DROPPED', status: row.status, reason: why });
  });

/** A budget that is spent is told before a second person is asked; it is counted when the money moves. */
async function requireBudget(tx: Tx, ctx: StaffCtx, amount: number): Promise<void> {
  const { most, ...month } = monthOfShop(ctx);
  const given = await compensationMonthRepo(tx, staffScopeOf(ctx)).given(month);
  if (given + amount > most) throw new AppError('BUDGET_SPENT');
}

const update = (
  tx: Tx,
  ctx: StaffCtx,
  id: string,
  change: Parameters<ReturnType<typeof compensationDeskRepo>['update']>[1],
) => compensationDeskRepo(tx, staffScopeOf(ctx)).update(id, change, ctx.now());

/** One change of it, behind its lock. */
async function changed(
  ctx: StaffCtx,
  id: string,
  work: (tx: Tx, row: CompensationRow) => Promise<void>,
): Promise<DeskCompensation> {
  try {
    return await retriedTx(ctx, async (tx) => {
      const row = await compensationDeskRepo(tx, staffScopeOf(ctx)).lock(id);
      if (!row) throw new AppError('NOT_FOUND');
      await work(tx, row);
      return keepAnswer(tx, ctx, await readCompensation(tx, ctx, id));
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readCompensation(tx, ctx, id)) });
  }
}

interface Said {
  action: 'money.refund' | 'money.adjust' | 'money.withdraw-request';
  step: string;
  /** It stood in before. */
  status: CompensationRow['status'] | null;
  reason: string;
}

const record = (
  tx: Tx,
  ctx: StaffCtx,
  { id, amount, currency }: Pick<CompensationRow, 'id' | 'amount' | 'currency'>,
  { action, step, status, reason }: Said,
) =>
  recordDeed(tx, ctx, {
    ...{ action, subjectKind: COMPENSATION, subjectId: id, reason },
    before: status && { status },
    after: { step, amount, currency },
  });
