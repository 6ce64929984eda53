import * as z from 'zod/mini';
import { PAYMENT_STATUSES, PAYMENT_KINDS, PROVIDER_KINDS, CLAIM_REASONS, CLAIM_STATUSES } from './payment.enums';
import { Money, Time } from './fields.schemas';

export const Payment = z.object({
  id: z.string(),
  paymentNo: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  status: z.enum(PAYMENT_STATUSES),
  amount: Money,
  /** Number of the order or deposit that it pays. */
  orderNo: z.string(),
  createdAt: Time,
  paidAt: z.nullable(Time),
  /** `BALANCE` or a provider's name, once paid. */
  method: z.nullable(z.string()),
});

/** Money that goes back the way it came, where a shop keeps no balances. */
export const RefundClaim = z.object({
  id: z.string(),
  reason: z.enum(CLAIM_REASONS),
  status: z.enum(CLAIM_STATUSES),
  amount: Money,
  /** The provider that it came by. */
  method: z.string(),
  createdAt: Time,
  /** Since when it stands at this status. */
  updatedAt: Time,
});

export const PaymentProvider = z.object({
  provider: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  name: z.string(),
  isTest: z.boolean(),
});

export const ThirdPayConfig = z.object({ balance: z.boolean(), providers: z.array(PaymentProvider) });

/** What the browser does next to pay: go to `url` (other kinds come with their providers). */
export const PaymentStart = z.object({ kind: z.enum(['redirect']), url: z.string(), paymentNo: z.string() });

/** The sandbox provider's hosted page: what a real provider would serve at its own address. */
export const SandboxCharge = z.object({
  chargeId: z.string(),
  merchant: z.string(),
  description: z.string(),
  amount: Money,
  status: z.enum(['open', 'approved', 'declined', 'closed']),
  returnUrl: z.string(),
});
