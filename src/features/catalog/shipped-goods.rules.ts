import type { Cart } from '../../contract/cart';
import { isOrderable, itemsOf } from '../../contract/cart-lines';
import { LIMITS } from '../../contract/limits';
import type { ShipmentQuestion } from '../../contract/shipment';
import type { ProductChoice } from './use-product-choice';

type Goods = ShipmentQuestion['goods'];

/** What is looked at as it would be bought: what is chosen, and until then the first form that can be had. */
export function chosenGoods({
  product: { productUrl, skus },
  lines,
  pieces,
}: Pick<ProductChoice, 'lines' | 'pieces'> & {
  product: Pick<ProductChoice['product'], 'productUrl' | 'skus'>;
}): Goods {
  const [first] = [...skus.filter(({ stock }) => stock > 0), ...skus];
  if (lines.length === 0 && first) return [{ productUrl, productSkuId: first.skuId, quantity: Math.max(pieces, 1) }];
  return lines.map(({ skuId, quantity }) => ({ productUrl, productSkuId: skuId, quantity }));
}

/** What is to be ordered of the cart; somebody who has not been there has chosen all that can be had. */
export function goodsInCart(cart: Cart | null, selection: readonly string[] | undefined): Goods {
  const items = cart ? itemsOf(cart) : [];
  return items.filter((item) => (selection ? selection.includes(item.id) : isOrderable(item)));
}

const isSame = (a: Goods[number], b: Goods[number]) =>
  a.productUrl === b.productUrl && a.productSkuId === b.productSkuId;

/** What of the cart comes on top of what is chosen: not the pieces that lie there because they were chosen here. */
export const besides = (goods: Goods, inCart: Goods): Goods =>
  inCart.filter((item) => item.quantity > (goods.find((each) => isSame(each, item))?.quantity ?? 0));

/**
 * As they lie in one cart: of a form that is there already so many as are there or are chosen, whichever is more, since what
 * was just put into it is still chosen. Without the cart where it takes no more lines.
 */
export function together(goods: Goods, inCart: Goods): Goods {
  const grown = inCart.map((item) => ({
    ...item,
    quantity: Math.max(item.quantity, goods.find((each) => isSame(each, item))?.quantity ?? 0),
  }));
  const all = [...grown, ...goods.filter((each) => !inCart.some((item) => isSame(each, item)))];
  return all.length > LIMITS.cartItems || all.some(({ quantity }) => quantity > LIMITS.quantityMax) ? goods : all;
}
