import * as z from 'zod/mini';

const Whole = z.string().check(z.regex(/^\d{1,12}$/));
/** Prices come as numbers from one of its doors and as texts from the other. */
const Price = z.pipe(z.union([z.int(), Whole]), z.transform(Number));

/** Answer to an approval; of one that is refused the code alone is told. */
export const Approval = z.object({
  resultCode: z.string(),
  tid: z.optional(z.string()),
  mid: z.optional(z.string()),
  MOID: z.optional(z.string()),
  TotPrice: z.optional(Price),
});

export const Outcome = z.object({ resultCode: z.string() });

export const Inquiry = z.object({
  resultCode: z.literal('SUCCESS'),
  mid: z.string(),
  tid: z.string(),
  oid: z.string(),
  price: Price,
  transactionStatus: z.string(),
  /** What may still go back, once a part has. */
  availablePartCancelPrice: z.optional(Price),
});
export type Inquiry = z.infer<typeof Inquiry>;
