import * as z from 'zod/mini';

const Id = z.union([z.int(), z.string()]);

export const Preference = z.object({
  id: z.string(),
  init_point: z.string(),
  sandbox_init_point: z.nullish(z.string()),
});

export const Payment = z.object({
  id: Id,
  status: z.string(),
  transaction_amount: z.number(),
  currency_id: z.string(),
  external_reference: z.nullish(z.string()),
  collector_id: z.nullish(Id),
});
export type Payment = z.infer<typeof Payment>;

/** Newest first, as it is asked for. */
export const Payments = z.object({ results: z.array(Payment) });

export const Refund = z.object({ id: Id, status: z.nullish(z.string()) });

export const Owner = z.object({ id: Id, site_id: z.nullish(z.string()) });

/** Of what it tells we believe the name alone. */
export const Notice = z.object({ type: z.string(), data: z.object({ id: Id }) });
