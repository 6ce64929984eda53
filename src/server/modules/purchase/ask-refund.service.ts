import { LIMITS } from '../../../contract/limits';
import { canAskRefund } from '../../../contract/refund-asking';
import type { Refund, RefundInput } from '../../../contract/refund';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { openRefund } from '../payment/refund.service';
import { findUploadedPicture } from '../upload/upload.service';
import { purchaseRepo } from './purchase.repo';

/**
 * Asks for what pieces of an item have cost; a person of the shop looks at it.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT where it is not paid, is back already or was asked for
 */
export async function askRefund(ctx: UserCtx, { orderItemId, qty, photos, ...said }: RefundInput): Promise<Refund> {
  for (const [at, address] of photos.entries())
    if (!(await findUploadedPicture(ctx, address))) throw invalid(`photos.${String(at)}`, 'unknown');
  const owner = ownerOf(ctx);
  const now = ctx.now();
  return ctx.tx(async (tx) => {
    const found = await purchaseRepo(tx, owner).findItem(orderItemId);
    if (!found) throw new AppError('NOT_FOUND');
    const { item, order } = found;
    if (qty > item.quantity) throw invalid('qty', 'out_of_range');
    const amount = Math.floor((item.totalLocal * qty) / item.quantity);
    const isThere = amount > 0 && amount <= item.totalLocal - item.refundedLocal;
    if (!isThere || !canAskRefund(order, item)) throw new AppError('STATE_CONFLICT');
    return openRefund(tx, owner, {
      ...{ orderItemId, orderId: order.id, orderNo: order.orderNo, currency: order.currency, amount, photos, ...said },
      items: [{ title: item.title, image: item.image, quantity: qty }],
      dueAt: new Date(now.getTime() + LIMITS.refundAnswerDays * DAY_MS),
      now,
    });
  });
}

const DAY_MS = 86_400_000;

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });
