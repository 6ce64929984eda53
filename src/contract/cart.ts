import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ChannelField, Id, Message, Price, Quantity, queryInt, Time } from './fields';
import { ProductUrl, SkuQuantity } from './catalog';
import { LIMITS } from './limits';

export const CartItem = z.object({
  id: z.string(),
  productUrl: z.string(),
  productId: z.string(),
  channel: ChannelField,
  title: z.string(),
  image: z.string(),
  productSkuId: z.string(),
  /** Labels of the chosen options, in the shopper's language. */
  skuLabels: z.array(z.string()),
  quantity: z.int(),
  message: z.string(),
  /** Now, at this quantity. */
  unitPrice: Price,
  /** When the shopper last saw it, if it was another one. */
  priceBefore: z.nullable(Price),
  lineTotal: Price,
  stock: z.int(),
  isSoldOut: z.boolean(),
  minOrderQuantity: z.int(),
  batchQuantity: z.int(),
});
export type CartItem = z.infer<typeof CartItem>;

export const CartShop = z.object({
  shopId: z.string(),
  shopName: z.string(),
  channel: ChannelField,
  cartItems: z.array(CartItem),
});
export const Cart = z.object({ shops: z.array(CartShop), itemCount: z.int() });
export type Cart = z.infer<typeof Cart>;

export const QuoteLine = z.object({
  cartItemId: z.nullable(z.string()),
  productUrl: z.string(),
  productId: z.string(),
  productSkuId: z.string(),
  title: z.string(),
  image: z.string(),
  skuLabels: z.array(z.string()),
  quantity: z.int(),
  message: z.string(),
  unitPrice: Price,
  total: Price,
  /** The price the shopper saw before, where it moved. */
  priceBefore: z.nullable(Price),
  /** Why this line cannot be ordered, if it cannot. */
  problem: z.nullable(z.enum(['SOLD_OUT', 'OFF_SHELF', 'QUANTITY'])),
});

export const ShopQuote = z.object({
  shopId: z.string(),
  shopName: z.string(),
  channel: ChannelField,
  lines: z.array(QuoteLine),
  goods: Price,
  domesticFreight: Price,
  serviceFee: Price,
  total: Price,
});

/** What the chosen things cost, every fee named; an order can be made of it until it expires. */
export const Quote = z.object({
  quoteId: z.string(),
  expiresAt: Time,
  shops: z.array(ShopQuote),
  goods: Price,
  domesticFreight: Price,
  serviceFee: Price,
  total: Price,
  cnyToLocalRate: z.string(),
  marginBasisPoints: z.int(),
  serviceFeeRule: z.object({ basisPoints: z.int(), minimumFen: z.int() }),
  tenantWarehouseId: z.string(),
  canOrder: z.boolean(),
});
export type Quote = z.infer<typeof Quote>;

const idParams = z.object({ id: Id });
const items = z.array(SkuQuantity).check(z.minLength(1), z.maxLength(50));
const warehouse = { tenantWarehouseId: z.optional(Id) };

export const cartEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/front/cart',
    access: 'user',
    response: Cart,
    summary: 'The cart, by shop, with current prices and stock.',
  }),
  add: endpoint({
    method: 'POST',
    path: '/front/cart',
    access: 'user',
    response: Cart,
    idempotency: 'optional',
    summary: 'Add a SKU; the same SKU adds up.',
    body: z.strictObject({
      productUrl: ProductUrl,
      productSkuId: z.string().check(z.minLength(1), z.maxLength(64)),
      quantity: Quantity,
      message: z.optional(Message),
    }),
  }),
  addMultiple: endpoint({
    method: 'POST',
    path: '/front/cart/multiple',
    access: 'user',
    response: Cart,
    idempotency: 'optional',
    summary: 'Add several SKUs of one product: all or none.',
    body: z.strictObject({ productUrl: ProductUrl, items, message: z.optional(Message) }),
  }),
  setQuantity: endpoint({
    method: 'PUT',
    path: '/front/cart/{id}/quantity',
    access: 'user',
    params: idParams,
    query: z.strictObject({ quantity: queryInt(1, LIMITS.quantityMax) }),
    response: Cart,
    summary: 'Change how many.',
  }),
  setMessage: endpoint({
    method: 'PUT',
    path: '/front/cart/{id}/message',
    access: 'user',
    params: idParams,
    body: z.strictObject({ message: Message }),
    response: Cart,
    summary: 'Change the message to the buyer.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/front/cart/{id}',
    access: 'user',
    params: idParams,
    response: Cart,
    summary: 'Take a line out.',
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/front/cart',
    access: 'user',
    response: Cart,
    summary: 'Empty the cart.',
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/front/cart/refresh',
    access: 'user',
    response: Quote,
    summary: 'Re-check the chosen lines against the marketplace and quote them.',
    body: z.strictObject({
      cartItemIds: z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.cartItems)),
      ...warehouse,
    }),
  }),
  previewProduct: endpoint({
    method: 'POST',
    path: '/front/preview-product/refresh',
    access: 'user',
    response: Quote,
    summary: 'Quote one product without the cart (buy now).',
    body: z.strictObject({ productUrl: ProductUrl, items, message: z.optional(Message), ...warehouse }),
  }),
};
