import * as z from 'zod/mini';
import { Count, Decimal, Id, Picture, rowsOf, Text, Yuan } from '../wire/supplier-fields.schemas';

export const Answer = z.object({ error_code: Text, error: Text, reason: Text });

export const SearchItems = z.object({
  items: z.object({
    total_results: Count,
    real_total_results: Count,
    item: rowsOf(
      z.object({
        num_iid: Id,
        title: Text,
        pic_url: Picture,
        price: Yuan,
        promotion_price: z.catch(z.nullish(Yuan), null),
        sales: Count,
        seller_nick: Text,
        detail_url: Text,
      }),
    ),
  }),
});
export type SearchItem = z.output<typeof SearchItems>['items']['item'][number];

/** An empty list stands for an empty table. */
const Table = z.catch(z.record(z.string(), z.string()), {});
const nothing = { prop_img: [] };

export const Item = z.object({
  num_iid: Id,
  title: Text,
  price: Yuan,
  nick: Text,
  num: Count,
  min_num: Count,
  detail_url: Text,
  pic_url: Picture,
  cid: Text,
  desc: Text,
  item_imgs: rowsOf(z.object({ url: Picture })),
  /** Kilograms. */
  item_weight: Decimal,
  location: Text,
  /** Yuan for the first piece, where it is known. */
  post_fee: z.catch(z.nullish(Yuan), null),
  props: rowsOf(z.object({ name: Text, value: Text })),
  props_list: Table,
  prop_imgs: z.catch(z.object({ prop_img: rowsOf(z.object({ properties: Text, url: Picture })) }), nothing),
  skus: z.catch(z.object({ sku: rowsOf(z.object({ price: Yuan, properties: Text, quantity: Count, sku_id: Id })) }), {
    sku: [],
  }),
  /** `[[quantity, price], …]` of 1688. */
  priceRange: z.catch(z.nullish(z.array(z.tuple([Count, Yuan]))), null),
  sales: Count,
  seller_info: z.catch(z.nullish(z.object({ sid: Text, nick: Text, shop_name: Text })), null),
});
export type Item = z.output<typeof Item>;

export const UploadedPicture = z.object({
  items: z.object({ item: z.object({ name: z.string().check(z.minLength(1)) }) }),
});
