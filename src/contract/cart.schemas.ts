import * as z from 'zod/mini';
import { ChosenProduct } from './chosen-product.schemas';
import { ChannelField, Price, ServiceFeeRule, Time } from './fields.schemas';

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
  /** Title or labels are still the seller's, in Chinese, and being translated. */
  areWordsComing: z.optional(z.boolean()),
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

export const CartShop = z.object({
  shopId: z.string(),
  shopName: z.string(),
  channel: ChannelField,
  cartItems: z.array(CartItem),
});

export const Cart = z.object({ shops: z.array(CartShop), itemCount: z.int() });

export const QuoteLine = z.object({
  cartItemId: z.nullable(z.string()),
  ...ChosenProduct.shape,
  /** The seller's own words, where these are others: whoever buys it reads them. */
  titleOriginal: z.optional(z.string()),
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
  serviceFeeRule: ServiceFeeRule,
  tenantWarehouseId: z.string(),
  canOrder: z.boolean(),
});
