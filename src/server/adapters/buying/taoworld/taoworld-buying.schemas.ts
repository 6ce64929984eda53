import * as z from 'zod/mini';
import { Count, Fen, Id, rowsOf, Text } from '../../marketplace/wire/supplier-fields.schemas';

const Sum = z.object({ amount: Fen });
const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), null);

/** Its goods as they are ordered: under numbers of the platform's own, prices in fen. */
export const Goods = z.object({
  item_id: Id,
  mp_id: Id,
  status: Text,
  sku_list: rowsOf(z.object({ sku_id: Id, mp_skuId: Id, price: Fen, quantity: Count })),
});
export type Goods = z.output<typeof Goods>;

export const Rendered = z.object({
  totalRealPayPrice: Sum,
  mainlandShippingFee: maybe(Sum),
  unavailable_sku_list: rowsOf(z.object({ sku_id: Id })),
});

export const Created = z.object({
  payment_url: Text,
  order_list: z.array(z.object({ purchase_id: Id })).check(z.minLength(1)),
});

const Order = z.object({
  purchase_id: Id,
  outer_purchase_id: z.nullish(z.string()),
  status: z.string(),
  sub_purchase_order_list: rowsOf(z.object({ sub_purchase_order_id: Id })),
});
export const Orders = z.object({ purchase_orders: z.catch(z.nullish(z.array(Order)), null) });
export type Order = z.output<typeof Order>;

export const Way = z.object({ pnm_logistics_details: rowsOf(z.object({ mail_no: Text })) });
