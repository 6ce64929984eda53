import type { ApprovalDecision } from '../../../contract/approval';
import type { DepositAnswer, DepositQueue, DepositQueueQuery, DeskDeposit } from '../../../contract/deposit-desk';
import { intlTag } from '../../../contract/locales';
import { formatMoney } from '../../../contract/money';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import {
  askApproval,
  decideApproval,
  findApprovals,
  presentApproval,
  voidApproval,
  type Proposal,
} from '../operator/approval.service';
import { findDeedsOf, recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { aloneNow, takeAlone } from '../operator/staff-limits.service';
import { bankLinesOf } from './bank-line.repo';
import { depositDeskRepo, type DepositDeskRow } from './deposit.desk.repo';
import { offlineDepositRepo } from './offline-deposit.repo';
import { proofLikenessRepo } from './proof-likeness.repo';
import { decideDeposit, type DepositReview } from './review-deposit.service';

const KIND = 'DEPOSIT';

export async function listDepositQueue(ctx: StaffCtx, query: DepositQueueQuery): Promise<DepositQueue> {
  const { view, keyword, limit } = query;
  const [at = '', id = ''] = query.after?.split(/_(.*)/s) ?? [];
  const after = query.after === undefined ? undefined : { createdAt: new Date(Number(at)), id };
  return ctx.tx(async (tx) => {
    const repo = depositDeskRepo(tx, staffScopeOf(ctx));
    const found = await repo.list(view, keyword, { limit, after });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      items: rows.map((row) => ({
        ...{ id: row.id, depositNo: row.depositNo, status: row.status, shopperName: row.shopperName },
        amount: { amount: row.amount, currency: row.currency },
        payerName: row.said.payerName,
        createdAt: row.createdAt.toISOString(),
      })),
      next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
      waiting: { toReview: await repo.countToReview() },
    };
  });
}

/** @throws AppError NOT_FOUND */
export const getDeskDeposit = (ctx: StaffCtx, id: string): Promise<DeskDeposit> => ctx.tx((tx) => read(tx, ctx, id));

/**
 * Above what one person may, a second one is asked and nothing moves.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the deposit as it is now
 */
export const answerDeposit = (ctx: StaffCtx, id: string, answer: DepositAnswer): Promise<DeskDeposit> =>
  changed(ctx, id, async (tx, row) => {
    const decision = decisionOf(answer, Math.max(row.amount, ctx.tenant.depositLimits.maximum));
    if (row.status !== 'UNDER_REVIEW' || row.said.version !== answer.version) throw new AppError('STATE_CONFLICT');
    if ('reject' in decision) {
      await voidApproval(tx, ctx, KIND, id);
      return settle(tx, ctx, row, decision);
    }
    const asked = await findApprovals(tx, ctx, KIND, [id]);
    if (asked.some((one) => one.decision === null)) throw new AppError('STATE_CONFLICT');
    if (await takeAlone(tx, ctx, KIND, decision.credit)) return settle(tx, ctx, row, decision);
    await askApproval(tx, ctx, proposalOf(row, decision.credit), '');
    await record(tx, ctx, row, { step: 'ASKED', amount: decision.credit, reason: '' });
  });

/** The second person's word. @throws AppError NOT_FOUND, SAME_PERSON, STATE_CONFLICT with the deposit as it is now */
export const allowDeposit = async (ctx: StaffCtx, id: string, said: ApprovalDecision): Promise<DeskDeposit> => {
  await proveAgain(ctx, said.code);
  return changed(ctx, id, async (tx, row) => {
    const asked = (await findApprovals(tx, ctx, KIND, [id])).find((one) => one.id === said.approvalId);
    if (!asked) throw new AppError('NOT_FOUND');
    const now = row.status === 'UNDER_REVIEW' ? proposalOf(row, asked.amount) : undefined;
    const step = await decideApproval(tx, ctx, { kind: KIND, subjectId: id }, said, now);
    if (step === 'APPROVED') return settle(tx, ctx, row, { credit: asked.amount });
    await record(tx, ctx, row, { step, amount: asked.amount, reason: said.note });
  });
};

/** What the second person allows: this sum, of this transfer as it was shown. */
const proposalOf = ({ id, currency, depositNo, said }: DepositDeskRow, amount: number): Proposal => ({
  ...{ kind: KIND, subjectId: id, amount, currency },
  payload: { depositNo, payerName: said.payerName, version: said.version },
});

async function settle(tx: Tx, ctx: StaffCtx, row: DepositDeskRow, decision: DepositReview['decision']): Promise<void> {
  const { tenantId, depositNo } = row;
  await decideDeposit(tx, { tenantId, depositNo, by: ctx.staff.staffId, now: ctx.now(), decision });
  const isCredit = 'credit' in decision;
  const amount = isCredit ? decision.credit : row.amount;
  const step = isCredit ? 'CREDITED' : 'REJECTED';
  await record(tx, ctx, row, { step, amount, reason: isCredit ? '' : decision.reject });
}

const record = (
  tx: Tx,
  ctx: StaffCtx,
  { id, status, amount: before, currency }: DepositDeskRow,
  { step, amount, reason }: { step: string; amount: number; reason: string },
) =>
  recordDeed(tx, ctx, {
    ...{ action: 'money.deposit', subjectKind: KIND, subjectId: id, reason },
    // of what stays as it is the audit keeps nothing: its sum is told of what was decided
    before: { status, ...(amount !== before && { amount: before }) },
    after: { status: step, amount, currency },
  });

async function changed(
  ctx: StaffCtx,
  id: string,
  work: (tx: Tx, row: DepositDeskRow) => Promise<void>,
): Promise<DeskDeposit> {
  try {
    return await retriedTx(ctx, async (tx) => {
      await depositDeskRepo(tx, staffScopeOf(ctx)).lock(id);
      await work(tx, await getRow(tx, ctx, id));
      return keepAnswer(tx, ctx, await read(tx, ctx, id));
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await getDeskDeposit(ctx, id) });
  }
}

/** @param most what was asked for, or what the shop takes at once: a slip of the keyboard is no credit */
function decisionOf({ decision, amount, reason }: DepositAnswer, most: number): DepositReview['decision'] {
  const missing = (path: string) => new AppError('INVALID', { errors: [{ path, code: 'required' }] });
  if (decision === 'REFUSE') {
    if (!reason.trim()) throw missing('reason');
    return { reject: reason };
  }
  if (amount === undefined) throw missing('amount');
  if (amount > most) throw new AppError('INVALID', { errors: [{ path: 'amount', code: 'too_big' }] });
  return { credit: amount };
}

async function getRow(tx: Tx, ctx: StaffCtx, id: string): Promise<DepositDeskRow> {
  const row = await depositDeskRepo(tx, staffScopeOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskDeposit> {
  const repo = depositDeskRepo(tx, staffScopeOf(ctx));
  const row = await getRow(tx, ctx, id);
  const { tenantId, shopperId, currency, said } = row;
  const shown = await offlineDepositRepo(tx, { tenantId, depositId: id }).find();
  const history = await repo.historyOf(shopperId);
  const othersThatAre = (status: 'CREDITED' | 'REJECTED') => (history[status] ?? 0) - Number(row.status === status);
  const alone = await aloneNow(tx, ctx, KIND);
  const approvals = await findApprovals(tx, ctx, KIND, [id]);
  const deeds = await findDeedsOf(tx, { tenantId }, { subjectKind: KIND, subjectId: id });
  // what was credited is its sum by now; the deed that changed it kept what it was before
  const announced = deeds.map(({ before }) => amountIn(before)).findLast((was) => was !== undefined) ?? row.amount;
  const alike = await proofLikenessRepo(tx, { tenantId }).likeThoseOf(id);
  const picture = (await repo.findAll(alike)).map((twin) => twinOf(twin, 'PICTURE'));
  const payer = (await repo.ofSamePayer(row)).map((twin) => twinOf(twin, 'PAYER'));
  const sum = (await repo.ofSameSum(row)).map((twin) => twinOf(twin, 'SUM'));
  const twins = [...picture, ...payer, ...sum];
  return {
    ...{
      id,
      version: said.version,
      depositNo: row.depositNo,
      status: row.status,
      payerName: said.payerName,
      note: said.note,
    },
    amount: { amount: row.amount, currency },
    createdAt: row.createdAt.toISOString(),
    shopper: { id: shopperId, name: row.shopperName, email: row.shopperEmail, since: row.shopperSince.toISOString() },
    paidAt: said.paidAt?.toISOString() ?? null,
    bankReference: said.bankReference ?? '',
    proofs: shown?.proofs ?? [],
    twins: twins.filter((twin, at) => twins.findIndex((known) => known.id === twin.id) === at),
    bankLines: (await bankLinesOf(tx, row)).map(({ at, amount, currency: inCurrency, ...line }) => ({
      ...{ ...line, at: at.toISOString(), amount: { amount, currency: inCurrency } },
    })),
    credited: othersThatAre('CREDITED'),
    rejected: othersThatAre('REJECTED'),
    alone: alone === null ? null : { amount: alone, currency },
    approvals: approvals.map((each) => presentApproval(each, ctx)),
    timeline: [
      {
        ...{ at: row.createdAt.toISOString(), code: 'PENDING', staffName: null },
        detail: formatMoney({ amount: announced, currency }, intlTag(ctx.locale)),
      },
      ...deeds.toReversed().map(({ at, after, reason, staffName }) => ({
        ...{
          at: at.toISOString(),
          code: statusOf(after),
          detail: reason || cameOf(after, announced, row, ctx),
          staffName,
        },
      })),
    ],
  };
}

const twinOf = (
  { id, depositNo, shopperName, status }: DepositDeskRow,
  reason: DeskDeposit['twins'][number]['reason'],
) => ({ id, depositNo, shopperName, status, reason });

const amountIn = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'amount' in value ? Number(value.amount) : undefined;

/** The sum that came, where it was another than was announced. */
function cameOf(after: unknown, announced: number, { currency }: DepositDeskRow, { locale }: StaffCtx): string {
  const came = amountIn(after) ?? announced;
  return came === announced ? '' : formatMoney({ amount: came, currency }, intlTag(locale));
}

const statusOf = (after: unknown): string =>
  typeof after === 'object' && after !== null && 'status' in after && typeof after.status === 'string'
    ? after.status
    : '';
