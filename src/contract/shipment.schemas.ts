import * as z from 'zod/mini';
import { FreightEstimate, ProductUrl } from './catalog.schemas';
import { Code, CountryCode, Id, Money, Quantity, text } from './fields.schemas';
import { LIMITS } from './limits';
import { GOODS_KINDS } from './transit-line.enums';

const Codes = z._default(z.array(Code).check(z.maxLength(50)), []);

/** Things that are not bought yet, and where they are to go. */
export const ShipmentQuestion = z.strictObject({
  goods: z
    .array(z.strictObject({ productUrl: ProductUrl, productSkuId: text(64, 1), quantity: Quantity }))
    .check(z.minLength(1), z.maxLength(LIMITS.cartItems)),
  country: CountryCode,
  postcode: z._default(text(16), ''),
  tenantWarehouseId: z.optional(Id),
  /** What the line and the packers are asked to do. */
  services: Codes,
  packing: Codes,
  isInsured: z._default(z.boolean(), false),
});

/** A wish that can be asked for, by the name that shoppers read. */
const Wish = z.object({ code: z.string(), name: z.string() });

export const ShipmentEstimate = z.object({
  /** What all of it weighs in one box. */
  grams: z.int(),
  /** Every line that goes there: those that take it, the cheapest first, then the others and why not. */
  lines: z.array(
    z.extend(FreightEstimate, {
      /** What it comes to where packing adds as much as it may; null where the line would not take that. */
      atMost: z.nullable(Money),
      /** What the line's insurance covers where it is offered, and what else it says of itself. */
      cover: z.string(),
      /** What insurance would cost that is not offered, as it is no less than it pays; null where that is not so. */
      dearInsurance: z.nullable(Money),
      remark: z.string(),
    }),
  ),
  /** What is thought to be in the products that are not general goods. */
  guesses: z.array(z.object({ productUrl: z.string(), title: z.string(), goodsKinds: z.array(z.enum(GOODS_KINDS)) })),
  /** Links of products whose weight nobody knows: not counted. */
  unweighed: z.array(z.string()),
  /** Links of products that are counted with a weight which their supplier does not say. */
  assumed: z.array(z.object({ productUrl: z.string(), weightGrams: z.int() })),
  services: z.array(Wish),
  packing: z.array(Wish),
  /** Whether one of the lines offers to insure these goods, and for how much. */
  isInsurable: z.boolean(),
  insurable: Money,
  /** Of so much freight a person has to be asked; there are no lines. */
  isTooMuch: z.boolean(),
});
