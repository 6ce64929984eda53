import * as z from 'zod/mini';

export const Created = z.object({ token: z.string(), url: z.string() });

/** Answer of a commit, and of a question. */
export const Transaction = z.object({
  status: z.string(),
  amount: z.number(),
  buy_order: z.string(),
  response_code: z.nullish(z.int()),
});
export type Transaction = z.infer<typeof Transaction>;

export const Refund = z.object({ type: z.string(), response_code: z.nullish(z.int()) });
