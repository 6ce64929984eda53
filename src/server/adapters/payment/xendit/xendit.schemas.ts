import * as z from 'zod/mini';

export const Invoice = z.object({
  id: z.string(),
  external_id: z.string(),
  user_id: z.nullish(z.string()),
  status: z.string(),
  amount: z.number(),
  currency: z.nullish(z.string()),
  invoice_url: z.nullish(z.string()),
  expiry_date: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
});
export type Invoice = z.infer<typeof Invoice>;
export const Invoices = z.array(Invoice);

export const Refund = z.object({ id: z.string(), status: z.string(), amount: z.nullish(z.number()) });
export const Balance = z.object({ balance: z.number() });

/** Of what it tells we believe the name alone. */
export const Notice = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)), external_id: z.string() });

export const Failure = z.object({ error_code: z.nullish(z.string()) });
