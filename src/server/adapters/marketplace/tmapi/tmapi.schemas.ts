import * as z from 'zod/mini';
import { Count, Decimal, Flag, Id, Picture, rowsOf, Text, Yuan } from '../wire/supplier-fields.schemas';

export const Answer = z.object({ code: Count, msg: Text, message: Text, data: z.optional(z.unknown()) });

export const SearchPage = z.object({
  total_count: Count,
  items: rowsOf(
    z.object({
      item_id: Id,
      title: Text,
      img: Picture,
      price: Yuan,
      moq: Count,
      sale_info: z.nullish(z.object({ sale_quantity_int: Count })),
      shop_info: z.nullish(z.object({ company_name: Text, login_id: Text })),
    }),
  ),
});
export type SearchRow = z.output<typeof SearchPage>['items'][number];

export const ConvertedPicture = z.object({ image_url: z.string().check(z.minLength(1)) });

/** What may be missing without harm. */
const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), null);

export const Detail = z.object({
  item_id: Id,
  title: Text,
  category_id: Text,
  main_imgs: rowsOf(Picture),
  offer_unit: Text,
  /** Objects of one key each. */
  product_props: rowsOf(z.record(z.string(), Text)),
  price_info: maybe(z.object({ price: maybe(Yuan) })),
  tiered_price_info: maybe(
    z.object({ begin_num: Count, prices: rowsOf(z.object({ beginAmount: Count, begin_num: Count, price: Yuan })) }),
  ),
  shop_info: maybe(z.object({ shop_name: Text, company_name: Text, member_id: Text, seller_id: Text })),
  delivery_info: maybe(z.object({ location: Text, delivery_fee: maybe(Yuan), unit_weight: Decimal })),
  sku_props: rowsOf(
    z.object({ prop_name: Text, pid: Text, values: rowsOf(z.object({ name: Text, vid: Text, imageUrl: Picture })) }),
  ),
  skus: rowsOf(
    z.object({ skuid: Id, sale_price: maybe(Yuan), origin_price: maybe(Yuan), stock: Count, props_ids: Text }),
  ),
  is_sold_out: Flag,
  sale_count: Count,
  stock: Count,
});
export type Detail = z.output<typeof Detail>;
