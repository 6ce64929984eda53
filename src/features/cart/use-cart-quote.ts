import { useEffect, useRef, useState } from 'react';
import { call } from '../../client/call';
import { ApiError } from '../../client/caller';
import type { Cart, Quote } from '../../contract/cart';
import { isQuoteOf } from './cart-selection.rules';

const SETTLE_MS = 350;

/** The chosen lines, quoted by the server a moment after the last change: the only source of the sums shown. */
export function useCartQuote(cart: Cart, selection: string[], tenantWarehouseId: string | undefined) {
  const [quote, setQuote] = useState<Quote>();
  const [error, setError] = useState<ApiError>();
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  const quantities = cart.shops.flatMap((shop) => shop.cartItems.map(({ id, quantity }) => `${id}:${quantity}`)).join();
  const chosen = selection.join();

  useEffect(() => {
    const turn = (latest.current += 1);
    setError(undefined);
    if (!chosen) return;
    const timer = setTimeout(() => {
      call('POST /front/cart/refresh', { body: { cartItemIds: chosen.split(','), tenantWarehouseId } })
        .then((answer) => turn === latest.current && setQuote(answer))
        .catch(
          (caught: unknown) =>
            turn === latest.current && setError(caught instanceof ApiError ? caught : new ApiError(0, 'INTERNAL', '')),
        );
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [chosen, quantities, tenantWarehouseId, round]);

  const isCurrent = quote !== undefined && selection.length > 0 && isQuoteOf(quote, cart, selection);
  return { quote: selection.length ? quote : undefined, isCurrent, error, refresh: () => setRound(round + 1) };
}
