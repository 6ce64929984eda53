import * as z from 'zod/mini';
import { Count, Fen, Flag, Id, Picture, rowsOf, Text, Yuan } from '../wire/supplier-fields.schemas';

/** Around every answer. Product calls say `biz_error_code`, order calls `error_code`; some are wrapped in `result`. */
export const Envelope = z.object({
  code: Text,
  message: Text,
  success: z.optional(z.nullable(Flag)),
  biz_error_code: Text,
  biz_error_msg: Text,
  error_code: Text,
  error_msg: Text,
  data: z.optional(z.unknown()),
});

export const Grant = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.nullish(z.string()),
  expires_in: z.coerce.number().check(z.minimum(1)),
});

/** What may be missing without harm. */
const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), null);

const Row = z.object({
  item_id: Id,
  main_image_url: Picture,
  /** In yuan here; in fen in a detail. */
  price: Yuan,
  coupon_price: maybe(Yuan),
  shop_name: Text,
  title: Text,
  multi_language_info: maybe(z.object({ title: Text })),
});
export type Row = z.output<typeof Row>;

export const Page = z.object({ total_count: Count, total: Count, page_no: Count, page_size: Count, data: rowsOf(Row) });

const Property = z.object({ prop_id: Text, prop_name: Text, value_id: Text, value_name: Text });
export type Property = z.output<typeof Property>;

export const Detail = z.object({
  item_id: Id,
  title: Text,
  pic_urls: rowsOf(Picture),
  shop_id: Text,
  shop_name: Text,
  category_id: Text,
  price: maybe(Fen),
  promotion_price: maybe(Fen),
  description: Text,
  begin_amount: Count,
  status: Text,
  properties: rowsOf(Property),
  sku_list: rowsOf(
    z.object({
      sku_id: Id,
      quantity: Count,
      price: Fen,
      promotion_price: maybe(Fen),
      pic_url: Picture,
      properties: rowsOf(Property),
    }),
  ),
  multi_language_info: maybe(z.object({ title: Text, properties: rowsOf(Property), sku_properties: rowsOf(Property) })),
});
export type Detail = z.output<typeof Detail>;

export const UploadedPicture = z.object({ image_id: Id });
