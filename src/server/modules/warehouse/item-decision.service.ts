import type { StockInParcel } from '../../../contract/parcel';
import type { DecisionInput } from '../../../contract/warehouse';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { decideItem } from '../purchase/item-decision.service';
import { frameOf, readStockIn } from './stock-in.service';

/**
 * What becomes of an item of a parcel that the inspection found wrong. @throws AppError NOT_FOUND, REFUND_ASKED,
 * STATE_CONFLICT where it was decided or is too late
 */
export async function decide(
  ctx: UserCtx,
  id: string,
  { orderItemId, decision, refundTo }: DecisionInput,
): Promise<StockInParcel> {
  const frame = await frameOf(ctx);
  return retriedTx(ctx, async (tx) => {
    const owner = ownerOf(ctx);
    const { items } = await readStockIn(tx, ctx, id, frame);
    if (!items.some(({ order }) => order?.itemId === orderItemId)) throw new AppError('NOT_FOUND');
    const keepsBalances = ctx.tenant.preference.supportBalancePay && refundTo === 'BALANCE';
    await decideItem(tx, owner, { orderItemId, decision, keepsBalances, now: ctx.now() });
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, id, frame));
  });
}
