import * as z from 'zod/mini';

const said = z.nullish(z.string());

export const Made = z.object({ checkout: z.object({ token: z.string(), redirect_url: z.string() }) });

export const Checkout = z.object({
  checkout: z.object({
    status: z.string(),
    order: z.object({ amount: z.int(), currency: z.string(), tracking_id: said }),
    gateway_response: z.nullish(z.object({ payment: z.nullish(z.object({ uid: said })) })),
  }),
});

const Transaction = z.object({
  uid: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  tracking_id: said,
});

export const Notice = z.object({ transaction: Transaction });
export const Done = z.object({ transaction: z.object({ status: z.string(), amount: z.nullish(z.int()) }) });
export const Found = z.object({ transactions: z.array(Transaction) });
