import { isOrderable, itemsOf } from '../../contract/cart-lines';
import type { Cart, Quote } from '../../contract/cart';

export const orderableIds = (cart: Cart): string[] =>
  itemsOf(cart)
    .filter(isOrderable)
    .map(({ id }) => id);

/** Adds all of them, or takes all of them out when all were in. */
export function toggleAll(selection: string[], ids: string[]): string[] {
  const isAll = ids.length > 0 && ids.every((id) => selection.includes(id));
  const others = selection.filter((id) => !ids.includes(id));
  return isAll ? others : [...others, ...ids];
}

export type Ticked = 'all' | 'some' | 'none';
export function tickedOf(selection: string[], ids: string[]): Ticked {
  const count = ids.filter((id) => selection.includes(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** A quote speaks of exactly these lines in these quantities; else it is one of before. */
export function isQuoteOf(quote: Quote, cart: Cart, selection: string[]): boolean {
  const lines = quote.shops.flatMap((shop) => shop.lines);
  const byId = new Map(itemsOf(cart).map((item) => [item.id, item]));
  return (
    lines.length === selection.length &&
    lines.every(
      ({ cartItemId, quantity }) =>
        cartItemId !== null && selection.includes(cartItemId) && byId.get(cartItemId)?.quantity === quantity,
    )
  );
}
