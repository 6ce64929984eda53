import { create } from 'zustand';
import type { Cart } from '../contract/cart';
import { call } from './call';
import { isLoggedIn } from './session.store';

interface CartState {
  cart: Cart | null;
  isSyncing: boolean;
  /** Ids of chosen lines; after every sync only those still present (ENT-2). */
  selection: string[];
  setCart: (cart: Cart) => void;
  setSelection: (ids: string[]) => void;
  sync: () => Promise<void>;
  clear: () => void;
}

const idsOf = (cart: Cart) => cart.shops.flatMap((shop) => shop.cartItems.map(({ id }) => id));

export const useCart = create<CartState>((set, get) => ({
  cart: null,
  isSyncing: false,
  selection: [],
  setCart: (cart) => {
    const present = new Set(idsOf(cart));
    set({ cart, selection: get().selection.filter((id) => present.has(id)) });
  },
  setSelection: (selection) => set({ selection }),
  sync: async () => {
    if (!isLoggedIn() || get().isSyncing) return;
    set({ isSyncing: true });
    try {
      get().setCart(await call('GET /front/cart', {}));
    } catch (error) {
      // a failed sync is only logged (ENT-2); the next one will tell
      console.warn('cart sync failed', error);
    } finally {
      set({ isSyncing: false });
    }
  },
  clear: () => set({ cart: null, selection: [] }),
}));
