import * as z from 'zod/mini';

const said = z.nullish(z.string());

export const Token = z.object({ token: z.string(), redirect_url: z.string() });

/** Answers of its core: what became of it stands in the body. */
export const Answer = z.looseObject({ status_code: z.string(), status_message: said });

export const Charged = z.object({
  status_code: z.string(),
  permata_va_number: said,
  payment_code: said,
  expiry_time: said,
});

export const Status = z.object({
  status_code: z.string(),
  transaction_id: z.string(),
  transaction_status: z.string(),
  fraud_status: said,
  order_id: z.string(),
  gross_amount: z.string(),
  currency: said,
  merchant_id: said,
  refunds: z.nullish(z.array(z.object({ refund_key: said, refund_amount: z.union([z.string(), z.number()]) }))),
});
export type Status = z.infer<typeof Status>;

/** Of what it tells we believe the name alone: its signature leaves out how the charge stands. */
export const Notice = z.object({
  order_id: z.string().check(z.regex(/^[\w-]{1,50}$/)),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
});
