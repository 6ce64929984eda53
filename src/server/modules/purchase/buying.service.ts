import { paidFor } from '../../../contract/dearer';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { announceFurther, announceParcel, type WorkDeed, type Worker } from '../warehouse/announce.service';
import { setClock } from './clock.service';
import { orderItemsRepo } from './order-items.repo';
import { findShopOrder, lockShopOrder, purchaseRepo, type OrderRow } from './purchase.repo';
import { tellGoesOn } from './tell-promise.service';
import { transition } from './purchase.rules';
import { isAskedAbout } from './substitute.rules';

/** Somebody is about to buy it. @throws AppError NOT_FOUND, STATE_CONFLICT */
export async function beginBuying(tx: Tx, tenantId: string, id: string, worker: Worker): Promise<void> {
  await move(tx, tenantId, id, 'PURCHASING', 'purchase.claim', worker);
}

/**
 * It is bought and can no longer be closed. @throws AppError NOT_FOUND, STATE_CONFLICT where its shopper closed it first,
 * or is asked whether to pay more for something of it
 */
export async function finishBuying(
  tx: Tx,
  tenantId: string,
  id: string,
  worker: Worker,
  facts: Record<string, unknown> = {},
): Promise<void> {
  await lockShopOrder(tx, tenantId, id);
  const items = await orderItemsRepo(tx, { tenantId }).ofOrder(id);
  if (items.some(isAskedAbout)) throw new AppError('STATE_CONFLICT');
  const order = await move(tx, tenantId, id, 'PURCHASED', 'purchase.place', worker, facts);
  await tellGoesOn(tx, order, 'PURCHASE_BOUGHT', worker.at);
}

/** Its seller has sent all of it under these numbers, by which the warehouse will know it. @throws AppError NOT_FOUND, STATE_CONFLICT */
export const shipFromSeller = (
  tx: Tx,
  tenantId: string,
  id: string,
  trackingNos: string[],
  worker: Worker,
): Promise<void> => shipInParcels(tx, tenantId, id, [{ trackingNos }], worker);

/** The same in parcels apart. @param parcels whose items nobody names has all of them @throws as `shipFromSeller` */
export async function shipInParcels(
  tx: Tx,
  tenantId: string,
  id: string,
  parcels: { trackingNos: string[]; itemIds?: string[] | undefined }[],
  worker: Worker,
): Promise<void> {
  const numbers = parcels.flatMap(({ trackingNos }) => trackingNos);
  const order = await move(tx, tenantId, id, 'SELLER_SHIPPED', 'purchase.place', worker, { trackingNos: numbers });
  const { shopperId, warehouseId } = order;
  const rows = await purchaseRepo(tx, { tenantId, shopperId }).itemsOf([id]);
  const coming = rows.filter(({ status }) => status === 'ORDERED');
  const all = coming.map((item) => {
    const { title, image, productUrl, channel, skuLabels, quantity, id: orderItemId } = item;
    // it is declared and insured for what was paid in the end
    return { orderItemId, title, image, productUrl, channel, quantity, unitFen: paidFor(item), options: skuLabels };
  });
  for (const { trackingNos, itemIds } of parcels) {
    const items = itemIds ? all.filter(({ orderItemId }) => itemIds.includes(orderItemId)) : all;
    await announceParcel(tx, { tenantId, shopperId }, { warehouseId, trackingNos, items }, worker);
  }
  await tellGoesOn(tx, order, 'PURCHASE_SHIPPED', worker.at);
}

/** Its seller has sent it, and may have said only now under which numbers all of it comes. @throws as `shipFromSeller` */
export async function followParcels(
  tx: Tx,
  tenantId: string,
  id: string,
  trackingNos: string[],
  worker: Worker,
): Promise<void> {
  const order = await lockShopOrder(tx, tenantId, id);
  if (!order || !COMING.includes(order.status)) return shipFromSeller(tx, tenantId, id, trackingNos, worker);
  const items = await orderItemsRepo(tx, { tenantId }).ofOrder(id);
  const ids = items.map((item) => item.id);
  const added = await announceFurther(tx, { tenantId }, ids, trackingNos);
  if (added.length === 0) return;
  const deed = { action: 'purchase.place', subjectKind: 'PURCHASE_ORDER', subjectId: id } as const;
  await worker.record(tx, { ...deed, before: { status: order.status }, after: { trackingNos: added } });
}

const COMING: readonly OrderRow['status'][] = ['SELLER_SHIPPED', 'PARTIALLY_ARRIVED', 'STOCKED_IN'];

async function move(
  tx: Tx,
  tenantId: string,
  id: string,
  to: 'PURCHASING' | 'PURCHASED' | 'SELLER_SHIPPED',
  action: WorkDeed['action'],
  { at, record }: Worker,
  facts: Record<string, unknown> = {},
): Promise<OrderRow> {
  const order = await findShopOrder(tx, tenantId, id);
  if (!order) throw new AppError('NOT_FOUND');
  const step = transition(order, to);
  const repo = purchaseRepo(tx, { tenantId, shopperId: order.shopperId });
  if (!step || !(await repo.move(id, step, at))) throw new AppError('STATE_CONFLICT');
  await repo.addEvents([{ orderId: id, status: to, at }]);
  await setClock(tx, tenantId, id, at);
  const before = { status: order.status };
  await record(tx, { action, subjectKind: 'PURCHASE_ORDER', subjectId: id, before, after: { status: to, ...facts } });
  return order;
}
