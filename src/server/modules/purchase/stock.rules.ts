import type { StockMark } from '../../../contract/buying-desk.enums';
import { CHANNELS, type Channel } from '../../../contract/channels';
import { canonicalUrl } from '../../../contract/product-link';
import type { ItemRow } from './purchase.repo';

/** What its marketplace said of goods, by canonical link; without a value where it does not sell them any more. */
type Known = ReadonlyMap<string, { skus: { skuId: string; stock: number }[] } | undefined>;
interface Ordered {
  channel: Channel;
  itemId: string;
  skuId: string;
  quantity: number;
}

/** What is still to be bought of these and has a listing: what was quoted by hand has none. */
export const stillWanted = <Item extends Pick<ItemRow, 'channel' | 'status'>>(items: Item[]) =>
  items.flatMap((item) => {
    const channel = CHANNELS.find((known) => known === item.channel);
    return item.status === 'ORDERED' && channel ? [{ ...item, channel }] : [];
  });

/** Pieces that can still be bought of what was ordered; null where nothing is known, or the shop holds them itself. */
export function stockOf(item: Omit<Ordered, 'quantity'>, known: Known): number | null {
  const url = canonicalUrl(item);
  // what an order has paid of the shop's own is held for it: what is left is for others
  if (item.channel === 'SELF_OWNED' || !known.has(url)) return null;
  return known.get(url)?.skus.find(({ skuId }) => skuId === item.skuId)?.stock ?? 0;
}

/** What of an order is known to be missing, the worst of its goods; null where nothing is. */
export function stockMarkOf(items: Ordered[], known: Known): StockMark | null {
  const left = items.map((item) => ({ stock: stockOf(item, known), quantity: item.quantity }));
  if (left.some(({ stock }) => stock === 0)) return 'GONE';
  return left.some(({ stock, quantity }) => stock !== null && stock < quantity) ? 'SHORT' : null;
}
