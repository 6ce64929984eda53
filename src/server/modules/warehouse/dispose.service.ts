import type { ErrorCode } from '../../../contract/errors';
import type { StockInParcel } from '../../../contract/parcel';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { parcelRepo } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { frameOf, lockMine, readStockIn } from './stock-in.service';

const CODES: Record<NonNullable<StockInParcel['disposalRefusal']>, ErrorCode> = {
  NOT_STORED: 'PARCEL_NOT_FREE',
  REFUND_ASKED: 'REFUND_ASKED',
  SERVICE_WAITS: 'STATE_CONFLICT',
};

/**
 * Its shopper wants it no more: for good, and no day is charged from then on. The place on its shelf stays written, so
 * that whoever clears it finds it.
 * @throws AppError NOT_FOUND, PARCEL_NOT_FREE, REFUND_ASKED, STATE_CONFLICT while a service waits
 */
export async function dispose(ctx: UserCtx, id: string): Promise<Record<string, never>> {
  const frame = await frameOf(ctx);
  return retriedTx(ctx, async (tx) => {
    const row = await lockMine(tx, ctx, id);
    const { disposalRefusal } = await readStockIn(tx, ctx, id, frame);
    const refusal = (code: ErrorCode) => new AppError(code, { data: { parcelIds: [id] } });
    if (disposalRefusal) throw refusal(CODES[disposalRefusal]);
    const deed = { actor: { kind: 'SHOPPER', id: ctx.user.shopperId }, at: ctx.now() } as const;
    const step = parcelTransition(row, 'DISPOSED');
    const isMoved = step && (await parcelRepo(tx, ownerOf(ctx)).move(id, step, deed, { storageAt: null }));
    if (!isMoved) throw refusal('PARCEL_NOT_FREE');
    return keepAnswer(tx, ctx, {});
  });
}
