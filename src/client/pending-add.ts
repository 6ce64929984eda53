import { call } from './call';
import { newIdempotencyKey } from './caller';
import { useCart } from './cart.store';
import { useSession } from './session.store';

const KEY = 'pendingAdd';

export interface CartAdd {
  productId: string;
  productUrl: string;
  items: { productSkuId: string; quantity: number }[];
  message?: string;
}
interface PendingAdd extends CartAdd {
  /** The page that it was wanted on, to which the way through login leads back. */
  path: string;
  /** Whose wish it is; absent of a visitor, who may be anybody. */
  shopperId?: string;
  key: string;
}

/** For after login: what could not go into the cart because nobody was logged in (any more). */
export const keepAdd = (path: string, shopperId: string | undefined, add: CartAdd) =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...add, path, shopperId, key: newIdempotencyKey() }));

/**
 * Puts what waits for this login into the cart: once, and only on the way back to where it was wanted.
 * @returns whether there was something @throws ApiError where it was refused
 */
export async function addPending(path: string | undefined): Promise<boolean> {
  const pending = takePending();
  const { profile } = useSession.getState();
  if (!pending || pending.path !== path || (pending.shopperId && pending.shopperId !== profile?.id)) return false;
  const { productId, productUrl, items, message, key } = pending;
  const body = { productUrl, items, ...(message ? { message } : {}) };
  const cart = await call('POST /front/cart/multiple', { body }, { idempotencyKey: key });
  useCart.getState().setCart(cart, wasAdded({ productId, items }));
  return true;
}

function takePending(): PendingAdd | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    const pending = JSON.parse(kept ?? 'null') as Partial<PendingAdd> | null;
    return Array.isArray(pending?.items) && pending.path && pending.key ? (pending as PendingAdd) : undefined;
  } catch {
    return undefined;
  }
}

/** Which lines of a cart were just added to, though they may have been there before. */
export function wasAdded({ productId, items }: Pick<CartAdd, 'productId' | 'items'>) {
  const skuIds = new Set(items.map(({ productSkuId }) => productSkuId));
  return (item: { productId: string; productSkuId: string }) =>
    item.productId === productId && skuIds.has(item.productSkuId);
}
