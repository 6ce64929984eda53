import * as z from 'zod/mini';

const Amount = z.object({ value: z.string(), currency_code: z.string() });
const said = z.nullish(z.string());

export const Refund = z.object({ id: z.string(), status: z.string(), invoice_id: said, amount: z.nullish(Amount) });
export type Refund = z.infer<typeof Refund>;

const Payments = z.object({
  captures: z.nullish(z.array(z.object({ id: z.string(), status: z.string(), amount: Amount }))),
  refunds: z.nullish(z.array(Refund)),
});

export const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.nullish(
    z.array(
      z.object({
        custom_id: said,
        amount: z.nullish(Amount),
        payee: z.nullish(z.object({ merchant_id: said })),
        payments: z.nullish(Payments),
      }),
    ),
  ),
  links: z.nullish(z.array(z.object({ rel: z.string(), href: z.string() }))),
});
export type Order = z.infer<typeof Order>;

export const Token = z.object({ access_token: z.string(), expires_in: z.number(), scope: said });

export const Verdict = z.object({ verification_status: z.string() });

const OrderId = z.string().check(z.regex(/^[\w-]{1,36}$/));
/** Of what it tells we believe the name alone. */
export const Event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: OrderId,
    custom_id: said,
    purchase_units: z.nullish(z.array(z.object({ custom_id: said }))),
    supplementary_data: z.nullish(z.object({ related_ids: z.nullish(z.object({ order_id: z.nullish(OrderId) })) })),
  }),
});

export const Failure = z.object({ name: said, details: z.nullish(z.array(z.object({ issue: said }))) });
