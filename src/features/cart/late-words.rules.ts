import type { LateWords } from '../../client/use-late-words';
import type { Cart } from '../../contract/cart';
import { itemsOf } from '../../contract/cart-lines';

/** The cart under a later answer's words alone: what it holds and costs stays as the shopper left it. */
export function withWordsOf(cart: Cart, later: Cart): LateWords<Cart> {
  const its = new Map(itemsOf(later).map((item) => [item.id, item]));
  return {
    shown: {
      ...cart,
      shops: cart.shops.map((shop) => ({
        ...shop,
        cartItems: shop.cartItems.map((item) => {
          const { title, skuLabels } = its.get(item.id) ?? item;
          return { ...item, title, skuLabels };
        }),
      })),
    },
    areComing: itemsOf(later).some(({ areWordsComing }) => areWordsComing),
  };
}
