import * as z from 'zod/mini';
import { Price } from './fields.schemas';

export const Sku = z.object({
  skuId: z.string(),
  /** One value per option, in the order of `Product.options`. */
  values: z.array(z.string()),
  price: Price,
  stock: z.int(),
  image: z.nullable(z.string()),
});

/** Domestic freight, once per shop. Amounts in fen; `weight` counts kilograms, `piece` pieces. */
export const Freight = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  z.object({
    kind: z.enum(['piece', 'weight']),
    firstUnit: z.number(),
    firstFen: z.int(),
    nextUnit: z.number(),
    nextFen: z.int(),
  }),
]);
