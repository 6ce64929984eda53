import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useCart } from '../../client/cart.store';
import { keepCheckout } from '../../client/checkout-intent';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { paths } from '../../contract/paths';
import { isLoggedIn } from '../../client/session.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { keepDraft } from './product-draft';
import type { ProductChoice } from './use-product-choice';
import classes from './product.module.css';

/**
 * Into the cart, or straight to the checkout.
 * @param onStale fetches stock and quantities anew where they are not the page's own
 */
export function useBuy(shopping: ProductChoice, onStale?: () => void) {
  const { t } = useTranslation('product');
  const router = useRouter();
  const { product, choice, quantity, message, bulk, lines, isReady } = shopping;
  const [isLeaving, setLeaving] = useState(false);
  const setCart = useCart((state) => state.setCart);
  const onError = ({ code }: ApiError) => {
    if (code !== 'SOLD_OUT' && code !== 'QUANTITY_NOT_ALLOWED') return;
    // what is shown of stock and quantities is out of date
    if (onStale) onStale();
    else void router.replace(router.asPath, undefined, { scroll: false });
  };
  const addOne = useAction('POST /front/cart', { onError });
  const addMany = useAction('POST /front/cart/multiple', { onError });
  const used = bulk.isOn ? addMany : addOne;

  /** Whether to go on; a visitor goes to login and comes back to the same choice. */
  const canGoOn = () => {
    if (!isReady) {
      shopping.ask();
      return false;
    }
    if (isLoggedIn()) return true;
    const quantities = bulk.isOn ? { quantities: bulk.quantities } : {};
    keepDraft({ productUrl: product.productUrl, choice: [...choice], quantity, message, ...quantities });
    void router.push(paths.login(router.asPath));
    return false;
  };
  const { productUrl } = product;
  const note = message.trim() ? { message: message.trim() } : {};
  const items = lines.map(({ skuId, quantity }) => ({ productSkuId: skuId, quantity }));

  const addToCart = async () => {
    const [first] = items;
    if (!canGoOn() || !first) return false;
    const cart = await (bulk.isOn
      ? addMany.run({ body: { productUrl, items, ...note } })
      : addOne.run({ body: { productUrl, ...first, ...note } }));
    if (!cart) return false;
    const added = new Set(items.map(({ productSkuId }) => productSkuId));
    setCart(cart, (item) => item.productId === product.productId && added.has(item.productSkuId));
    if (bulk.isOn) bulk.clear();
    notify.success(
      t('buy.added'),
      <Link className={classes.noticeLink} href={paths.cart()}>
        {t('buy.toCart')}
      </Link>,
    );
    return true;
  };

  const buyNow = () => {
    if (!canGoOn()) return;
    setLeaving(true);
    keepCheckout({ kind: 'buy-now', productUrl, items: items.map((item) => ({ ...item, ...note })) });
    void router.push(paths.checkout());
  };

  return { addToCart, buyNow, isAdding: used.isRunning, isLeaving, error: used.error };
}
export type Buy = ReturnType<typeof useBuy>;
