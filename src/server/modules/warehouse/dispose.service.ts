import type { ErrorCode } from '../../../contract/errors';
import type { StockInParcel } from '../../../contract/parcel';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { followItems, moveItems } from '../purchase/order-items.service';
import { parcelRepo } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { returnAhead } from './return-ahead.service';
import { frameOf, lockMine, readStockIn } from './stock-in.service';

export { frameOf } from './stock-in.service';

const CODES: Record<NonNullable<StockInParcel['disposalRefusal']>, ErrorCode> = {
  NOT_STORED: 'PARCEL_NOT_FREE',
  REFUND_ASKED: 'REFUND_ASKED',
  SERVICE_WAITS: 'STATE_CONFLICT',
};

/**
 * Its shopper wants it no more: for good, and no day is charged from then on. Its place on the shelf is free, and its
 * event says which it was. What the shop has bought of it is thrown away with it, and its order is over where all of it is.
 * @throws AppError NOT_FOUND, PARCEL_NOT_FREE, REFUND_ASKED, STATE_CONFLICT while a service waits
 */
export async function dispose(ctx: UserCtx, id: string): Promise<Record<string, never>> {
  const frame = await frameOf(ctx);
  return retriedTx(ctx, async (tx) => {
    await disposeOf(tx, ctx, id, frame);
    return keepAnswer(tx, ctx, {});
  });
}

/** The same, with what else happens then. */
export async function disposeOf(tx: Tx, ctx: UserCtx, id: string, frame: Awaited<ReturnType<typeof frameOf>>) {
  const row = await lockMine(tx, ctx, id);
  const { disposalRefusal, items } = await readStockIn(tx, ctx, id, frame);
  const refusal = (code: ErrorCode) => new AppError(code, { data: { parcelIds: [id] } });
  if (disposalRefusal) throw refusal(CODES[disposalRefusal]);
  const { tenantId, shopperId } = ownerOf(ctx);
  const facts = { location: row.location };
  const deed = { actor: { kind: 'SHOPPER', id: shopperId }, at: ctx.now(), facts } as const;
  const step = parcelTransition(row, 'DISPOSED');
  const isMoved = step && (await parcelRepo(tx, { tenantId }).move(id, step, deed, { storageAt: null, location: '' }));
  if (!isMoved) throw refusal('PARCEL_NOT_FREE');
  await returnAhead(tx, row, deed.at);
  const bought = items.flatMap(({ order }) => order?.itemId ?? []);
  await moveItems(tx, tenantId, bought, 'QC_PASSED', 'DISPOSED');
  await followItems(tx, tenantId, bought, ctx.now());
}
