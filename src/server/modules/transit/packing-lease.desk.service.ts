import { LIMITS } from '../../../contract/limits';
import type { DeskTransit } from '../../../contract/packing-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import type { Term } from '../../kernel/lease.repo';
import { recordDeed } from '../operator/audit.service';
import { leaseOf } from '../../kernel/lease.rules';
import { packingDeskRepo } from './packing-desk.repo';
import { frameOf, getPackingRow, readForDesk, viewerOf } from './packing-desk.service';

export const termOf = (ctx: StaffCtx): Term => {
  const now = ctx.now();
  return { now, until: new Date(now.getTime() + LIMITS.leaseMinutes * 60_000) };
};

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the shipment, where it has left or somebody else is on it */
export async function claimTransit(ctx: StaffCtx, id: string, takesOver: boolean): Promise<DeskTransit> {
  const frame = await frameOf(ctx);
  return ctx.tx(async (tx) => {
    const before = leaseOf(await getPackingRow(tx, ctx, id), viewerOf(ctx));
    const [mine] = await packingDeskRepo(tx, staffScopeOf(ctx)).claim([id], termOf(ctx), takesOver);
    if (!mine) throw new AppError('STATE_CONFLICT', { data: await readForDesk(tx, ctx, id, frame) });
    // to stay on it is nothing new
    if (!before?.isMine) await record(tx, ctx, id, before, { staffId: ctx.staff.staffId });
    return readForDesk(tx, ctx, id, frame);
  });
}

/** @throws AppError NOT_FOUND */
export async function releaseTransit(ctx: StaffCtx, id: string): Promise<DeskTransit> {
  const frame = await frameOf(ctx);
  return ctx.tx(async (tx) => {
    const before = leaseOf(await getPackingRow(tx, ctx, id), viewerOf(ctx));
    const [wasMine] = await packingDeskRepo(tx, staffScopeOf(ctx)).release([id]);
    if (wasMine && before) await record(tx, ctx, id, before, null);
    return readForDesk(tx, ctx, id, frame);
  });
}

const record = (tx: Tx, ctx: StaffCtx, subjectId: string, before: object | null, after: object | null) =>
  recordDeed(tx, ctx, {
    ...{ action: 'packing.pick', subjectKind: 'TRANSIT_ORDER', subjectId },
    before: before && { ...before },
    after: after && { ...after },
  });
