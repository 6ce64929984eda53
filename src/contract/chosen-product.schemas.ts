import * as z from 'zod/mini';
import { Price } from './fields.schemas';

/** A product as it was chosen, at the price of its day. */
export const ChosenProduct = z.object({
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
});
