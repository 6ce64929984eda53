import type { PurchaseOrder } from '../../../contract/purchase';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { metrics } from '../../kernel/metrics';
import { refuseBeyondQuota } from '../../kernel/quota';
import { newId, newNumber } from '../../kernel/tokens';
import { goodsOf } from './told-goods';
import { mailPlacedOrders, findReader } from '../account/order-mail.service';
import { confirmQuote, newQuote, refusalOf, useQuote, type QuoteSource, type WantedLine } from '../cart/quote.service';
import { createPayment, presentPayment } from '../payment/payment.service';
import { openWarehousesOf } from '../tenant/offers.service';
import { retriedTx } from '../../kernel/retried-tx';
import { draftOrders, type OrderDraft } from './order-draft.rules';
import { presentOrder } from './order-view.rules';
import { purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';
import { canClone } from './purchase.rules';

/** One order per shop of a quote of cart lines; their lines leave the cart. @throws AppError as `confirmQuote` */
export const create = (ctx: UserCtx, quoteId: string) => placeQuote(ctx, quoteId, 'CART');

/** The order of a buy-now quote. @throws AppError as `confirmQuote` */
export const createFromPreview = (ctx: UserCtx, quoteId: string) => placeQuote(ctx, quoteId, 'PREVIEW');

async function placeQuote(ctx: UserCtx, quoteId: string, source: QuoteSource): Promise<PurchaseOrder[]> {
  refuseBeyondQuota(ctx, 'orders');
  const confirmed = await confirmQuote(ctx, quoteId, source);
  const drafts = draftOrders(confirmed.quote, frameOf(ctx, quoteId));
  const placed = await retriedTx(ctx, async (tx) => {
    await useQuote(tx, ctx, quoteId, confirmed);
    return saveOrders(tx, ctx, drafts, (orders) => orders);
  });
  metrics().orders.inc({ event: 'placed' }, placed.length);
  return placed;
}

/**
 * The same things again, at the prices of now and whatever became of the first order; no money moves (O8).
 * @throws AppError NOT_FOUND, SOLD_OUT, QUANTITY_NOT_ALLOWED, STATE_CONFLICT of what was quoted by hand
 */
export async function clone(ctx: UserCtx, id: string): Promise<PurchaseOrder> {
  const { order, items } = await ctx.tx(async (tx) => {
    const repo = purchaseRepo(tx, ownerOf(ctx));
    const found = await repo.find(id);
    if (!found) throw new AppError('NOT_FOUND');
    return { order: found, items: await repo.itemsOf([id]) };
  });
  if (!canClone(order)) throw new AppError('STATE_CONFLICT');
  const warehouses = await openWarehousesOf(ctx);
  const warehouse = warehouses.find((candidate) => candidate.id === order.warehouseId) ?? warehouses[0];
  const wanted = items.map((item) => wantedOf(item, order));
  const fresh = await newQuote(ctx, 'PREVIEW', wanted, warehouse?.id ?? '');
  const [draft, ...others] = draftOrders(fresh.quote, frameOf(ctx, null));
  if (!fresh.quote.canOrder || !draft) throw await refusalOf(ctx, fresh);
  // its things have moved to several shops: that is no longer one order
  if (others.length) throw new AppError('STATE_CONFLICT');
  const placed = await ctx.tx(async (tx) => {
    return saveOrders(tx, ctx, [draft], ([cloned]) => {
      if (!cloned) throw new AppError('INTERNAL');
      return cloned;
    });
  });
  metrics().orders.inc({ event: 'placed' });
  return placed;
}

export const frameOf = (ctx: UserCtx, quoteId: string | null) => {
  const now = ctx.now();
  return { quoteId, now, newId, newNumber: () => newNumber('PO', now) };
};

/** Saves all of a placement, with one mail. @param answerOf makes the call's answer, kept with it */
export async function saveOrders<Answer>(
  tx: Tx,
  ctx: UserCtx,
  drafts: OrderDraft[],
  answerOf: (orders: PurchaseOrder[]) => Answer,
): Promise<Answer> {
  const owner = ownerOf(ctx);
  const now = ctx.now();
  const repo = purchaseRepo(tx, owner);
  // in this order, for what comes later points at what came before; all in one round trip
  const saving = repo.insert(
    drafts.map(({ order }) => order),
    drafts.flatMap(({ items }) => items),
  );
  const noting = repo.addEvents(drafts.map(({ order }) => ({ orderId: order.id, status: 'PENDING_PAYMENT', at: now })));
  const charging = drafts.map(({ order: { id: targetId, orderNo: targetNo, totalLocal: amount, currency } }) =>
    createPayment(tx, {
      ...owner,
      kind: 'PURCHASE',
      targetId,
      targetNo,
      amount: { amount, currency },
      host: ctx.host,
      now,
    }),
  );
  const [saved, payments, reader] = await Promise.all([saving, Promise.all(charging), findReader(tx, owner), noting]);
  const orders = saved.orders.map((order) => {
    const items = saved.items.filter(({ orderId }) => orderId === order.id);
    const payment = payments.find(({ targetId }) => targetId === order.id);
    return presentOrder(order, items, payment && presentPayment(payment), now);
  });
  const [answer] = await Promise.all([
    keepAnswer(tx, ctx, answerOf(orders)),
    mailPlacedOrders(
      tx,
      ctx,
      reader,
      saved.orders.map((order) => ({ ...order, goods: goodsOf(order, saved.items) })),
    ),
  ]);
  return answer;
}

/** What was ordered, as a wish: with what the shopper saw of it then. */
const wantedOf = (item: ItemRow, { shopId, shopName }: OrderRow): WantedLine => ({
  cartItemId: null,
  productUrl: item.productUrl,
  channel: item.channel as WantedLine['channel'],
  itemId: item.itemId,
  skuId: item.skuId,
  quantity: item.quantity,
  message: item.message,
  seen: {
    title: item.title,
    titleOriginal: item.titleOriginal || undefined,
    image: item.image,
    skuLabels: item.skuLabels,
    shopId,
    shopName,
    priceMode: 'SKU_PRICE',
    priceRange: [],
    skuPriceFen: item.unitFen,
  },
});
