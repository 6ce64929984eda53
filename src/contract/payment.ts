import type * as z from 'zod/mini';
import type * as schemas from './payment.schemas';

export type Payment = z.infer<typeof schemas.Payment>;
export type PaymentDue = z.infer<typeof schemas.PaymentDue>;
export type RefundClaim = z.infer<typeof schemas.RefundClaim>;
export type PaymentProvider = z.infer<typeof schemas.PaymentProvider>;
export type ThirdPayConfig = z.infer<typeof schemas.ThirdPayConfig>;
export type PaymentOnTheWay = z.infer<typeof schemas.PaymentOnTheWay>;
export type PaymentStart = z.infer<typeof schemas.PaymentStart>;
type WithoutNumber<Start> = Start extends unknown ? Omit<Start, 'paymentNo'> : never;
/** The same as a provider says it, which has no numbers of ours to tell. */
export type ChargeStart = WithoutNumber<PaymentStart>;
export type PayWays = z.infer<typeof schemas.PayWays>;
