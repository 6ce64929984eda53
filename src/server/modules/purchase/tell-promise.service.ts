import type { Tx } from '../../db/database';
import { tellOfOrder, tellOfOrders } from '../account/order-mail.service';
import type { PaymentRow } from '../payment/payment.service';
import { promisedBy } from './clock.rules';
import { hostOf } from './order-host.service';
import { findShopOrder, purchaseRepo, type OrderRow } from './purchase.repo';
import { goodsOf, readGoods } from './told-goods';

/** That orders are paid that one shopper has paid at once, and by when they are bought. */
export async function tellPaid(tx: Tx, payments: PaymentRow[], at: Date): Promise<void> {
  const [{ tenantId, shopperId } = { tenantId: '', shopperId: '' }] = payments;
  const repo = purchaseRepo(tx, { tenantId, shopperId });
  const ids = payments.map(({ targetId }) => targetId);
  const [items, due] = await Promise.all([repo.itemsOf(ids), repo.standings(ids)]);
  const orders = payments.map(({ targetId: id, targetNo: orderNo, host, amount: totalLocal, currency }) => {
    const until = due.filter((order) => order.id === id).map(promisedBy)[0];
    return { id, orderNo, host, goods: goodsOf({ id, currency, totalLocal }, items), until };
  });
  await tellOfOrders(tx, { tenantId, shopperId, code: 'PURCHASE_PAID', orders, at });
}

/** How an order goes on, once its clock is set: with the hour that its page tells too. */
export async function tellGoesOn(
  tx: Tx,
  order: OrderRow,
  code: 'PURCHASE_BOUGHT' | 'PURCHASE_SHIPPED',
  at: Date,
): Promise<void> {
  const { tenantId, shopperId, id, orderNo } = order;
  const host = await hostOf(tx, tenantId, id);
  const goods = await readGoods(tx, order);
  const now = await findShopOrder(tx, tenantId, id);
  const told = { id, orderNo, host, goods, until: now && promisedBy(now) };
  await tellOfOrder(tx, { tenantId, shopperId, code, event: id, order: told, at });
}
