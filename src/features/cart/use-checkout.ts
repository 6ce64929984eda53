import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../client/call';
import { ApiError } from '../../client/caller';
import { keepCheckout, readCheckout, type CheckoutIntent } from '../../client/checkout-intent';
import { useCart } from '../../client/cart.store';
import { useAction } from '../../client/use-action';
import type { Quote } from '../../contract/cart';
import { orderableIds } from './cart-selection.rules';

type State =
  | { phase: 'loading' }
  | { phase: 'nothing' }
  | { phase: 'failed'; error: ApiError }
  /** `before` is the quote that the shopper had agreed to when a price moved. */
  | { phase: 'ready'; quote: Quote; before?: Quote };

const askQuote = (intent: CheckoutIntent): Promise<Quote> => {
  const { tenantWarehouseId } = intent;
  return intent.kind === 'cart'
    ? call('POST /front/cart/refresh', { body: { cartItemIds: intent.cartItemIds, tenantWarehouseId } })
    : call('POST /front/preview-product/refresh', {
        body: { productUrl: intent.productUrl, items: intent.items, message: intent.message, tenantWarehouseId },
      });
};

/** In a tab that came from nowhere: what is chosen in the cart, or all of it that can be had, as the cart starts with. */
async function chosenInCart(): Promise<CheckoutIntent | undefined> {
  const { hasChosen, selection } = useCart.getState();
  const cartItemIds = hasChosen ? selection : orderableIds(await call('GET /front/cart', {}));
  return cartItemIds.length > 0 ? { kind: 'cart', cartItemIds } : undefined;
}

/** The checkout's states: quoted, moved, expired, ordered. */
export function useCheckout() {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const intent = useRef<CheckoutIntent>(undefined);

  const load = useCallback(async (before?: Quote) => {
    setState({ phase: 'loading' });
    try {
      intent.current ??= readCheckout() ?? (await chosenInCart());
      if (!intent.current) return setState({ phase: 'nothing' });
      const fresh = await askQuote(intent.current);
      const isSame = before?.total.local.amount === fresh.total.local.amount;
      setState(before && !isSame ? { phase: 'ready', quote: fresh, before } : { phase: 'ready', quote: fresh });
    } catch (error) {
      setState({ phase: 'failed', error: error instanceof ApiError ? error : new ApiError(0, 'INTERNAL', '') });
    }
  }, []);
  useEffect(() => void load(), [load]);

  const quote = state.phase === 'ready' ? state.quote : undefined;
  const onError = (refusal: ApiError) => {
    if (refusal.code === 'QUOTE_EXPIRED') void load(quote);
    // what can be ordered now comes with the refusal
    const fresh = refusal.data as Partial<Quote> | undefined;
    if (fresh?.quoteId && quote) setState({ phase: 'ready', quote: fresh as Quote, before: quote });
  };
  const fromCart = useAction('POST /front/purchase-orders', { onError });
  const fromPreview = useAction('POST /front/preview-product/create', { onError });
  const action = intent.current?.kind === 'buy-now' ? fromPreview : fromCart;

  return {
    state,
    /** Anew, and says what has moved since the quote of now. */
    reload: () => load(quote),
    /** The goods go to another house: anew, as freight may differ. */
    setWarehouse: (tenantWarehouseId: string) => {
      const wanted = intent.current;
      if (!wanted) return Promise.resolve();
      intent.current = { ...wanted, tenantWarehouseId };
      keepCheckout(intent.current);
      return load();
    },
    error: action.error,
    isOrdering: action.isRunning,
    order: () =>
      quote ? action.run({ body: { quoteId: quote.quoteId, termsAccepted: true } }) : Promise.resolve(undefined),
  };
}
