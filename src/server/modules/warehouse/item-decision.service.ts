import type { StockInParcel } from '../../../contract/parcel';
import type { DecisionInput } from '../../../contract/warehouse';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { decideItem } from '../purchase/item-decision.service';
import { parcelContentsRepo } from './parcel-contents.repo';
import { lockMine } from './parcel-service.service';
import { readStockIn } from './stock-in.service';

/**
 * What becomes of an item of a parcel that the inspection found wrong. @throws AppError NOT_FOUND, STATE_CONFLICT where
 * it was decided, is too late, or its money was asked for
 */
export const decide = (ctx: UserCtx, id: string, { orderItemId, decision }: DecisionInput): Promise<StockInParcel> =>
  retriedTx(ctx, async (tx) => {
    const owner = ownerOf(ctx);
    await lockMine(tx, ctx, id);
    const items = await parcelContentsRepo(tx, owner).itemsOf(id);
    if (!items.some((item) => item.orderItemId === orderItemId)) throw new AppError('NOT_FOUND');
    const keepsBalances = ctx.tenant.preference.supportBalancePay;
    await decideItem(tx, owner, { orderItemId, decision, keepsBalances, now: ctx.now() });
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, id));
  });
