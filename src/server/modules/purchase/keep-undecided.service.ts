import { shopTx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { tellOfOrder } from '../account/order-mail.service';
import { hostOf } from './order-host.service';
import { orderItemsRepo, undecidedItems } from './order-items.repo';
import { findShopOrder } from './purchase.repo';

/** Keeps as it is what nobody has decided about in time, in all shops. @returns how many items */
export const keepUndecided = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'keep undecided items', due: undecidedItems, work: keep }, () => now, isStopped);

async function keep({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<undefined> {
  await shopTx(tenantId, async (tx) => {
    const item = await orderItemsRepo(tx, { tenantId }).keepUndecided(id, now);
    const order = item && (await findShopOrder(tx, tenantId, item.orderId));
    if (!order) return;
    const told = { id: order.id, orderNo: order.orderNo, host: await hostOf(tx, tenantId, order.id) };
    const { shopperId } = order;
    await tellOfOrder(tx, {
      tenantId,
      shopperId,
      code: 'ITEM_KEPT',
      event: `${id}.${item.version}`,
      order: told,
      at: now,
    });
  });
}
