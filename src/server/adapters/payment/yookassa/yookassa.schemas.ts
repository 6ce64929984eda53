import * as z from 'zod/mini';

const Amount = z.object({ value: z.string(), currency: z.string() });

export const Payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  recipient: z.nullish(z.object({ account_id: z.string() })),
  confirmation: z.nullish(z.object({ confirmation_url: z.nullish(z.string()) })),
  cancellation_details: z.nullish(z.object({ party: z.nullish(z.string()), reason: z.nullish(z.string()) })),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
});
export type Payment = z.infer<typeof Payment>;

export const Refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: Amount,
  description: z.nullish(z.string()),
});
export type Refund = z.infer<typeof Refund>;

const list = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.nullish(z.string()) });
export const Payments = list(Payment);
export const Refunds = list(Refund);

export const Shop = z.object({ account_id: z.string(), status: z.nullish(z.string()), test: z.nullish(z.boolean()) });

/** Of what it tells we believe the name alone. */
export const Notice = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
});

export const Failure = z.object({ code: z.nullish(z.string()), parameter: z.nullish(z.string()) });
