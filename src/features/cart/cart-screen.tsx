import { Button, Checkbox } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../client/call';
import { useCart } from '../../client/cart.store';
import { keepCheckout } from '../../client/checkout-intent';
import { itemsOf } from '../../contract/cart-lines';
import { paths } from '../../contract/paths';
import { useHydrated } from '../../client/use-hydrated';
import { useLateWords } from '../../client/use-late-words';
import { useTranslation } from '../../client/use-translation';
import type { Cart, CartItem } from '../../contract/cart';
import type { Warehouse } from '../../contract/tenant';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/empty-state';
import { UndoBar } from '../../ui/undo-bar';
import { orderableIds, tickedOf, toggleAll } from './cart-selection.rules';
import classes from './cart-screen.module.css';
import { CartBar } from './cart-bar';
import { CartShop } from './cart-shop';
import { CartSummary } from './cart-summary';
import { useCartActions } from './use-cart-actions';
import { useCartQuote } from './use-cart-quote';
import { withWordsOf } from './late-words.rules';
import { shippedOfCart } from './way-abroad.rules';
import { WayAbroadBelow } from './way-abroad-below';

interface Props {
  firstCart: Cart;
  warehouses: Warehouse[];
  /** Address of each product's page by its link. */
  hrefs: Record<string, string>;
}

/** The cart by shop: choose, count, tell the buyer, and see every fee before going on. */
export function CartScreen({ firstCart, warehouses, hrefs }: Props) {
  const { t } = useTranslation('cart');
  const router = useRouter();
  const stored = useCart((state) => state.cart);
  const setCart = useCart((state) => state.setCart);
  const setSelection = useCart((state) => state.setSelection);
  const selection = useCart((state) => state.selection);
  const hasChosen = useCart((state) => state.hasChosen);
  const isHydrated = useHydrated();
  const kept = (isHydrated && stored) || firstCart;
  const cart = useLateWords(kept, {
    areComing: itemsOf(kept).some(({ areWordsComing }) => areWordsComing),
    ask: async () => withWordsOf(kept, await call('GET /front/cart', {})),
  });
  // whoever comes to the cart for the first time has chosen all that can be had; so the document is drawn already
  const chosen = isHydrated && hasChosen ? selection : orderableIds(firstCart);
  const actions = useCartActions();
  const [warehouseId, setWarehouseId] = useState(warehouses[0]?.id);
  const { quote, isCurrent, error, refresh } = useCartQuote(cart, chosen, warehouseId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<CartItem>();
  const [asksToClear, setAsksToClear] = useState(false);

  useEffect(() => {
    setCart(firstCart);
    if (!useCart.getState().hasChosen) setSelection(orderableIds(firstCart));
  }, [firstCart, setCart, setSelection]);

  const ids = orderableIds(cart);
  const ticked = tickedOf(chosen, ids);
  const remove = async (item: CartItem) => {
    if (!(await actions.remove(item))) return;
    setRemoved(item);
    heading.current?.focus();
  };

  const checkout = () => {
    const lines = quote?.shops.flatMap((shop) => shop.lines) ?? [];
    const cartItemIds = lines.flatMap((line) => line.cartItemId ?? []);
    keepCheckout({ kind: 'cart', cartItemIds, tenantWarehouseId: warehouseId });
    void router.push(paths.checkout());
  };
  const button = (
    <Button size="lg" fullWidth disabled={!isCurrent || quote?.canOrder !== true} onClick={checkout}>
      {t('summary.checkout', { count: chosen.length })}
    </Button>
  );
  const undo = removed && (
    <UndoBar
      key={removed.id}
      text={t('undo.text', { title: removed.title })}
      onUndo={() => void actions.putBack(removed).then(() => setRemoved(undefined))}
      onGone={() => setRemoved(undefined)}
    />
  );

  if (cart.itemCount === 0) {
    return (
      <div className={classes.empty}>
        <EmptyState
          level={1}
          picture="cart"
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button component={Link} href={paths.home()}>
              {t('empty.action')}
            </Button>
          }
        />
        {undo}
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {t('title', { count: cart.itemCount })}
      </h1>
      <div className={classes.columns}>
        <div className={classes.shops}>
          <div className={classes.bar}>
            <Checkbox
              label={t('selectAll')}
              checked={ticked === 'all'}
              indeterminate={ticked === 'some'}
              disabled={ids.length === 0}
              onChange={() => setSelection(toggleAll(chosen, ids))}
            />
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setAsksToClear(true)}>
              {t('clear')}
            </Button>
          </div>
          {cart.shops.map((shop, place) => (
            <CartShop
              isFirst={place === 0}
              key={`${shop.channel}:${shop.shopId}`}
              shop={shop}
              hrefs={hrefs}
              selection={chosen}
              onSelect={setSelection}
              onQuantity={(id, quantity) => void actions.setQuantity(id, quantity)}
              onMessage={(id, message) => void actions.setMessage(id, message)}
              onRemove={(item) => void remove(item)}
              isBusy={actions.isRunning}
            />
          ))}
          <WayAbroadBelow items={shippedOfCart(cart, chosen)} tenantWarehouseId={warehouseId} />
        </div>
        <CartSummary
          quote={quote}
          isCurrent={isCurrent}
          count={chosen.length}
          button={button}
          error={error}
          onRefresh={refresh}
          warehouses={warehouses}
          warehouseId={warehouseId}
          onWarehouse={setWarehouseId}
        />
      </div>
      <CartBar quote={quote} isCurrent={isCurrent} button={button} />
      {undo}
      <ConfirmDialog
        isOpen={asksToClear}
        title={t('clearAsk.title')}
        text={t('clearAsk.text')}
        confirmLabel={t('clearAsk.confirm')}
        isDangerous
        onConfirm={() => {
          setAsksToClear(false);
          void actions.clear();
        }}
        onClose={() => setAsksToClear(false)}
      />
    </div>
  );
}
