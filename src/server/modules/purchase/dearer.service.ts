import { moreFor, sumOfMore } from '../../../contract/dearer';
import type { DearerRule } from '../../../contract/fee-rules';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfOrder } from '../account/order-mail.service';
import { findAskedItems } from '../payment/asked-refund.service';
import { findPayments, type PaymentRow } from '../payment/payment.service';
import type { Worker } from '../warehouse/announce.service';
import { readTenant } from '../tenant/tenant.service';
import { setClock } from './clock.service';
import { holdOrder } from './drop-item.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder, type ItemRow, type OrderRow } from './purchase.repo';
import { canClose } from './purchase.rules';
import { askTopUp, wasAsked as wasAskedBy } from './top-up.service';

const HOUR_MS = 3_600_000;

/** What its seller asks for one piece now. */
export interface NewPrice {
  orderItemId: string;
  unitFen: number;
}

/**
 * The seller of a paid order asks for more: its shopper is asked for the difference, once an order and for all that became
 * dearer of it; until it is paid nothing of the order is bought. A little the shop bears.
 * @returns whether its shopper is asked
 * @throws AppError NOT_FOUND, INVALID, REFUND_ASKED, STATE_CONFLICT where it is bought, not paid, not dearer or was asked
 * for before
 */
export async function reportDearer(
  tx: Tx,
  shop: { tenantId: string },
  orderId: string,
  prices: NewPrice[],
  worker: Worker,
  dearerProof = '',
): Promise<boolean> {
  const order = await holdOrder(tx, shop, orderId);
  if (!canClose(order) || (await wasAsked(tx, order))) throw new AppError('STATE_CONFLICT');
  const tenant = await readTenant(tx, shop.tenantId, worker.at);
  if (!tenant) throw new AppError('NOT_FOUND');
  const rows = await orderItemsRepo(tx, shop).ofOrder(orderId);
  const risen = orTooMuch(() => prices.map((price) => risenOf(order, rows, price, tenant.dearer)));
  // before anything is written: a top-up of more than we store could be paid and never be booked
  const sum = orTooMuch(() => sumOfMore(risen));
  const asked = risen.filter(({ more }) => more > 0);
  if ((await findAskedItems(tx, shop, idsOf(asked))).length > 0) throw new AppError('REFUND_ASKED');
  const decideBefore = new Date(worker.at.getTime() + LIMITS.dearerHours * HOUR_MS);
  for (const { item, unitFen, more } of asked) {
    const rise = { dearerFen: unitFen, topUpLocal: more, decideBefore, dearerProof };
    if (!(await orderItemsRepo(tx, shop).raise(item.id, rise))) throw new AppError('STATE_CONFLICT');
  }
  await worker.record(tx, {
    ...{ action: 'purchase.difference', subjectKind: 'PURCHASE_ORDER', subjectId: orderId },
    before: { items: risen.map(({ item }) => ({ item: item.id, unitFen: item.unitFen })) },
    after: {
      items: risen.map(({ item, unitFen, more }) => ({ item: item.id, title: item.title, unitFen, more })),
      ...{ asked: sum, currency: order.currency },
    },
  });
  if (sum === 0) return false;
  await askTopUp(tx, order, sum, worker.at);
  await setClock(tx, shop.tenantId, orderId, worker.at);
  const { tenantId, shopperId, id, orderNo } = order;
  const told = { id, orderNo, host: await hostOf(tx, tenantId, id) };
  await tellOfOrder(tx, { tenantId, shopperId, code: 'ITEM_DEARER', event: id, order: told, at: worker.at });
  return true;
}

const idsOf = (risen: { item: ItemRow }[]): string[] => risen.map(({ item }) => item.id);

/** @throws AppError INVALID where what is computed of prices is more than any sum that we store */
export function orTooMuch<T>(compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('INVALID', { errors: [{ path: 'prices', code: 'out_of_range' }], cause: error });
  }
}

/** It is paid for, and no difference of it was asked for that was paid. */
export async function wasAsked(tx: Tx, { tenantId, id, status }: OrderRow): Promise<boolean> {
  const asked = await findPayments(tx, { tenantId, kind: 'PURCHASE_TOPUP', targetIds: [id] });
  return status === 'PENDING_PAYMENT' || wasAskedBy(asked);
}

function risenOf(order: OrderRow, rows: ItemRow[], { orderItemId, unitFen }: NewPrice, rule: DearerRule) {
  const item = rows.find(({ id }) => id === orderItemId);
  if (!item) throw new AppError('NOT_FOUND');
  if (item.status !== 'ORDERED' || unitFen <= item.unitFen) throw new AppError('STATE_CONFLICT');
  return { item, unitFen, more: moreFor(order, item, unitFen, rule) };
}

/**
 * What follows a settled payment of kind PURCHASE_TOPUP: what became dearer can be bought. Money of a provider that comes
 * late still pays it while nobody has closed it; from the balance it is paid in time or not at all.
 * @throws AppError STATE_CONFLICT where it is not asked for any more
 */
export async function markDearerPaid(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const { tenantId, targetId, method, amount } = payment;
  await lockShopOrder(tx, tenantId, targetId);
  const before = method === 'BALANCE' ? now : undefined;
  const paid = await orderItemsRepo(tx, { tenantId }).settleDearer([targetId], before);
  if (paid.reduce((sum, { topUpLocal }) => sum + topUpLocal, 0) !== amount) throw new AppError('STATE_CONFLICT');
  await setClock(tx, tenantId, targetId, now);
}
