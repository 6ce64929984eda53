const KEY = 'checkout';

interface FromCart {
  kind: 'cart';
  cartItemIds: string[];
  tenantWarehouseId?: string;
}
interface BuyNow {
  kind: 'buy-now';
  productUrl: string;
  items: { productSkuId: string; quantity: number; message?: string }[];
  message?: string;
  tenantWarehouseId?: string;
}
/** What the shopper wants to order, carried from cart or product page to the checkout of the same tab. */
export type CheckoutIntent = FromCart | BuyNow;

export const keepCheckout = (intent: CheckoutIntent) => sessionStorage.setItem(KEY, JSON.stringify(intent));

/** Undefined where there is none, or what is kept is no intent; the server looks at the rest. */
export function readCheckout(): CheckoutIntent | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<FromCart & BuyNow> | null;
    return isFromCart(kept) || isBuyNow(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const forgetCheckout = () => sessionStorage.removeItem(KEY);

type Kept = { kind?: string; cartItemIds?: unknown; productUrl?: unknown; items?: unknown } | null;
const isFromCart = (kept: Kept): kept is FromCart => kept?.kind === 'cart' && Array.isArray(kept.cartItemIds);
const isBuyNow = (kept: Kept): kept is BuyNow =>
  kept?.kind === 'buy-now' && typeof kept.productUrl === 'string' && Array.isArray(kept.items);
