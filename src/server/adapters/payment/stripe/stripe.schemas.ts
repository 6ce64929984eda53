import * as z from 'zod/mini';

const named = z.nullish(z.union([z.string(), z.object({ id: z.string(), status: z.optional(z.string()) })]));

export const Session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  url: z.nullish(z.string()),
  status: z.nullish(z.string()),
  payment_status: z.string(),
  payment_intent: named,
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
  expires_at: z.nullish(z.int()),
  livemode: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const Event = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  /** Only of an account that is connected to the one whose endpoint this is. */
  account: z.nullish(z.string()),
  data: z.object({ object: z.unknown() }),
});

export const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

export const Account = z.object({
  id: z.string(),
  country: z.nullish(z.string()),
  charges_enabled: z.nullish(z.boolean()),
  default_currency: z.nullish(z.string()),
});

const list = <T extends z.ZodMiniType>(item: T) => z.object({ data: z.array(item), has_more: z.boolean() });
export const Sessions = list(Session);
export const Refunds = list(Refund);

export const Failure = z.object({
  error: z.object({ type: z.nullish(z.string()), code: z.nullish(z.string()), message: z.nullish(z.string()) }),
});
