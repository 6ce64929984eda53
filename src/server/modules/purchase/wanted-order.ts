import { CHANNELS } from '../../../contract/channels';
import type { WantedOrder } from '../../adapters/buying/buying.port';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { warehousesOf } from '../tenant/offers.service';
import type { ItemRow, OrderRow } from './purchase.repo';

/** An order as its seller is to get it, for the warehouse that its shopper chose. @throws AppError NOT_FOUND where that is gone */
export async function wantedOrder(
  shop: Pick<Ctx, 'tenant' | 'now'>,
  { channel: name, warehouseId }: OrderRow,
  { items, ourNumber }: { items: ItemRow[]; ourNumber: string },
): Promise<WantedOrder> {
  const warehouse = (await warehousesOf(shop)).find(({ id }) => id === warehouseId);
  if (!warehouse) throw new AppError('NOT_FOUND');
  const { receiver, phone, postcode, address } = warehouse;
  return {
    ourNumber,
    // what was quoted by hand is of no marketplace
    channel: CHANNELS.find((channel) => channel === name),
    items: items.map(({ id, itemId, skuId, title, quantity }) => ({ id, itemId, skuId, title, quantity })),
    receiver: { name: receiver, phone, postcode, address },
  };
}
