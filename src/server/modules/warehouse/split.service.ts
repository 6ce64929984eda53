import type { StockInParcel } from '../../../contract/parcel';
import type { SplitInput } from '../../../contract/warehouse';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { checkPayer } from '../wallet/check-pay-password.service';
import { putOnBench, UNMEASURED } from './on-bench.service';
import { parcelContentsRepo } from './parcel-contents.repo';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { returnAhead } from './return-ahead.service';
import { payRework, requireReworkable } from './rework.service';
import { frameOf, lockMine, readStockIn } from './stock-in.service';
import { storageDayRepo } from './storage-day.repo';
import { afterPaid, UNPAID } from './storage.rules';

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
    const partId = await takeApart(tx, ctx, row, itemIds);
    await payRework(tx, ctx, { parcelNo, what: `split.${partId}`, amount });
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, id, frame));
  });
}

/** @returns the parcel of what leaves the other one */
async function takeApart(tx: Tx, ctx: UserCtx, row: ParcelRow, itemIds: string[]): Promise<string> {
  const owner = ownerOf(ctx);
  const [parcels, contents] = [parcelRepo(tx, owner), parcelContentsRepo(tx, owner)];
  const at = ctx.now();
  const id = newId();
  // days to come are those of neither part: else both would lie for them
  await returnAhead(tx, row, at);
  const paid = (await storageDayRepo(tx, owner).paidOf([row.id])).get(row.id) ?? UNPAID;
  const { parcelNo, shopperId, warehouseId, source, goodsKinds, receivedAt, stockedInAt, dayOffset, pausedDays } = row;
  const part = {
    ...{ id, shopperId, warehouseId, source, goodsKinds, receivedAt, stockedInAt, dayOffset, pausedDays },
    parcelNo: await parcels.nextPartNo(parcelNo),
    // what was paid for the whole was paid for both
    ...{ freeUntil: afterPaid(row, paid), storageTold: row.storageTold, pausedAt: at },
    ...{ status: 'RECEIVED' as const, ...UNMEASURED },
  };
  const deed = { actor: { kind: 'SHOPPER', id: owner.shopperId }, at, facts: { splitFrom: parcelNo } } as const;
  await parcels.insert(part, deed);
  await parcels.copyEvents(row.id, id);
  await putOnBench(tx, ctx, row, 'RECEIVED');
  await contents.moveItems(row.id, id, itemIds);
  await contents.dropPhotosOfAll(row.id);
  return id;
}
