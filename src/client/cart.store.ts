import { create } from 'zustand';
import type { Cart, CartItem } from '../contract/cart';
import { isOrderable, itemsOf } from '../contract/cart-lines';
import { call } from './call';
import { isLoggedIn } from './session.store';

interface CartState {
  cart: Cart | null;
  isSyncing: boolean;
  /** Ids of chosen lines; after every sync those still present (ENT-2) and what came new. */
  selection: string[];
  /** Whether the shopper has seen what is chosen; before that, nothing is. */
  hasChosen: boolean;
  /** @param isAdded lines that were just added to, though they may have been there before */
  setCart: (cart: Cart, isAdded?: (item: CartItem) => boolean) => void;
  setSelection: (ids: string[]) => void;
  sync: () => Promise<void>;
  clear: () => void;
}

export const useCart = create<CartState>((set, get) => ({
  cart: null,
  isSyncing: false,
  selection: [],
  hasChosen: false,
  setCart: (cart, isAdded = () => false) => {
    const { cart: before, selection, hasChosen } = get();
    const known = new Set(before && itemsOf(before).map(({ id }) => id));
    const isNew = (item: CartItem) => isOrderable(item) && (isAdded(item) || (before !== null && !known.has(item.id)));
    const isChosen = (item: CartItem) => selection.includes(item.id) || (hasChosen && isNew(item));
    set({
      cart,
      selection: itemsOf(cart)
        .filter(isChosen)
        .map(({ id }) => id),
    });
  },
  setSelection: (selection) => set({ selection, hasChosen: true }),
  sync: async () => {
    if (!isLoggedIn() || get().isSyncing) return;
    const { cart: before } = get();
    set({ isSyncing: true });
    try {
      const read = await call('GET /front/cart', {});
      // what was put into it, or taken out, while it was read has answered with a newer one
      if (get().cart === before) get().setCart(read);
    } catch (error) {
      // a failed sync is only logged (ENT-2); the next one will tell
      console.warn('cart sync failed', error);
    } finally {
      set({ isSyncing: false });
    }
  },
  clear: () => set({ cart: null, selection: [], hasChosen: false }),
}));
