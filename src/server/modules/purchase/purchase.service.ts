import * as z from 'zod/mini';
import { ServiceFeeRule } from '../../../contract/fields.schemas';
import { countOrders, type OrderGroup } from '../../../contract/order-status';
import type {
  PurchaseOrder,
  PurchaseOrderDetail,
  PurchaseOrderPage,
  PurchaseOrderStatus,
} from '../../../contract/purchase';
import type { RefundTo } from '../../../contract/refund';
import { countIn } from '../../../contract/state-groups';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { metrics } from '../../kernel/metrics';
import { localize } from '../../kernel/tenant-record';
import { tellOfOrder } from '../account/order-mail.service';
import {
  closePayment,
  findClaims,
  findOrigin,
  findPayments,
  isOpen,
  presentClaim,
  presentPayment,
  refundPayment,
  type PaymentRow,
  type PaymentService,
} from '../payment/payment.service';
import { closeRequestsOf, findAskedItems, lockRequestsOf } from '../payment/asked-refund.service';
import { backOfOrder } from '../payment/refund.service';
import { returnOwnStock } from '../catalog/own-stock.service';
import { retriedTx } from '../../kernel/retried-tx';
import { warehousesOf } from '../tenant/offers.service';
import { orderWayRepo } from './order-way.repo';
import { movesOf, presentOrder, promiseOf, timelineOf } from './order-view.rules';
import { lockShopOrder, purchaseRepo, type OrderFilter, type OrderRow } from './purchase.repo';
import { askedSince } from './asked-since.rules';
import { setClock } from './clock.service';
import { closeGivesOf } from './close-gives.service';
import { transition } from './purchase.rules';
import { mostToAsk } from './refund-left.rules';
import { holdOwnGoods } from './own-goods.service';
import { readGoods } from './told-goods';
import { inReadersWords } from '../words/sellers-words.service';
import { substituteRepo } from './substitute.repo';
import { endTopUps, findTopUps, holdTopUp, paidMoreOf, topUpEventsOf } from './top-up.service';

const BALANCE = 'BALANCE';

interface ListQuery extends Pick<OrderFilter, 'keyword'> {
  pageNo: number;
  pageSize: number;
  status?: PurchaseOrderStatus;
  group?: OrderGroup;
}

export async function list(
  ctx: UserCtx,
  { pageNo, pageSize, status, group, keyword }: ListQuery,
): Promise<PurchaseOrderPage> {
  const page = { pageNo, pageSize };
  const filter = status ? { statuses: [status], keyword } : { group, keyword };
  return ctx.tx(async (tx) => {
    const repo = purchaseRepo(tx, ownerOf(ctx));
    const [counts, dueBesides] = await Promise.all([
      repo.countByStatus({ keyword }),
      repo.countDueBesides({ keyword }),
    ]);
    const items = await present(tx, ctx, await repo.list(filter, page));
    const total =
      group && !status
        ? countOrders(group, { counts, dueBesides })
        : countIn(status ? [status] : Object.keys(counts), counts);
    return { items, total, ...page, counts, dueBesides };
  });
}

/** @throws AppError NOT_FOUND */
export async function get(
  ctx: UserCtx,
  id: string,
  { offerWayBack }: Pick<PaymentService, 'offerWayBack'>,
): Promise<PurchaseOrderDetail> {
  const warehouses = await warehousesOf(ctx);
  const { origin, row, ...detail } = await ctx.tx(async (tx) => {
    const row = await getRow(tx, ctx, id);
    const [order] = await present(tx, ctx, [row]);
    if (!order) throw new AppError('NOT_FOUND');
    const way = orderWayRepo(tx, ownerOf(ctx));
    const { id: tenantId } = ctx.tenant;
    const [events, courierEvents, parcelEvents, shipmentEvents, topUps] = await Promise.all([
      purchaseRepo(tx, ownerOf(ctx)).eventsOf(id),
      way.courierEvents(id),
      way.parcelEvents(id),
      way.shipmentEvents(id),
      findPayments(tx, { tenantId, kind: 'PURCHASE_TOPUP', targetIds: [id] }),
    ]);
    const warehouse = warehouses.find((candidate) => candidate.id === row.warehouseId);
    return {
      row,
      ...order,
      ...(await backOfOrder(tx, ownerOf(ctx), row)),
      askable: await askableOf(tx, ctx, row),
      timeline: timelineOf(events),
      courierEvents: movesOf(courierEvents),
      parcelEvents: movesOf(parcelEvents),
      shipmentEvents: movesOf(shipmentEvents),
      topUpEvents: topUpEventsOf(topUps),
      warehouseName: warehouse ? localize(warehouse.name, ctx.locale, ctx.tenant) : '',
      serviceFeeRule: z.parse(ServiceFeeRule, row.serviceFeeRule),
      origin: await findOrigin(tx, { tenantId: ctx.tenant.id, kind: 'PURCHASE', targetId: id }),
    };
  });
  return { ...detail, ...promiseOf(row, detail), wayBack: await offerWayBack(ctx.tenant, origin) };
}

/**
 * An unpaid order just ends; a paid one that is not bought yet gives back all that is left of its money: to the balance, or where the
 * shop keeps none or its shopper wishes so the way it came, at once where the provider answers.
 * @throws AppError NOT_FOUND, STATE_CONFLICT
 */
export async function close(
  ctx: UserCtx,
  id: string,
  { refundTo }: { refundTo: RefundTo },
  { returnClaims }: Pick<PaymentService, 'returnClaims'>,
): Promise<PurchaseOrder> {
  const hasClaim = await retriedTx(ctx, async (tx) => {
    const owner = ownerOf(ctx);
    const now = ctx.now();
    const order = await getRow(tx, ctx, id);
    const move = transition(order, 'CLOSED');
    if (!move) throw new AppError('STATE_CONFLICT');
    const isPaid = order.status !== 'PENDING_PAYMENT';
    const target = { tenantId: owner.tenantId, kind: 'PURCHASE', targetId: id } as const;
    await lockRequestsOf(tx, owner, order);
    // the payment before the order: paying locks in this order too
    const keepsBalances = ctx.tenant.preference.supportBalancePay && refundTo === 'BALANCE';
    const refund = { ...target, cause: 'ORDER_CLOSED', reference: order.orderNo, now, keepsBalances } as const;
    const refunded = isPaid ? await refundPayment(tx, refund) : undefined;
    if (!isPaid && !(await closePayment(tx, target))) throw new AppError('STATE_CONFLICT');
    const repo = purchaseRepo(tx, owner);
    if (isPaid) {
      await holdTopUp(tx, order);
      await lockShopOrder(tx, owner.tenantId, id);
      await endTopUps(tx, { keepsBalances }, order, now);
    }
    const change = { closeReason: 'BY_SHOPPER', refunded: refunded?.amount ?? 0 };
    if (!(await repo.move(id, move, now, change))) throw new AppError('STATE_CONFLICT');
    await repo.addEvents([{ orderId: id, status: 'CLOSED', at: now }]);
    await returnOwnStock(tx, owner, { orderIds: [id] }, now);
    await closeRequestsOf(tx, owner, order, now);
    const code = refunded?.isClaim ? 'PURCHASE_GOES_BACK' : isPaid ? 'PURCHASE_REFUNDED' : 'PURCHASE_CLOSED';
    const told = { id, orderNo: order.orderNo, host: ctx.host, goods: await readGoods(tx, order) };
    await tellOfOrder(tx, { ...owner, code, event: id, order: told, at: now });
    return refunded?.isClaim ?? false;
  });
  metrics().orders.inc({ event: 'closed' });
  if (hasClaim) await returnClaims({ tenantId: ctx.tenant.id, now: ctx.now, tx: ctx.tx });
  return getOrder(ctx, id);
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT, and what `payFromBalance` refuses */
export async function pay(
  ctx: UserCtx,
  id: string,
  payPassword: string,
  { payFromBalance }: Pick<PaymentService, 'payFromBalance'>,
): Promise<PurchaseOrder> {
  const { payment, canPay: isPayable } = await getOrder(ctx, id);
  if (!payment || !isPayable) throw new AppError('STATE_CONFLICT');
  return payFromBalance(ctx, [payment.id], payPassword, (tx) => readOrder(tx, ctx, id));
}

/**
 * What follows a settled payment of kind PURCHASE, in its transaction. A provider's money that arrives late but before
 * the order is closed still pays it; from the balance an order is paid in time or not at all.
 * @throws AppError STATE_CONFLICT where the order takes no money (any more)
 */
export async function markPaid(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const { tenantId, shopperId, targetId: id, method } = payment;
  const repo = purchaseRepo(tx, { tenantId, shopperId });
  const payableAt = method === BALANCE ? now : undefined;
  if (!(await repo.move(id, { from: 'PENDING_PAYMENT', to: 'PAID' }, now, {}, payableAt)))
    throw new AppError('STATE_CONFLICT');
  await repo.addEvents([{ orderId: id, status: 'PAID', at: now }]);
  await setClock(tx, tenantId, id, now);
  await holdOwnGoods(tx, { tenantId, shopperId, id }, now);
}

/** What waits for an answer is not asked for again. */
async function askableOf(tx: Tx, ctx: UserCtx, order: OrderRow): Promise<PurchaseOrderDetail['askable']> {
  const items = await purchaseRepo(tx, ownerOf(ctx)).itemsOf([order.id]);
  const found = items.map((item) => ({ itemId: item.id, most: mostToAsk(order, item) })).filter(({ most }) => most > 0);
  const waiting = await findAskedItems(tx, ownerOf(ctx), found.map(({ itemId }) => itemId)); // prettier-ignore
  return found.filter(({ itemId }) => !waiting.includes(itemId));
}

async function getRow(tx: Tx, ctx: UserCtx, id: string): Promise<OrderRow> {
  const row = await purchaseRepo(tx, ownerOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export const getOrder = (ctx: UserCtx, id: string): Promise<PurchaseOrder> => ctx.tx((tx) => readOrder(tx, ctx, id));

async function readOrder(tx: Tx, ctx: UserCtx, id: string): Promise<PurchaseOrder> {
  const [order] = await present(tx, ctx, [await getRow(tx, ctx, id)]);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

async function present(tx: Tx, ctx: UserCtx, rows: OrderRow[]): Promise<PurchaseOrder[]> {
  const targetIds = rows.map(({ id }) => id);
  const items = await inReadersWords(tx, ctx, await purchaseRepo(tx, ownerOf(ctx)).itemsOf(targetIds));
  const payments = await findPayments(tx, { tenantId: ctx.tenant.id, kind: 'PURCHASE', targetIds });
  const topUps = await findTopUps(tx, ctx.tenant.id, items);
  const claims = await findClaims(tx, ctx.tenant.id, [...payments, ...topUps]);
  const waiting = items.filter(({ status }) => status === 'SUBSTITUTE');
  const offers = await substituteRepo(tx, { tenantId: ctx.tenant.id }).openOf(waiting.map(({ id }) => id));
  const now = ctx.now();
  const shown = rows.map((row) => {
    const payment = payments.findLast(({ targetId }) => targetId === row.id);
    const own = items.filter(({ orderId }) => orderId === row.id);
    const paymentIds = [...payments, ...topUps].filter(({ targetId }) => targetId === row.id).map(({ id }) => id);
    const owed = claims.filter(({ paymentId }) => paymentIds.includes(paymentId)).map(presentClaim);
    const due = topUps.find((topUp) => topUp.targetId === row.id && (isOpen(topUp) || topUp.status === 'NEEDS_REVIEW'));
    const order = presentOrder(row, own, payment && presentPayment(payment), now, offers);
    const paidMore = paidMoreOf(topUps.filter(({ targetId }) => targetId === row.id));
    const asked = askedSince(row, own, { offers, topUp: due && isOpen(due) ? due : undefined });
    return { ...order, ...asked, topUp: due ? presentPayment(due) : null, paidMore, claims: owed };
  });
  return Promise.all(shown.map(async (order) => ({ ...order, closeGives: await closeGivesOf(tx, ctx, order) })));
}
