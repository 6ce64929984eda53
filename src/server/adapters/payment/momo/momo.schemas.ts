import * as z from 'zod/mini';

const shared = { resultCode: z.int(), message: z.nullish(z.string()) };

export const Created = z.object({ ...shared, payUrl: z.nullish(z.string()), qrCodeUrl: z.nullish(z.string()) });

const transaction = { amount: z.nullish(z.int()), transId: z.nullish(z.int()) };
export const Found = z.object({
  ...shared,
  ...transaction,
  orderId: z.string(),
  partnerCode: z.string(),
  refundTrans: z.nullish(z.array(z.object({ orderId: z.string(), amount: z.int(), resultCode: z.int() }))),
});
export const Done = z.object(shared);

/** Signed over all of these. */
export const Ipn = z.object({
  ...shared,
  partnerCode: z.string(),
  orderId: z.string(),
  requestId: z.string(),
  amount: z.int(),
  orderInfo: z.string(),
  orderType: z.string(),
  transId: z.int(),
  message: z.string(),
  payType: z.string(),
  responseTime: z.int(),
  extraData: z.string(),
  signature: z.string(),
});
