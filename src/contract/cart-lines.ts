import type { Cart, CartItem } from './cart';

export const itemsOf = (cart: Cart): CartItem[] => cart.shops.flatMap(({ cartItems }) => cartItems);

/** What can be ordered: in stock, in an allowed quantity. */
export const isOrderable = (item: CartItem) => !item.isSoldOut && item.quantity <= item.stock;
