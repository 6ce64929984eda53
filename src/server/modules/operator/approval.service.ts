import { createHash } from 'node:crypto';
import type { Approval, ApprovalDecision } from '../../../contract/approval';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { requirePerson } from './prove-again.service';
import { holdSession } from './staff-session.service';
import { approvalRepo, type ApprovalKind, type NamedApproval } from './approval.repo';

/** What wants two persons: all of it, as it stands when it is asked and again when it is decided. */
export interface Proposal {
  kind: ApprovalKind;
  subjectId: string;
  amount: number;
  currency: string;
  /** Whatever must not have changed in between. */
  payload: Record<string, string | number>;
}

/**
 * One asks, and no program of theirs.
 * @throws AppError FORBIDDEN, SESSION_EXPIRED, STATE_CONFLICT where it is asked already
 */
export async function askApproval(tx: Tx, ctx: StaffCtx, proposal: Proposal, note: string): Promise<void> {
  requirePerson(ctx);
  await holdSession(tx, ctx);
  const { kind, subjectId, amount, currency, payload } = proposal;
  const row = { id: newId(), kind, subjectId, amount, currency, payload, note };
  const asked = { ...row, payloadHash: hashOf(proposal), askedAt: ctx.now() };
  if (!(await approvalRepo(tx, staffScopeOf(ctx)).insert(asked))) throw new AppError('STATE_CONFLICT');
}

/**
 * Another decides: once, and about what was asked. What is something else by now is void.
 * @param now what the subject says at this moment, held; undefined where nothing of it can be decided any more
 * @throws AppError SESSION_EXPIRED where the decider was suspended or lost rights while this waited, NOT_FOUND,
 * SAME_PERSON, STATE_CONFLICT where it is decided
 */
export async function decideApproval(
  tx: Tx,
  ctx: StaffCtx,
  { kind, subjectId }: Pick<Proposal, 'kind' | 'subjectId'>,
  { approvalId, decision, note }: ApprovalDecision,
  now: Proposal | undefined,
): Promise<'APPROVED' | 'REFUSED' | 'VOID'> {
  const repo = approvalRepo(tx, staffScopeOf(ctx));
  const asked = await repo.lock(kind, subjectId, approvalId);
  // behind the lock of the subject and of what was asked: a word counts of whoever may say it when it is written
  await holdSession(tx, ctx);
  if (!asked) throw new AppError('NOT_FOUND');
  if (asked.decision !== null) throw new AppError('STATE_CONFLICT');
  // the database refuses it too
  if (asked.askedBy === ctx.staff.staffId) throw new AppError('SAME_PERSON');
  const isSame = now !== undefined && hashOf(now) === asked.payloadHash;
  const said = isSame ? decision : 'VOID';
  await repo.decide(approvalId, { decision: said, decisionNote: note, decidedAt: ctx.now() });
  return said;
}

/** What waits of it is not decided any more. */
export const voidApproval = (tx: Tx, ctx: StaffCtx, kind: ApprovalKind, subjectId: string): Promise<void> =>
  approvalRepo(tx, staffScopeOf(ctx)).voidOpen(kind, subjectId, ctx.now());

/** Of each of these all that was asked, oldest first. */
export const findApprovals = (
  tx: Tx,
  ctx: StaffCtx,
  kind: ApprovalKind,
  subjectIds: string[],
): Promise<NamedApproval[]> => approvalRepo(tx, staffScopeOf(ctx)).ofSubjects(kind, subjectIds);

export const presentApproval = (row: NamedApproval, ctx: StaffCtx): Approval => ({
  id: row.id,
  amount: { amount: row.amount, currency: row.currency },
  note: row.note,
  askedBy: row.askedName,
  askedAt: row.askedAt.toISOString(),
  isMine: row.askedBy === ctx.staff.staffId,
  decision: row.decision,
  decisionNote: row.decisionNote,
  decidedBy: row.decidedName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

function hashOf({ kind, subjectId, amount, currency, payload }: Proposal): string {
  const told = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, subjectId, amount, currency, told]))
    .digest('hex');
}
