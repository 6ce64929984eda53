import * as z from 'zod/mini';

export const Payment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  totalAmount: z.number(),
  currency: z.nullish(z.string()),
  mId: z.nullish(z.string()),
  approvedAt: z.nullish(z.string()),
});
export type Payment = z.infer<typeof Payment>;

export const Failure = z.object({ code: z.nullish(z.string()) });

/** Nothing of it is signed: it names whom to ask about. */
export const Event = z.object({ eventType: z.string(), data: z.object({ orderId: z.string() }) });
