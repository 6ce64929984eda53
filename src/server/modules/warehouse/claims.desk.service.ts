import { convertCny } from '../../../contract/money';
import { LIMITS } from '../../../contract/limits';
import type { ClaimQueue, DeskClaim, QueuedClaim } from '../../../contract/unclaimed-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { findApprovals, presentApproval } from '../operator/approval.service';
import { weighWaiting } from './answer-claim.service';
import { claimDeskRepo, type QueuedClaimRow } from './claim-desk.repo';
import { claimLimitOf } from './claim-worth.rules';

export async function listClaimsOfShop(
  ctx: StaffCtx,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ClaimQueue> {
  const [at = '', ...id] = after?.split('_') ?? [];
  const from = after === undefined ? undefined : { createdAt: new Date(Number(at)), id: id.join('_') };
  return ctx.tx(async (tx) => {
    const repo = claimDeskRepo(tx, { tenantId: ctx.tenant.id });
    const found = await repo.list(limit, from);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      items: rows.map(present),
      next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
      waiting: { claims: await repo.count(LIMITS.deskCount) },
    };
  });
}

/** @throws AppError NOT_FOUND */
export const getClaimOfShop = (ctx: StaffCtx, id: string): Promise<DeskClaim> => ctx.tx((tx) => readClaim(tx, ctx, id));

/** What two persons say of a claim. */
export const CLAIM = 'CLAIM';

/** In the shop's money, without its margin. */
export const declaredOf = ({ tenant }: StaffCtx, fen: number | null): number | null =>
  fen === null ? null : convertCny(fen, tenant.cnyToLocalRate, 0, tenant.currency).amount;

/** @throws AppError NOT_FOUND */
export async function getClaimRow(tx: Tx, ctx: StaffCtx, id: string): Promise<QueuedClaimRow> {
  const row = await claimDeskRepo(tx, { tenantId: ctx.tenant.id }).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const present = ({ id, trackingNo, shopperName, statement, score, createdAt }: QueuedClaimRow): QueuedClaim => ({
  ...{ id, trackingNo, shopperName, statement, score },
  createdAt: createdAt.toISOString(),
});

/** @throws AppError NOT_FOUND */
export async function readClaim(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskClaim> {
  const row = await getClaimRow(tx, ctx, id);
  const { parcel, fits, score, rivals, isRivalled, declaredFen } = await weighWaiting(tx, ctx.tenant.id, id);
  const [limit, declared] = [claimLimitOf(ctx.tenant), declaredOf(ctx, declaredFen)];
  const inMoney = (amount: number) => ({ amount, currency: ctx.tenant.currency });
  const approvals = await findApprovals(tx, ctx, CLAIM, [id]);
  const { status, seller, orderRef, grams, proofKeys: photos } = row;
  return {
    ...present(row),
    ...{ status, seller, orderRef, grams, photos, isRivalled },
    marks: fits.filter((mark) => mark !== 'CLAIM'),
    // given or refused it stays what it was decided by
    score: status === 'SUBMITTED' ? score : row.score,
    rivals: rivals.length,
    alone: limit === undefined ? null : inMoney(limit),
    declared: declared === null ? null : inMoney(declared),
    approvals: approvals.map((each) => presentApproval(each, ctx)),
    parcel: parcel
      ? {
          ...{ parcelNo: parcel.parcelNo, location: parcel.location, grams: parcel.grams },
          labelText: parcel.labelText,
          receivedAt: parcel.receivedAt?.toISOString() ?? null,
        }
      : null,
  };
}
