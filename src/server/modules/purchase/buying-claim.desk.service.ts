import type { BuyingBulk, BuyingBulkInput, DeskPurchase } from '../../../contract/buying-desk';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { recordDeed } from '../operator/audit.service';
import { filterOf, getPurchaseRow, readPurchase, viewerOf } from './buying-desk.service';
import { buyingDeskRepo } from './buying-desk.repo';
import { leaseOf } from '../../kernel/lease.rules';

const termOf = (ctx: StaffCtx) => {
  const now = ctx.now();
  return { now, until: new Date(now.getTime() + LIMITS.leaseMinutes * 60_000) };
};

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the order, where it is bought or somebody else is on it */
export const claimPurchase = (ctx: StaffCtx, id: string, takesOver: boolean): Promise<DeskPurchase> =>
  ctx.tx(async (tx) => {
    const before = leaseOf(await getPurchaseRow(tx, ctx, id), viewerOf(ctx));
    const [mine] = await buyingDeskRepo(tx, staffScopeOf(ctx)).claim([id], termOf(ctx), takesOver);
    if (!mine) throw new AppError('STATE_CONFLICT', { data: await readPurchase(tx, ctx, id) });
    // to stay on it is nothing new
    if (!before?.isMine) await record(tx, ctx, id, before, { staffId: ctx.staff.staffId });
    return readPurchase(tx, ctx, id);
  });

/** @throws AppError NOT_FOUND */
export const releasePurchase = (ctx: StaffCtx, id: string): Promise<DeskPurchase> =>
  ctx.tx(async (tx) => {
    const before = leaseOf(await getPurchaseRow(tx, ctx, id), viewerOf(ctx));
    const [wasMine] = await buyingDeskRepo(tx, staffScopeOf(ctx)).release([id]);
    if (wasMine && before) await record(tx, ctx, id, before, null);
    return readPurchase(tx, ctx, id);
  });

/** What waits longest and nobody is on: two who ask at once get two orders. */
export const takeNextPurchase = (ctx: StaffCtx): Promise<{ order: DeskPurchase | null }> =>
  ctx.tx(async (tx) => {
    const id = await buyingDeskRepo(tx, staffScopeOf(ctx)).takeFirst(termOf(ctx));
    if (id === undefined) return { order: null };
    await record(tx, ctx, id, null, { staffId: ctx.staff.staffId });
    return { order: await readPurchase(tx, ctx, id) };
  });

/** @throws AppError INVALID, STATE_CONFLICT where another number matches by now */
export const changeMany = (ctx: StaffCtx, { action, ids: named, all }: BuyingBulkInput): Promise<BuyingBulk> =>
  ctx.tx(async (tx) => {
    const repo = buyingDeskRepo(tx, staffScopeOf(ctx));
    const matching = all && (await repo.idsOf(filterOf(all), LIMITS.bulkRows + 1, ctx.now()));
    if (matching && matching.length !== all?.matches) throw new AppError('STATE_CONFLICT');
    const ids = [...new Set(matching ?? named ?? [])];
    if (ids.length === 0) throw new AppError('INVALID', { errors: [{ path: 'ids', code: 'required' }] });
    const states = await repo.statesOf(ids);
    const done = new Set(action === 'CLAIM' ? await repo.claim(ids, termOf(ctx)) : await repo.release(ids));
    for (const id of done)
      await record(tx, ctx, id, null, action === 'CLAIM' ? { staffId: ctx.staff.staffId } : { staffId: null });
    return { rows: ids.map((id) => rowOf(id, done.has(id), states.get(id))) };
  });

function rowOf(id: string, isDone: boolean, status: string | undefined): BuyingBulk['rows'][number] {
  if (isDone) return { id, result: 'DONE', reason: null };
  const isToBuy = status === 'PAID' || status === 'PURCHASING';
  return { id, result: 'SKIPPED', reason: status === undefined ? 'UNKNOWN' : isToBuy ? 'TAKEN' : 'OVER' };
}

const record = (tx: Tx, ctx: StaffCtx, subjectId: string, before: object | null, after: object | null) =>
  recordDeed(tx, ctx, {
    ...{ action: 'purchase.claim', subjectKind: 'PURCHASE_ORDER', subjectId },
    before: before && { ...before },
    after: after && { ...after },
  });
