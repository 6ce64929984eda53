import { useRouter } from 'next/router';
import { useState } from 'react';
import { useCart } from '../../client/cart.store';
import { keepCheckout } from '../../client/checkout-intent';
import type { ApiError } from '../../client/caller';
import { keepAdd, wasAdded } from '../../client/pending-add';
import { paths } from '../../contract/paths';
import { isLoggedIn } from '../../client/session.store';
import { useAction } from '../../client/use-action';
import { useProfile } from '../../client/use-profile';
import { notify } from '../../client/notify';
import { useTranslation } from '../../client/use-translation';
import { NoticeLink } from '../../ui/notice-link';
import { keepDraft } from './product-draft';
import type { ProductChoice } from './use-product-choice';

/**
 * Into the cart, or straight to the checkout.
 * @param onStale fetches stock and quantities anew where they are not the page's own
 */
export function useBuy(shopping: ProductChoice, onStale?: () => void) {
  const router = useRouter();
  const { product, choice, quantity, message, bulk, lines, isReady } = shopping;
  const [isLeaving, setLeaving] = useState(false);
  const setCart = useCart((state) => state.setCart);
  const shopperId = useProfile()?.id;
  const { t } = useTranslation('product');
  const { productUrl } = product;
  const note = message.trim() ? { message: message.trim() } : {};
  const items = lines.map(({ skuId, quantity }) => ({ productSkuId: skuId, quantity }));

  /** For the way back from login: the choice, and what was to become of it. */
  const keepWish = (wish: 'cart' | 'buy') => {
    const quantities = bulk.isOn ? { quantities: bulk.quantities } : {};
    keepDraft({ shopperId, productUrl, choice: [...choice], quantity, message, ...quantities });
    if (wish === 'cart')
      keepAdd(router.asPath, shopperId, { productId: product.productId, productUrl, items, ...note });
    else keepCheckout({ kind: 'buy-now', productUrl, items: items.map((item) => ({ ...item, ...note })) });
  };
  const onError = ({ code, status }: ApiError) => {
    // the shell leads to login
    if (status === 401) keepWish('cart');
    if (code !== 'SOLD_OUT' && code !== 'QUANTITY_NOT_ALLOWED') return;
    // what is shown of stock and quantities is out of date
    if (onStale) onStale();
    else void router.replace(router.asPath, undefined, { scroll: false });
  };
  const addOne = useAction('POST /front/cart', { onError });
  const addMany = useAction('POST /front/cart/multiple', { onError });
  const used = bulk.isOn ? addMany : addOne;

  /** Whether to go on; a visitor goes to login, and what was wanted is done on the way back. */
  const canGoOn = (wish: 'cart' | 'buy') => {
    if (!isReady) {
      shopping.ask();
      return false;
    }
    if (isLoggedIn()) return true;
    keepWish(wish);
    void router.push(paths.login(wish === 'buy' ? paths.checkout() : router.asPath, undefined, wish));
    return false;
  };

  const addToCart = async () => {
    const [first] = items;
    if (!canGoOn('cart') || !first) return false;
    const cart = await (bulk.isOn
      ? addMany.run({ body: { productUrl, items, ...note } })
      : addOne.run({ body: { productUrl, ...first, ...note } }));
    if (!cart) return false;
    setCart(cart, wasAdded({ productId: product.productId, items }));
    if (bulk.isOn) bulk.clear();
    notify.success(t('buy.added'), <NoticeLink href={paths.cart()} text={t('buy.toCart')} />, paths.cart());
    return true;
  };

  const buyNow = () => {
    if (!canGoOn('buy')) return;
    setLeaving(true);
    keepWish('buy');
    void router.push(paths.checkout());
  };

  return { addToCart, buyNow, isAdding: used.isRunning, isLeaving, error: used.error };
}
export type Buy = ReturnType<typeof useBuy>;
