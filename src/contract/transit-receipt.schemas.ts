import * as z from 'zod/mini';
import { Money, Time } from './fields.schemas';

/** A sentence of the `transit` namespace, and what fills it in. */
const Explained = {
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
};

/** One part of a price; `amount` is null where it only explains. */
export const ShownRow = z.object({
  ...Explained,
  amount: z.nullable(Money),
  /** In the currency that the rule is written in, where that is another: what was changed, once and half up. */
  own: z.optional(Money),
});

/** A price as it was told, with the version of the line's terms that it was made by. */
export const ShownReceipt = z.object({
  transitOptionName: z.string(),
  versionId: z.string(),
  madeAt: Time,
  chargeableGrams: z.int(),
  lines: z.array(ShownRow),
  total: Money,
  /** What an estimate may come to at most; null of boxes that were weighed, and where the line would not take that. */
  atMost: z.nullable(Money),
});

/** What is in the way, and what would help: each cure was tried. */
export const ShownRefusal = z.object({
  ...Explained,
  /** The shop's own words, where it has a rule of its own. */
  text: z.nullable(z.string()),
  limit: z.nullable(z.union([z.string(), z.number()])),
  actual: z.nullable(z.union([z.string(), z.number()])),
  over: z.nullable(z.number()),
  cures: z.array(z.object(Explained)),
});
