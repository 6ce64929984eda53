import { LIMITS } from '../../../contract/limits';
import type { Refund, RefundInput } from '../../../contract/refund';
import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { retriedTx } from '../../kernel/retried-tx';
import { findWayBack } from '../payment/payment.service';
import { openRefund } from '../payment/refund.service';
import { requireUploaded } from '../upload/upload.service';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder, purchaseRepo } from './purchase.repo';
import { canClose } from './purchase.rules';
import { costOf, mostToAsk } from './refund-left.rules';

/**
 * Asks for what pieces of an item have cost; a person of the shop looks at it.
 * @throws AppError NOT_FOUND, INVALID, IN_SHIPMENT, ALREADY_ASKED, STATE_CONFLICT where it is not paid or is back already
 */
export async function askRefund(
  ctx: UserCtx,
  { orderItemId, qty, photos, reason, wish, refundTo }: RefundInput,
): Promise<Refund> {
  if (orderItemId === undefined) throw invalid('orderItemId', 'required');
  await requireUploaded(ctx, photos);
  const owner = ownerOf(ctx);
  const now = ctx.now();
  return retriedTx(ctx, async (tx) => {
    const { item, order } = await holdItem(tx, owner, orderItemId);
    // nothing can be sent back or exchanged that is not there: its order can be closed
    if (wish !== 'MONEY_BACK' && canClose(order)) throw invalid('wish', 'not_bought');
    const most = mostToAsk(order, item);
    if (most > 0 && qty > most) throw invalid('qty', 'out_of_range');
    const amount = costOf(item, qty);
    if (most === 0 || amount === 0) throw new AppError('STATE_CONFLICT');
    const target = { tenantId: owner.tenantId, kind: 'PURCHASE', targetId: order.id } as const;
    const isToBalance = ctx.tenant.preference.supportBalancePay && refundTo === 'BALANCE';
    return openRefund(tx, owner, {
      ...{ cause: 'ASKED', orderKind: 'PURCHASE' },
      ...(await findWayBack(tx, target, isToBalance)),
      ...{
        orderItemId,
        orderId: order.id,
        orderNo: order.orderNo,
        currency: order.currency,
        amount,
        photos,
        reason,
        wish,
      },
      items: [{ title: item.title, image: item.image, quantity: qty }],
      dueAt: new Date(now.getTime() + LIMITS.refundAnswerDays * DAY_MS),
      now,
    });
  });
}

/** In the turns of those who ship it and of those who close its order. @throws AppError NOT_FOUND, IN_SHIPMENT, STATE_CONFLICT */
async function holdItem(tx: Tx, owner: Owner, id: string) {
  const repo = purchaseRepo(tx, owner);
  const found = await repo.findItem(id);
  if (!found) throw new AppError('NOT_FOUND');
  const parcels = await orderItemsRepo(tx, owner).holdParcels(id);
  if (parcels.some((status) => status === 'LOCKED' || status === 'PACKED')) throw new AppError('IN_SHIPMENT');
  // its shopper had it thrown away: nobody can look at it any more
  if (parcels.length > 0 && parcels.every((status) => status === 'DISPOSED')) throw new AppError('STATE_CONFLICT');
  await lockShopOrder(tx, owner.tenantId, found.order.id);
  return (await repo.findItem(id)) ?? found;
}

const DAY_MS = 86_400_000;

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });
