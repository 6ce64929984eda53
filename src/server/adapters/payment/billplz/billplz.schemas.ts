import * as z from 'zod/mini';

export const Bill = z.object({
  id: z.string().check(z.regex(/^\w{4,32}$/)),
  collection_id: z.string(),
  paid: z.boolean(),
  state: z.string(),
  amount: z.int(),
  paid_amount: z.nullish(z.int()),
  reference_1: z.nullish(z.string()),
  url: z.string(),
});
export type Bill = z.infer<typeof Bill>;

export const Collection = z.object({ id: z.string(), title: z.string() });

export const Failure = z.object({ error: z.object({ type: z.string() }) });
