import type { ApprovalDecision } from '../../../contract/approval';
import type { DeskParcel, OwnerInput } from '../../../contract/parcel-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { askApproval, decideApproval, findApprovals, voidApproval } from '../operator/approval.service';
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { claimLimitOf, worthOf } from './claim-worth.rules';
import { CLAIM } from './claims.desk.service';
import { workerOf } from './desk-worker.service';
import { giveOwner, requireOwner } from './give-owner.service';
import { askedOwnerOf, claimsOf, declaredWorth, proposalOfOwner } from './owner-approval.service';
import { changeParcel } from './parcel.desk.service';
import type { ParcelRow } from './parcel.repo';

/**
 * Goods of nobody's to whom one person means; where the shop says what one gives alone, a second one is asked, and what is
 * claimed is given to who claims it: nobody goes round the two persons of a claim by giving to another.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the parcel as it is now
 */
export const giveOwnerAtDesk = (
  ctx: StaffCtx,
  id: string,
  { version, worth: said, note, toOthers, ...given }: OwnerInput,
): Promise<DeskParcel> =>
  changeParcel(ctx, id, version, async (tx, row) => {
    const claims = await claimsOf(tx, row);
    if (claimLimitOf(ctx.tenant) === undefined) {
      for (const { id: claimId } of claims) await voidApproval(tx, ctx, CLAIM, claimId);
      await voidApproval(tx, ctx, CLAIM, id);
      return giveOwner(tx, row, { ...given, toOthers }, workerOf(ctx));
    }
    await requireOwner(tx, row, given);
    if (claims.length > 0) throw new AppError('STATE_CONFLICT');
    const worth = worthOf(said, await declaredWorth(tx, ctx, id));
    if (worth === undefined) throw new AppError('INVALID', { errors: [{ path: 'worth', code: 'required' }] });
    await askApproval(tx, ctx, proposalOfOwner(ctx, id, { ...given, worth }), note);
    await record(tx, ctx, row, { step: 'ASKED', worth, ...given }, note);
  });

/**
 * The second person's word. Where somebody claims the goods by then, or they are given, nothing comes of it.
 * @throws AppError NOT_FOUND, SAME_PERSON, CODE_INVALID; STATE_CONFLICT with the parcel as it is now
 */
export const decideOwnerAtDesk = async (ctx: StaffCtx, id: string, said: ApprovalDecision): Promise<DeskParcel> => {
  await proveAgain(ctx, said.code);
  return changeParcel(ctx, id, undefined, async (tx, row) => {
    const asked = (await findApprovals(tx, ctx, CLAIM, [id])).find((one) => one.id === said.approvalId);
    if (!asked) throw new AppError('NOT_FOUND');
    const given = askedOwnerOf(asked);
    const isFree = row.status === 'UNCLAIMED' && (await claimsOf(tx, row)).length === 0;
    const now = isFree ? proposalOfOwner(ctx, id, given) : undefined;
    const word = await decideApproval(tx, ctx, { kind: CLAIM, subjectId: id }, said, now);
    if (word === 'APPROVED') await giveOwner(tx, row, given, workerOf(ctx));
    else await record(tx, ctx, row, { step: word, ...given }, said.note);
  });
};

const record = (tx: Tx, ctx: StaffCtx, row: ParcelRow, after: Record<string, unknown>, reason: string) =>
  recordDeed(tx, ctx, {
    ...{ action: 'warehouse.unclaimed', subjectKind: 'PARCEL', subjectId: row.id, reason },
    before: { status: row.status },
    after: { status: row.status, ...after },
  });
