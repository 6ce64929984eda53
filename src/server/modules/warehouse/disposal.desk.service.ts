import type { DeskParcel } from '../../../contract/parcel-desk';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { requirePerson } from '../operator/prove-again.service';
import { holdSession } from '../operator/staff-session.service';
import { keepShopPictures } from '../upload/upload.service';
import { disposalRepo } from './disposal.repo';
import { disposeStored, mayEndStored } from './dispose-stored.service';
import { disposeUnclaimed } from './end-unclaimed.service';
import { changeParcel } from './parcel.desk.service';

/**
 * Goods whose time is over, of nobody's or of a shopper who pays for their storage no more, lie in a picture of one person:
 * another says whether they are thrown away.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID, STATE_CONFLICT with the parcel as it is now
 */
export async function proposeDisposal(
  ctx: StaffCtx,
  id: string,
  { version, reason, photos }: { version: number; reason: string; photos: string[] },
): Promise<DeskParcel> {
  requirePerson(ctx);
  await keepShopPictures(ctx, photos, 'photos');
  return changeParcel(ctx, id, version, async (tx, row) => {
    await holdSession(tx, ctx);
    const now = ctx.now();
    const isOver =
      row.status === 'UNCLAIMED'
        ? row.expiresAt !== null && row.expiresAt <= now
        : await mayEndStored(tx, ctx.tenant, row, now);
    const { staffId } = ctx.staff;
    const said = { id: newId(), parcelId: id, state: 'PROPOSED' as const, reason, photos };
    const isNew = isOver && (await disposalRepo(tx, row).insert({ ...said, proposedBy: staffId, proposedAt: now }));
    if (!isNew) throw new AppError('STATE_CONFLICT');
    await recordDeed(tx, ctx, {
      ...{ action: 'warehouse.dispose', subjectKind: 'PARCEL', subjectId: id, reason },
      before: null,
      after: { disposal: said.id, photos: photos.length },
    });
  });
}

/**
 * The second person has seen them, and they are thrown away for good; or they lie on. Who proposed it may take it back.
 * @throws AppError NOT_FOUND, FORBIDDEN, SESSION_EXPIRED, SAME_PERSON, STATE_CONFLICT with the parcel as it is now
 */
export async function decideDisposal(
  ctx: StaffCtx,
  id: string,
  { disposalId, decision, note }: { disposalId: string; decision: 'CONFIRM' | 'DROP'; note: string },
): Promise<DeskParcel> {
  requirePerson(ctx);
  return changeParcel(ctx, id, undefined, async (tx, row) => {
    const repo = disposalRepo(tx, row);
    const asked = await repo.lock(disposalId);
    await holdSession(tx, ctx);
    if (asked?.parcelId !== id) throw new AppError('NOT_FOUND');
    const { staffId } = ctx.staff;
    // the database refuses it too
    if (decision === 'CONFIRM' && asked.proposedBy === staffId) throw new AppError('SAME_PERSON');
    const state = decision === 'CONFIRM' ? 'DONE' : 'DROPPED';
    if (!(await repo.decide(disposalId, { state, decidedBy: staffId, decidedAt: ctx.now(), note })))
      throw new AppError('STATE_CONFLICT');
    if (decision === 'CONFIRM') {
      const deed = { actor: { kind: 'STAFF', id: staffId }, at: ctx.now() } as const;
      const isGone =
        row.status === 'STOCKED_IN'
          ? await disposeStored(tx, ctx.tenant, id, deed)
          : await disposeUnclaimed(tx, row, deed);
      if (!isGone) throw new AppError('STATE_CONFLICT');
    }
    await recordDeed(tx, ctx, {
      ...{ action: 'warehouse.dispose', subjectKind: 'PARCEL', subjectId: id, reason: note },
      before: { status: row.status },
      after: { disposal: disposalId, decision },
    });
  });
}
