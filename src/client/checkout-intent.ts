import * as z from 'zod/mini';

const KEY = 'checkout';

/** What the shopper wants to order, carried from cart or product page to the checkout of the same tab. */
const Intent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cart'), cartItemIds: z.array(z.string()), tenantWarehouseId: z.optional(z.string()) }),
  z.object({
    kind: z.literal('buy-now'),
    productUrl: z.string(),
    items: z.array(z.object({ productSkuId: z.string(), quantity: z.int(), message: z.optional(z.string()) })),
    message: z.optional(z.string()),
    tenantWarehouseId: z.optional(z.string()),
  }),
]);
export type CheckoutIntent = z.infer<typeof Intent>;

export const keepCheckout = (intent: CheckoutIntent) => sessionStorage.setItem(KEY, JSON.stringify(intent));

/** Undefined where there is none, or what is kept is no intent. */
export function readCheckout(): CheckoutIntent | undefined {
  try {
    return Intent.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export const forgetCheckout = () => sessionStorage.removeItem(KEY);
