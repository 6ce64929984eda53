import type { StockInParcel } from '../../../contract/parcel';
import type { ReturnInput } from '../../../contract/warehouse';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { promiseReturn } from '../purchase/return-item.service';
import { putOnBench } from './on-bench.service';
import { frameOf, lockMine, readStockIn } from './stock-in.service';

/**
 * An item that is good after all goes back to its seller, or so many pieces of it: its parcel leaves the shelf for
 * somebody to take them out, and the money comes once they are there. The parcel is locked first, then the payment.
 * @throws AppError NOT_FOUND, INVALID, PRICE_CHANGED where its way costs something else by now, STATE_CONFLICT where it is too late, its money is asked for, or the parcel is not there
 */
export async function returnItem(
  ctx: UserCtx,
  id: string,
  { orderItemId, quantity, acceptFreight, reason, refundTo }: ReturnInput,
): Promise<StockInParcel> {
  const frame = await frameOf(ctx);
  return retriedTx(ctx, async (tx) => {
    const row = await lockMine(tx, ctx, id);
    const { items } = await readStockIn(tx, ctx, id, frame);
    const order = items.find((item) => item.order?.itemId === orderItemId)?.order;
    if (!order) throw new AppError('NOT_FOUND');
    if (!order.sendBack) throw new AppError('STATE_CONFLICT');
    const { freight, pieces: all, isWhole } = order.sendBack;
    if (acceptFreight !== undefined && acceptFreight !== freight.amount) throw new AppError('PRICE_CHANGED');
    const pieces = quantity ?? all;
    if (pieces > all || (isWhole && pieces < all))
      throw new AppError('INVALID', { errors: [{ path: 'quantity', code: 'out_of_range' }] });
    const keepsBalances = frame.keepsBalances && refundTo === 'BALANCE';
    const returning = { orderItemId, pieces, freight: freight.amount, reason, keepsBalances, now: ctx.now() };
    await promiseReturn(tx, ownerOf(ctx), returning);
    if (row.status === 'STOCKED_IN') await putOnBench(tx, ctx, row, 'INSPECTED');
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, id, frame));
  });
}
