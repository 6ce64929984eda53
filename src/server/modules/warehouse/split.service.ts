import type { StockInParcel } from '../../../contract/parcel';
import type { SplitInput } from '../../../contract/warehouse';
import { AppError } from '../../kernel/app-error';
import type { UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { checkPayer } from '../wallet/check-pay-password.service';
import { takeApart } from './rework-steps.service';
import { byShopper, payRework, requireReworkable } from './rework.service';
import { frameOf, lockMine, readStockIn } from './stock-in.service';

/**
 * Takes a stored parcel apart, at the price that was told: both parts go over the bench, which weighs them, and each lies
 * on as long as the whole would have. @returns what stays of it @throws AppError METHOD_DISABLED, PAY_PASSWORD_*,
 * NOT_FOUND, PARCEL_NOT_FREE, REFUND_ASKED, STATE_CONFLICT where nothing would stay, a service waits or storage is due,
 * PRICE_CHANGED, BALANCE_TOO_LOW
 */
export async function splitParcel(ctx: UserCtx, id: string, input: SplitInput): Promise<StockInParcel> {
  await checkPayer(ctx, input.payPassword);
  const frame = await frameOf(ctx);
  const itemIds = [...new Set(input.itemIds)];
  return retriedTx(ctx, async (tx) => {
    const row = await lockMine(tx, ctx, id);
    const whole = await readStockIn(tx, ctx, id, frame);
    const { items, parcelNo } = whole;
    if (!itemIds.every((itemId) => items.some((item) => item.id === itemId))) throw new AppError('NOT_FOUND');
    const amount = requireReworkable(whole, input.acceptFee);
    if (itemIds.length === items.length) throw new AppError('STATE_CONFLICT');
    const partId = await takeApart(tx, row, itemIds, byShopper(ctx));
    await payRework(tx, ctx, { parcelNo, what: `split.${partId}`, amount });
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, id, frame));
  });
}
