import type { DeskRefund, RefundAnswer, RefundQueue } from '../../../contract/refund-desk';
import type { Tx } from '../../db/database';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { recordDeed } from '../operator/audit.service';
import { getAsked, isWaiting, listAsked, presentRefund } from '../payment/asked-refund.service';
import { findLeft } from '../payment/payment.service';
import { answerRefundRequest } from './answer-refund.service';
import { orderItemsRepo } from './order-items.repo';
import { findShopOrder } from './purchase.repo';
import { leftForItem } from './refund-left.rules';

const shopOf = ({ tenant }: StaffCtx) => ({ tenantId: tenant.id });

export async function listRequests(ctx: StaffCtx, limit: number): Promise<RefundQueue> {
  const { rows, waiting } = await ctx.tx((tx) => listAsked(tx, shopOf(ctx), limit));
  return { items: rows.map((row) => ({ ...presentRefund(row), shopperName: row.shopperName })), waiting };
}

/** @throws AppError NOT_FOUND */
export const getRequest = (ctx: StaffCtx, id: string): Promise<DeskRefund> => ctx.tx((tx) => read(tx, ctx, id));

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT where it was answered */
export const answerRequest = (ctx: StaffCtx, id: string, answer: RefundAnswer): Promise<DeskRefund> =>
  retriedTx(ctx, async (tx) => {
    const shop = { ...shopOf(ctx), keepsBalances: ctx.tenant.preference.supportBalancePay };
    await answerRefundRequest(tx, shop, id, answer, {
      at: ctx.now(),
      record: (one, deed) => recordDeed(one, ctx, deed),
    });
    return keepAnswer(tx, ctx, await read(tx, ctx, id));
  });

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskRefund> {
  const shop = shopOf(ctx);
  const row = await getAsked(tx, shop, id);
  const order = await findShopOrder(tx, shop.tenantId, row.orderId);
  const { left = 0 } = (await findLeft(tx, { ...shop, kind: 'PURCHASE', targetId: row.orderId })) ?? {};
  const { orderKind, amount, currency } = row;
  const items = order ? await orderItemsRepo(tx, shop).ofOrder(order.id) : [];
  return {
    ...presentRefund(row),
    shopperName: row.shopperName,
    orderStatus: order?.status ?? null,
    left: {
      amount: orderKind === 'TRANSIT' || !order ? amount : leftForItem(order, items, row.orderItemId, left),
      currency,
    },
    canAnswer: isWaiting(row),
  };
}
