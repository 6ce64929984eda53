import * as z from 'zod/mini';

const TransactionId = z.string().check(z.minLength(1), z.maxLength(64));
const Account = z.object({ order_id: z.string() });

/** What is asked, by its name. */
export const Params = {
  CheckPerformTransaction: z.object({ amount: z.int(), account: Account }),
  CreateTransaction: z.object({ id: TransactionId, time: z.int(), amount: z.int(), account: Account }),
  PerformTransaction: z.object({ id: TransactionId }),
  CancelTransaction: z.object({ id: TransactionId, reason: z.nullish(z.int()) }),
  CheckTransaction: z.object({ id: TransactionId }),
};
export type ParamsOf<Name extends keyof typeof Params> = z.infer<(typeof Params)[Name]>;

export const Request = z.object({
  id: z.nullish(z.union([z.int(), z.string()])),
  method: z.string(),
  params: z.record(z.string(), z.unknown()),
});
