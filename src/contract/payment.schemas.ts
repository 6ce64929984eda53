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

const paymentNo = z.string();
/** Until when it can be paid this way. */
const expiresAt = z.nullable(Time);

/** What the browser does next to pay; the one place that names the ways there are. */
export const PaymentStart = z.discriminatedUnion('kind', [
  /** Goes to a page of the provider. */
  z.object({ kind: z.literal('redirect'), paymentNo, url: z.string() }),
  /** Goes there by a form of these fields. */
  z.object({ kind: z.literal('form'), paymentNo, url: z.string(), fields: z.record(z.string(), z.string()) }),
  /** A page or an app, to be opened when the shopper likes; the shop stays where it is. */
  z.object({ kind: z.literal('link'), paymentNo, url: z.string(), expiresAt }),
  /** Paid elsewhere by a number: at a counter, by transfer. */
  z.object({ kind: z.literal('code'), paymentNo, code: z.string(), expiresAt }),
  /** Paid by an app that reads this text from a picture. */
  z.object({ kind: z.literal('qr'), paymentNo, text: z.string(), expiresAt }),
  /** Paid in a window of the provider's script, by its name in our code; `url` is the page that does the same. */
  z.object({
    kind: z.literal('script'),
    paymentNo,
    script: z.string(),
    token: z.string(),
    url: z.nullable(z.string()),
  }),
]);

/** The sandbox provider's hosted page: what a real provider would serve at its own address. */
export const SandboxCharge = z.object({
  chargeId: z.string(),
  merchant: z.string(),
  description: z.string(),
  amount: Money,
  status: z.enum(['open', 'approved', 'declined', 'closed']),
  returnUrl: z.string(),
});
