import * as z from 'zod/mini';
import { Id, LocaleField, LocalizedText, Time, Version, text } from './fields.schemas';
import { LIMITS } from './limits';
import { OWN_PRODUCT_STATES } from './own-product.enums';

/** In each language that the shop wrote it in, at least one. */
const Words = (maxLength: number) =>
  z
    .partialRecord(LocaleField, text(maxLength, 1))
    .check(z.refine((words) => Object.keys(words).length > 0, { error: 'required' }));

const facts = {
  titles: Words(200),
  /** Addresses that upload tokens gave; the first is the main one. */
  images: z.array(text(1024, 1)).check(z.minLength(1), z.maxLength(10)),
  /** Of one piece, packed. */
  weightGrams: z.int().check(z.minimum(0), z.maximum(1_000_000)),
};
const PriceFen = z.int().check(z.minimum(1), z.maximum(100_000_000));
const Stock = z.int().check(z.minimum(0), z.maximum(1_000_000));
const options = z
  .array(z.strictObject({ name: Words(40), values: z.array(Words(80)).check(z.minLength(1), z.maxLength(40)) }))
  .check(z.maxLength(3));
/** Of each option the place of its value, from 0. */
const Choice = z.array(z.int().check(z.minimum(0), z.maximum(39))).check(z.maxLength(3));

export const OwnProductInput = z.strictObject({
  ...facts,
  options,
  skus: z
    .array(z.strictObject({ choice: Choice, priceFen: PriceFen, stock: Stock }))
    .check(z.minLength(1), z.maxLength(LIMITS.ownSkus)),
});

export const OwnProductChange = z.strictObject({
  version: Version,
  state: z.enum(OWN_PRODUCT_STATES),
  ...facts,
  /** Those that change. Of the stock also what it was when it was counted: what was sold meanwhile is not forgotten. */
  skus: z
    .array(
      z.strictObject({
        skuId: Id,
        priceFen: PriceFen,
        stock: z.optional(z.strictObject({ from: Stock, to: Stock })),
      }),
    )
    .check(z.maxLength(LIMITS.ownSkus)),
});

export const OwnProduct = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(OWN_PRODUCT_STATES),
  titles: LocalizedText,
  images: z.array(z.string()),
  weightGrams: z.int(),
  options: z.array(
    z.object({
      name: LocalizedText,
      values: z.array(LocalizedText),
    }),
  ),
  skus: z.array(z.object({ skuId: z.string(), choice: z.array(z.int()), priceFen: z.int(), stock: z.int() })),
  /** By which it is looked at, put into a cart and shared. */
  productUrl: z.string(),
  createdAt: Time,
});
