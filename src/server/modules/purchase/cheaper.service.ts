import type { DearerRule } from '../../../contract/fee-rules';
import type { Tx } from '../../db/database';
import { findLeft, refundPayment } from '../payment/payment.service';
import { lessFor, lessForFreight } from './cheaper.rules';
import type { Shop } from './drop-item.service';
import { pieceOf } from './held-item.service';
import { orderItemsRepo } from './order-items.repo';
import { purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';

interface Bought {
  items: { id: string; unitFen: number }[];
  freightFen: number;
}

/**
 * What its seller asked less than was paid goes back when it is bought, item by item and the freight apart, each once.
 * @param order held by `holdOrder` @returns how much
 */
export async function returnSaved(
  tx: Tx,
  shop: Shop & { dearer: DearerRule },
  order: OrderRow,
  wanted: ItemRow[],
  bought: Bought,
  now: Date,
): Promise<number> {
  const target = { tenantId: shop.tenantId, kind: 'PURCHASE', targetId: order.id } as const;
  const refund = {
    ...target,
    cause: 'CHEAPER',
    reference: order.orderNo,
    now,
    keepsBalances: shop.keepsBalances,
  } as const;
  const parts = [
    ...wanted.map((item) => {
      const unitFen = bought.items.find(({ id }) => id === item.id)?.unitFen;
      return { item, less: unitFen === undefined ? 0 : lessFor(order, item, unitFen, shop.dearer) };
    }),
    { item: undefined, less: lessForFreight(order, bought.freightFen, shop.dearer) },
  ];
  let sum = 0;
  for (const { item, less } of parts) {
    // items are rounded one by one and their order once; what went back or is promised goes back no second time
    const part = Math.min(less, (await findLeft(tx, target))?.left ?? 0);
    if (part <= 0) continue;
    await refundPayment(tx, { ...refund, part, item: item && pieceOf(item) });
    if (item) await orderItemsRepo(tx, shop).giveBack(item.id, part);
    sum += part;
  }
  if (sum > 0) await purchaseRepo(tx, order).addRefunded(order.id, sum);
  return sum;
}
