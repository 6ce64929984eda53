import type { Tx } from '../../db/database';
import type { ToldGoods } from '../account/order-mail.service';
import { purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';

type Told = Pick<OrderRow, 'tenantId' | 'shopperId' | 'id' | 'currency' | 'totalLocal'>;

/** What mails say of an order. */
export const goodsOf = (
  { id, currency, totalLocal }: Omit<Told, 'tenantId' | 'shopperId'>,
  items: ItemRow[],
): ToldGoods => ({
  items: items
    .filter(({ orderId }) => orderId === id)
    .map(({ title, titleOriginal, channel, itemId, skuLabels, quantity, totalLocal: amount }) => ({
      ...{ title, titleOriginal, channel, itemId },
      options: skuLabels,
      quantity,
      total: { amount, currency },
    })),
  total: { amount: totalLocal, currency },
});

/** The same of one whose items were not read yet. */
export async function readGoods(tx: Tx, order: Told): Promise<ToldGoods> {
  return goodsOf(order, await purchaseRepo(tx, order).itemsOf([order.id]));
}
