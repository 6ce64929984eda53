import type { PurchaseOrder } from '../../../contract/purchase';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfOrder } from '../account/order-mail.service';
import { returnOwnStock } from '../catalog/own-stock.service';
import type { PaymentService } from '../payment/payment.service';
import { readTenant } from '../tenant/tenant.service';
import { setClock } from './clock.service';
import { dropItem, holdOrder, type Shop } from './drop-item.service';
import { hostOf } from './order-host.service';
import { dearerItems, orderItemsRepo } from './order-items.repo';
import { purchaseRepo, type ItemRow } from './purchase.repo';
import { getOrder } from './purchase.service';
import { askTopUp, dropTopUp } from './top-up.service';

/**
 * Its shopper does without what became dearer: its money comes back, and what is due for the rest is asked for anew.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where it is paid, closed or was never asked about
 */
export async function closeItem(
  ctx: UserCtx,
  id: string,
  orderItemId: string,
  { returnClaims }: Pick<PaymentService, 'returnClaims'>,
): Promise<PurchaseOrder> {
  const { id: tenantId, preference } = ctx.tenant;
  const shop = { tenantId, keepsBalances: preference.supportBalancePay };
  await retriedTx(ctx, async (tx) => {
    const found = await purchaseRepo(tx, ownerOf(ctx)).findItem(orderItemId);
    if (found?.order.id !== id) throw new AppError('NOT_FOUND');
    const isDone = await giveUp(tx, shop, id, (item) => item.id === orderItemId, ctx.now());
    if (!isDone) throw new AppError('STATE_CONFLICT');
  });
  if (!shop.keepsBalances) await returnClaims({ tenantId, now: ctx.now, tx: ctx.tx });
  return getOrder(ctx, id);
}

/** Closes what became dearer and nobody has paid the rest of in time, in all shops. @returns how many items */
export const closeDearer = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'close dearer items', due: dearerItems, work: closeDue }, () => now, isStopped);

/** With all others of its order that wait for the same sum. */
function closeDue({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<'later' | undefined> {
  return retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
    const tenant = await readTenant(tx, tenantId, now);
    const items = orderItemsRepo(tx, { tenantId });
    const item = await items.find(id);
    if (!tenant || !item) return undefined;
    const shop = { tenantId, keepsBalances: tenant.preference.supportBalancePay };
    if (await giveUp(tx, shop, item.orderId, () => true, now)) return undefined;
    // paid meanwhile; or what was paid waits for a person
    return (await items.find(id))?.status === 'DEARER' ? 'later' : undefined;
  });
}

/** @returns false where nobody is asked any more, or something was paid already */
async function giveUp(
  tx: Tx,
  shop: Shop,
  orderId: string,
  isGivenUp: (item: ItemRow) => boolean,
  at: Date,
): Promise<boolean> {
  const order = await holdOrder(tx, shop, orderId);
  const dearer = (await orderItemsRepo(tx, shop).ofOrder(orderId)).filter(({ status }) => status === 'DEARER');
  const gone = dearer.filter(isGivenUp);
  const [first] = gone;
  if (!first || !(await dropTopUp(tx, order))) return false;
  for (const item of gone) {
    await dropItem(tx, shop, order, item, { from: 'DEARER', to: 'REFUNDED', cause: 'DEARER', at });
    await returnOwnStock(tx, shop, { orderItemId: item.id }, at);
  }
  const still = dearer.filter((item) => !gone.includes(item)).reduce((sum, { topUpLocal }) => sum + topUpLocal, 0);
  if (still > 0) await askTopUp(tx, order, still, at);
  await setClock(tx, shop.tenantId, orderId, at);
  const { tenantId, shopperId, orderNo } = order;
  const told = { id: orderId, orderNo, host: await hostOf(tx, tenantId, orderId) };
  await tellOfOrder(tx, { tenantId, shopperId, code: 'ITEM_CLOSED', event: first.id, order: told, at });
  return true;
}
