import type { ApprovalDecision } from '../../../contract/approval';
import type { DeskClaim } from '../../../contract/unclaimed-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { askApproval, decideApproval, findApprovals, voidApproval, type Proposal } from '../operator/approval.service';
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { answerClaim, weighWaiting, type ClaimAnswer } from './answer-claim.service';
import { CLAIM, declaredOf, getClaimRow, readClaim } from './claims.desk.service';
import { claimLimitOf, worthOf } from './claim-worth.rules';
import type { QueuedClaimRow } from './claim-desk.repo';
import { workerOf } from './desk-worker.service';
import type { Weighed } from './weigh-claim.service';

/** What is given away, as the first person has said it. */
interface Given {
  note: string;
  toOthers: string;
  worth: number;
}

/**
 * Refuses it, or gives the goods away; where they are worth more than one person gives, a second one is asked.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT where it was answered or asked, or no goods of nobody's lie there
 */
export const answerAtDesk = (ctx: StaffCtx, id: string, answer: ClaimAnswer): Promise<DeskClaim> =>
  retriedTx(ctx, async (tx) => {
    const { tenant } = ctx;
    if (answer.decision === 'REFUSE') {
      await voidApproval(tx, ctx, CLAIM, id);
      await answerClaim(tx, tenant.id, id, answer, workerOf(ctx));
      return keepAnswer(tx, ctx, await readClaim(tx, ctx, id));
    }
    const weighed = await weighWaiting(tx, tenant.id, id);
    const { parcel, rivals, declaredFen } = weighed;
    const { note, toOthers = '' } = answer;
    if (rivals.length > 0 && !toOthers.trim()) throw required('toOthers');
    const limit = claimLimitOf(tenant);
    const worth = worthOf(answer.worth, declaredOf(ctx, declaredFen));
    if (limit !== undefined && worth === undefined) throw required('worth');
    if (limit === undefined || worth === undefined || worth <= limit)
      await give(tx, ctx, id, { ...answer, worth }, weighed);
    else {
      const row = await getClaimRow(tx, ctx, id);
      if (row.status !== 'SUBMITTED' || !parcel) throw new AppError('STATE_CONFLICT');
      await askApproval(tx, ctx, proposalOf(ctx, row, parcel.id, { note, toOthers, worth }), note);
      await record(tx, ctx, id, { step: 'ASKED', note, worth });
    }
    return keepAnswer(tx, ctx, await readClaim(tx, ctx, id));
  });

/**
 * The second person's word. Where something else lies there by then, or it was answered, nothing comes of it.
 * @throws AppError NOT_FOUND, SAME_PERSON, CODE_INVALID, STATE_CONFLICT where it is decided
 */
export const decideAtDesk = async (ctx: StaffCtx, id: string, said: ApprovalDecision): Promise<DeskClaim> => {
  await proveAgain(ctx, said.code);
  return retriedTx(ctx, async (tx) => {
    const asked = (await findApprovals(tx, ctx, CLAIM, [id])).find((one) => one.id === said.approvalId);
    if (!asked) throw new AppError('NOT_FOUND');
    const weighed = await weighWaiting(tx, ctx.tenant.id, id);
    const { parcel } = weighed;
    const row = await getClaimRow(tx, ctx, id);
    const given = { note: wordsOf(asked.payload.note), toOthers: wordsOf(asked.payload.toOthers), worth: asked.amount };
    const now = row.status === 'SUBMITTED' && parcel ? proposalOf(ctx, row, parcel.id, given) : undefined;
    const word = await decideApproval(tx, ctx, { kind: CLAIM, subjectId: id }, said, now);
    if (word === 'APPROVED') await give(tx, ctx, id, { decision: 'APPROVE', ...given }, weighed);
    else await record(tx, ctx, id, { step: word, note: said.note, worth: asked.amount });
    return keepAnswer(tx, ctx, await readClaim(tx, ctx, id));
  });
};

/** With it, what else was asked about the same goods is not decided any more. */
async function give(tx: Tx, ctx: StaffCtx, id: string, answer: ClaimAnswer, { parcel, rivals }: Weighed) {
  await answerClaim(tx, ctx.tenant.id, id, answer, workerOf(ctx));
  const others = [...rivals.map((rival) => rival.id), ...(parcel ? [parcel.id] : [])];
  for (const each of [id, ...others]) await voidApproval(tx, ctx, CLAIM, each);
}

const required = (path: string) => new AppError('INVALID', { errors: [{ path, code: 'required' }] });
const wordsOf = (said: string | number | undefined): string => (typeof said === 'string' ? said : '');

/** What the second person allows: these goods, to this shopper, at this worth and with these words. */
const proposalOf = (
  { tenant: { currency } }: StaffCtx,
  { id, shopperId }: QueuedClaimRow,
  parcelId: string,
  { note, toOthers, worth }: Given,
): Proposal => ({
  ...{ kind: CLAIM, subjectId: id, amount: worth, currency },
  payload: { parcelId, shopperId, note, toOthers },
});

const record = (tx: Tx, ctx: StaffCtx, id: string, { note, ...after }: { step: string; note: string; worth: number }) =>
  recordDeed(tx, ctx, {
    ...{ action: 'warehouse.unclaimed', subjectKind: 'PARCEL_CLAIM', subjectId: id, reason: note },
    before: { status: 'SUBMITTED' },
    after,
  });
