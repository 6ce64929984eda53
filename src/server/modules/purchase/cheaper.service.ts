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

export interface SavedPart {
  item: ItemRow | undefined;
  part: number;
}
export const sumOfSaved = (parts: SavedPart[]): number => parts.reduce((sum, { part }) => sum + part, 0);

const targetOf = ({ tenantId }: Shop, { id }: OrderRow) => ({ tenantId, kind: 'PURCHASE', targetId: id }) as const;

/** What its seller asked less than was paid, item by item and the freight apart, as far as it can go back. @param order held by `holdOrder` */
export async function planSaved(
  tx: Tx,
  shop: Shop & { dearer: DearerRule },
  order: OrderRow,
  wanted: ItemRow[],
  bought: Bought,
): Promise<SavedPart[]> {
  const parts = [
    ...wanted.map((item) => {
      const unitFen = bought.items.find(({ id }) => id === item.id)?.unitFen;
      return { item, less: unitFen === undefined ? 0 : lessFor(order, item, unitFen, shop.dearer) };
    }),
    { item: undefined, less: lessForFreight(order, bought.freightFen, shop.dearer) },
  ];
  // items are rounded one by one and their order once; what went back or is promised goes back no second time
  let left = (await findLeft(tx, targetOf(shop, order)))?.left ?? 0;
  return parts.flatMap(({ item, less }) => {
    const part = Math.min(less, left);
    left -= Math.max(0, part);
    return part > 0 ? [{ item, part }] : [];
  });
}

/** It goes back when it is bought, each part once. @param order held by `holdOrder` @returns how much */
export async function giveSaved(tx: Tx, shop: Shop, order: OrderRow, parts: SavedPart[], now: Date): Promise<number> {
  const { keepsBalances } = shop;
  const refund = { ...targetOf(shop, order), cause: 'CHEAPER', reference: order.orderNo, now, keepsBalances } as const;
  for (const { item, part } of parts) {
    await refundPayment(tx, { ...refund, part, item: item && pieceOf(item) });
    if (item) await orderItemsRepo(tx, shop).giveBack(item.id, part);
  }
  const sum = sumOfSaved(parts);
  if (sum > 0) await purchaseRepo(tx, order).addRefunded(order.id, sum);
  return sum;
}
