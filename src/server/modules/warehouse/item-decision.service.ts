import type { StockInParcel } from '../../../contract/parcel';
import type { DecisionInput } from '../../../contract/warehouse';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { decideItem } from '../purchase/item-decision.service';
import { parcelRepo } from './parcel.repo';
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
    const { items, status } = await readStockIn(tx, ctx, id, frame);
    const item = items.find(({ order }) => order?.itemId === orderItemId);
    if (!item) throw new AppError('NOT_FOUND');
    const keepsBalances = ctx.tenant.preference.supportBalancePay && refundTo === 'BALANCE';
    await decideItem(tx, owner, { orderItemId, decision, keepsBalances, now: ctx.now() });
    const actor = { kind: 'SHOPPER', id: owner.shopperId } as const;
    const facts = { decided: { orderItemId, title: item.title, decision } };
    await parcelRepo(tx, owner).note(id, status, { actor, at: ctx.now(), facts });
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, id, frame));
  });
}
