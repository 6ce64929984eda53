import * as z from 'zod/mini';

const TransactionId = z.string().check(z.minLength(1), z.maxLength(64));
/** Its milliseconds, within what a calendar of ours has. */
const Moment = z.int().check(z.gte(0), z.lte(Date.UTC(9999, 11, 31)));
const Account = z.object({ order_id: z.string() });

/** What is asked, by its name. */
export const Params = {
  CheckPerformTransaction: z.object({ amount: z.int(), account: Account }),
  CreateTransaction: z.object({ id: TransactionId, time: z.int(), amount: z.int(), account: Account }),
  PerformTransaction: z.object({ id: TransactionId }),
  CancelTransaction: z.object({ id: TransactionId, reason: z.nullish(z.int()) }),
  CheckTransaction: z.object({ id: TransactionId }),
  GetStatement: z.object({ from: Moment, to: Moment }),
};
export type ParamsOf<Name extends keyof typeof Params> = z.infer<(typeof Params)[Name]>;

export const Request = z.object({
  id: z.nullish(z.union([z.int(), z.string()])),
  method: z.string(),
  params: z.record(z.string(), z.unknown()),
});
