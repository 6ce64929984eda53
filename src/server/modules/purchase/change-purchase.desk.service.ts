import type { DeskPurchase } from '../../../contract/buying-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { leaseOf } from '../../kernel/lease.rules';
import { retriedTx } from '../../kernel/retried-tx';
import { getPurchaseRow, readPurchase, viewerOf } from './buying-desk.service';
import { versionOf } from './buying-desk-view.rules';
import { holdOrder } from './drop-item.service';
import { orderItemsRepo } from './order-items.repo';
import { purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';

type Work = (tx: Tx, order: OrderRow, items: ItemRow[]) => Promise<void>;

/** One change by whoever has read this version of it, and where it has to be theirs, is on it. @param version undefined: whatever it is by now, and whoever is on it */
export async function changePurchase(
  ctx: StaffCtx,
  id: string,
  version: number | undefined,
  { isLeased }: { isLeased: boolean },
  work: Work,
): Promise<DeskPurchase> {
  try {
    return await retriedTx(ctx, async (tx) => {
      await getPurchaseRow(tx, ctx, id);
      const order = await holdOrder(tx, { tenantId: ctx.tenant.id }, id);
      const items = await orderItemsRepo(tx, order).ofOrder(id);
      const events = await purchaseRepo(tx, order).eventsOf(id);
      const lease = leaseOf({ ...order, claimedName: null }, viewerOf(ctx));
      const isTheirs = isLeased ? lease?.isMine === true : !lease || lease.isMine;
      const isRead = version === undefined || (versionOf(items, events.length) === version && isTheirs);
      if (!isRead) throw new AppError('STATE_CONFLICT');
      await work(tx, order, items);
      return keepAnswer(tx, ctx, await readPurchase(tx, ctx, id));
    });
  } catch (error) {
    throw await withOrder(ctx, id, error);
  }
}

/** A conflict shows what there is now. */
export async function withOrder(ctx: StaffCtx, id: string, error: unknown): Promise<unknown> {
  return error instanceof AppError && error.code === 'STATE_CONFLICT' ? purchaseConflict(ctx, id) : error;
}

export async function purchaseConflict(ctx: StaffCtx, id: string): Promise<AppError> {
  return new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readPurchase(tx, ctx, id)) });
}
