import { LIMITS } from '../../../contract/limits';
import type { ClaimQueue, DeskClaim, QueuedClaim } from '../../../contract/unclaimed-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { answerClaim, weighWaiting, type ClaimAnswer } from './answer-claim.service';
import { claimDeskRepo, type QueuedClaimRow } from './claim-desk.repo';
import { workerOf } from './desk-worker.service';

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
export const getClaimOfShop = (ctx: StaffCtx, id: string): Promise<DeskClaim> => ctx.tx((tx) => read(tx, ctx, id));

/** @throws AppError NOT_FOUND, STATE_CONFLICT where it was answered, or no goods of nobody's lie there */
export const answerAtDesk = (ctx: StaffCtx, id: string, answer: ClaimAnswer): Promise<DeskClaim> =>
  retriedTx(ctx, async (tx) => {
    await answerClaim(tx, ctx.tenant.id, id, answer, workerOf(ctx));
    return keepAnswer(tx, ctx, await read(tx, ctx, id));
  });

const present = ({ id, trackingNo, shopperName, statement, score, createdAt }: QueuedClaimRow): QueuedClaim => ({
  ...{ id, trackingNo, shopperName, statement, score },
  createdAt: createdAt.toISOString(),
});

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskClaim> {
  const row = await claimDeskRepo(tx, { tenantId: ctx.tenant.id }).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const { parcel, marks, score, rivals, isRivalled } = await weighWaiting(tx, ctx.tenant.id, id);
  const { status, seller, orderRef, grams, proofKeys: photos } = row;
  return {
    ...present(row),
    ...{ status, seller, orderRef, grams, photos, marks, isRivalled },
    // given or refused it stays what it was decided by
    score: status === 'SUBMITTED' ? score : row.score,
    rivals: rivals.length,
    parcel: parcel
      ? {
          ...{ parcelNo: parcel.parcelNo, location: parcel.location, grams: parcel.grams },
          labelText: parcel.labelText,
          receivedAt: parcel.receivedAt?.toISOString() ?? null,
        }
      : null,
  };
}
