import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useCart } from '../../client/cart.store';
import { keepCheckout } from '../../client/checkout-intent';
import { notify } from '../../client/notify';
import { paths } from '../../client/paths';
import { isLoggedIn } from '../../client/session.store';
import { useAction } from '../../client/use-action';
import { keepDraft } from './product-draft';
import type { ProductChoice } from './use-product-choice';
import classes from './product.module.css';

/** Into the cart, or straight to the checkout. */
export function useBuy(shopping: ProductChoice) {
  const { t } = useTranslation('product');
  const router = useRouter();
  const { product, choice, sku, quantity, message } = shopping;
  const [isLeaving, setLeaving] = useState(false);
  const setCart = useCart((state) => state.setCart);
  const add = useAction('POST /front/cart', {
    onError: ({ code }) => {
      // what is shown of stock and quantities is out of date: fetch it anew
      if (code === 'SOLD_OUT' || code === 'QUANTITY_NOT_ALLOWED')
        void router.replace(router.asPath, undefined, { scroll: false });
    },
  });

  /** The SKU to go on with; a visitor goes to login and comes back to the same choice. */
  const readySku = () => {
    if (!sku) {
      shopping.ask();
      return undefined;
    }
    if (isLoggedIn()) return sku;
    keepDraft({ productUrl: product.productUrl, choice: [...choice], quantity, message });
    void router.push(paths.login(router.asPath));
    return undefined;
  };
  const note = message.trim() ? { message: message.trim() } : {};

  const addToCart = async () => {
    const ready = readySku();
    if (!ready) return false;
    const cart = await add.run({
      body: { productUrl: product.productUrl, productSkuId: ready.skuId, quantity, ...note },
    });
    if (!cart) return false;
    setCart(cart);
    notify.success(
      t('buy.added'),
      <Link className={classes.noticeLink} href={paths.cart()}>
        {t('buy.toCart')}
      </Link>,
    );
    return true;
  };

  const buyNow = () => {
    const ready = readySku();
    if (!ready) return;
    setLeaving(true);
    keepCheckout({
      kind: 'buy-now',
      productUrl: product.productUrl,
      items: [{ productSkuId: ready.skuId, quantity, ...note }],
    });
    void router.push(paths.checkout());
  };

  return { addToCart, buyNow, isAdding: add.isRunning, isLeaving, error: add.error };
}
export type Buy = ReturnType<typeof useBuy>;
