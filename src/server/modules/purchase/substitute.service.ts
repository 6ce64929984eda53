import type { PurchaseOrder } from '../../../contract/purchase';
import type { SUBSTITUTE_DECISIONS } from '../../../contract/purchase.enums';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfOrder } from '../account/order-mail.service';
import type { PaymentService } from '../payment/payment.service';
import { readTenant } from '../tenant/tenant.service';
import { setClock } from './clock.service';
import { dropItem, holdOrder, type Shop } from './drop-item.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';
import { canClose } from './purchase.rules';
import { getOrder } from './purchase.service';
import { substituteRepo, unansweredSubstitutes } from './substitute.repo';

interface Answer {
  orderItemId: string;
  offerId: string;
  decision: (typeof SUBSTITUTE_DECISIONS)[number];
}

/**
 * Its shopper takes what is offered in place of an item, which is bought then; or the price of it comes back.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where it was answered, is too late, or is another offer by now
 */
export async function answerSubstitute(
  ctx: UserCtx,
  id: string,
  { orderItemId, offerId, decision }: Answer,
  { returnClaims }: Pick<PaymentService, 'returnClaims'>,
): Promise<PurchaseOrder> {
  const { id: tenantId, preference } = ctx.tenant;
  const shop = { tenantId, keepsBalances: preference.supportBalancePay };
  const now = ctx.now();
  await retriedTx(ctx, async (tx) => {
    const found = await purchaseRepo(tx, ownerOf(ctx)).findItem(orderItemId);
    if (found?.order.id !== id) throw new AppError('NOT_FOUND');
    const { order, item } = await holdAsked(tx, shop, id, orderItemId);
    const [offer] = await substituteRepo(tx, shop).openOf([orderItemId]);
    const isOpen = canClose(order) && item?.decideBefore && item.decideBefore > now;
    if (!item || !isOpen || offer?.id !== offerId) throw new AppError('STATE_CONFLICT');
    const isTaken = decision === 'ACCEPT';
    if (!(await substituteRepo(tx, shop).end(offerId, isTaken ? 'ACCEPTED' : 'REFUSED', now)))
      throw new AppError('STATE_CONFLICT');
    if (!isTaken) await drop(tx, shop, order, item, now);
    else if (!(await substituteRepo(tx, shop).release(orderItemId, offer.goods))) throw new AppError('STATE_CONFLICT');
    await setClock(tx, tenantId, id, now);
  });
  if (!shop.keepsBalances) await returnClaims({ tenantId, now: ctx.now, tx: ctx.tx });
  return getOrder(ctx, id);
}

/** Gives back the money of what nobody answered for in time, in all shops. @returns how many items */
export const closeSubstitutes = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'close unanswered substitutes', due: unansweredSubstitutes, work: closeDue }, () => now, isStopped);

function closeDue({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<undefined> {
  return retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
    const tenant = await readTenant(tx, tenantId);
    const found = await orderItemsRepo(tx, { tenantId }).find(id);
    if (!tenant || !found) return undefined;
    const shop = { tenantId, keepsBalances: tenant.preference.supportBalancePay };
    const { order, item } = await holdAsked(tx, shop, found.orderId, id);
    // answered meanwhile
    if (!item) return undefined;
    const repo = substituteRepo(tx, shop);
    const [offer] = await repo.openOf([id]);
    const isOver = !canClose(order);
    if (offer) await repo.end(offer.id, isOver ? 'CLOSED' : 'EXPIRED', now);
    if (isOver) await repo.release(id);
    else await drop(tx, shop, order, item, now);
    await setClock(tx, tenantId, order.id, now);
    return undefined;
  });
}

/** The order, and the item where its shopper is asked about it. */
async function holdAsked(tx: Tx, shop: Shop, orderId: string, orderItemId: string) {
  const order = await holdOrder(tx, shop, orderId);
  const item = await orderItemsRepo(tx, shop).find(orderItemId);
  return { order, item: item?.status === 'SUBSTITUTE' ? item : undefined };
}

async function drop(tx: Tx, shop: Shop, order: OrderRow, item: ItemRow, at: Date): Promise<void> {
  const out = { from: 'SUBSTITUTE', to: 'OUT_OF_STOCK', cause: 'OUT_OF_STOCK', at } as const;
  const { refunded } = await dropItem(tx, shop, order, item, out);
  const { tenantId, shopperId, id, orderNo, currency } = order;
  const told = { id, orderNo, host: await hostOf(tx, tenantId, id) };
  const news = { tenantId, shopperId, code: 'ITEM_OUT_OF_STOCK', event: item.id, order: told, at } as const;
  await tellOfOrder(tx, { ...news, sum: { amount: refunded, currency } });
}
