import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tellOfOrder } from '../account/order-mail.service';
import { orderItemsRepo } from './order-items.repo';
import { HELD_UP, stateOfItems } from './order-items.rules';
import { setClock } from './clock.service';
import { hostOf } from './order-host.service';
import { findShopOrder, lockShopOrder, purchaseRepo, type ItemRow } from './purchase.repo';
import { readGoods } from './told-goods';
import { transition } from './purchase.rules';

/** Of the items, those that stand at `from`. */
export async function moveItems(
  tx: Tx,
  tenantId: string,
  ids: string[],
  from: ItemRow['status'],
  to: ItemRow['status'],
): Promise<void> {
  if (ids.length === 0) return;
  await lockOrdersOf(tx, tenantId, ids);
  await orderItemsRepo(tx, { tenantId }).move(ids, from, to);
}

/** Orders are held before their items, by whoever moves goods and by whoever gives money back. */
async function lockOrdersOf(tx: Tx, tenantId: string, itemIds: string[]): Promise<void> {
  const ids = itemIds.length === 0 ? [] : await orderItemsRepo(tx, { tenantId }).orderIdsOf(itemIds);
  for (const id of ids.toSorted()) await lockShopOrder(tx, tenantId, id);
}

/** What the inspection has found wrong with an item, and what comes back of its price where it is kept so. */
export interface Fault {
  orderItemId: string;
  finding: string;
  offerLocal: number;
}

/** Of items that have arrived: those with a fault wait for their shopper, who is told; the others are good. */
export async function judgeItems(
  tx: Tx,
  tenantId: string,
  inParcel: string[],
  faults: Fault[],
  at: Date,
): Promise<void> {
  const items = orderItemsRepo(tx, { tenantId });
  await lockOrdersOf(tx, tenantId, inParcel);
  // what comes over the bench again was judged
  const ids = await itemsAt(tx, tenantId, inParcel, 'ARRIVED');
  const decideBefore = decisionEnd(at);
  for (const id of ids) {
    const fault = faults.find(({ orderItemId }) => orderItemId === id);
    if (!fault) await items.judge(id, { status: 'QC_PASSED', finding: '', offerLocal: 0, decideBefore: null });
    else await items.judge(id, { status: 'QC_FAILED', ...saidOf(fault), decideBefore });
  }
  const wrong = ids.filter((id) => faults.some(({ orderItemId }) => orderItemId === id));
  const [first] = wrong.toSorted();
  if (!first) return;
  // what comes in exchange may be wrong again, until another day
  const round = `${first}.${decideBefore.toISOString()}`;
  for (const orderId of await items.orderIdsOf(wrong)) {
    const order = await findShopOrder(tx, tenantId, orderId);
    if (!order) continue;
    const { shopperId, orderNo } = order;
    const told = { id: orderId, orderNo, host: await hostOf(tx, tenantId, orderId) };
    await tellOfOrder(tx, {
      tenantId,
      shopperId,
      code: 'ITEM_QC_FAILED',
      event: `${orderId}.${round}`,
      order: told,
      at,
    });
  }
}

/** Those of these items that stand there. */
export const itemsAt = async (tx: Tx, tenantId: string, ids: string[], status: ItemRow['status']): Promise<string[]> =>
  (await orderItemsRepo(tx, { tenantId }).ofIds(ids)).flatMap((item) => (item.status === status ? item.id : []));

/** Of those that go back in part, how many pieces. */
export const piecesGoingBack = async (tx: Tx, tenantId: string, ids: string[]): Promise<Map<string, number>> =>
  new Map(
    (await orderItemsRepo(tx, { tenantId }).ofIds(ids)).flatMap(({ id, status, returningQty, quantity, goneQty }) => {
      const isPart = status === 'RETURNING' && returningQty > 0 && returningQty < quantity - goneQty;
      return isPart ? [[id, returningQty] as const] : [];
    }),
  );

/** The order of each of these items. */
export const ordersOfItems = async (tx: Tx, tenantId: string, ids: string[]): Promise<Map<string, string>> =>
  new Map((await orderItemsRepo(tx, { tenantId }).ofIds(ids)).map(({ id, orderId }) => [id, orderId]));

/** Whether one of these items is to be decided about, or goes back to its seller. */
export async function isHeldUp(tx: Tx, tenantId: string, ids: string[]): Promise<boolean> {
  const items = await orderItemsRepo(tx, { tenantId }).ofIds(ids);
  return items.some(({ status }) => HELD_UP.includes(status));
}

const DAY_MS = 86_400_000;
/** Until when its shopper may say what becomes of what was found wrong then. */
export const decisionEnd = (at: Date): Date => new Date(at.getTime() + LIMITS.decisionDays * DAY_MS);
const saidOf = ({ finding, offerLocal }: Fault) => ({ finding, offerLocal });

/**
 * Lets the orders of these items come as far as their items are, in the transaction of whatever moved them; each is held
 * first, so that of two who move the last of it one sees both.
 */
export async function followItems(tx: Tx, tenantId: string, itemIds: string[], at: Date): Promise<void> {
  if (itemIds.length === 0) return;
  for (const orderId of (await orderItemsRepo(tx, { tenantId }).orderIdsOf(itemIds)).toSorted())
    await follow(tx, tenantId, orderId, at);
}

/** @throws AppError STATE_CONFLICT where somebody else moved the order meanwhile */
async function follow(tx: Tx, tenantId: string, id: string, at: Date): Promise<void> {
  const items = orderItemsRepo(tx, { tenantId });
  const order = await lockShopOrder(tx, tenantId, id);
  if (!order) return;
  const statuses = (await items.ofOrder(id)).map(({ status }) => status);
  const state = stateOfItems(statuses, await items.parcelsOf(id));
  const move = state && transition(order, state);
  if (!move) return;
  const owner = { tenantId, shopperId: order.shopperId };
  const repo = purchaseRepo(tx, owner);
  if (!(await repo.move(id, move, at))) throw new AppError('STATE_CONFLICT');
  await repo.addEvents([{ orderId: id, status: move.to, at }]);
  await setClock(tx, tenantId, id, at);
  if (move.to !== 'STOCKED_IN') return;
  const told = { id, orderNo: order.orderNo, host: await hostOf(tx, tenantId, id), goods: await readGoods(tx, order) };
  await tellOfOrder(tx, { ...owner, code: 'PURCHASE_STOCKED_IN', event: id, order: told, at });
}
