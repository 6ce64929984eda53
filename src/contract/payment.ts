import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Id, Money, PageQuery, PayPassword, Phone, Time, pageOf, text } from './fields';

export const PAYMENT_STATUSES = [
  'UNPAID',
  'PROCESSING',
  'PAID',
  'FAILED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'NEEDS_REVIEW',
] as const;
export const PAYMENT_KINDS = [
  'PURCHASE',
  'PURCHASE_TOPUP',
  'TRANSIT',
  'TRANSIT_TOPUP',
  'STORAGE',
  'SERVICE',
  'DEPOSIT',
] as const;
/** The specification's words for how a provider starts a payment (API-4). */
export const PROVIDER_KINDS = [
  'PAY_CODE',
  'SNAP_TOKEN',
  'CHECKOUT_SESSION',
  'LINK',
  'PAYMENT_CREATION',
  'AUTH',
  'CALLBACK',
  'HOSTED_PAGE',
  'INVOICE',
] as const;

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
export type Payment = z.infer<typeof Payment>;

export const CLAIM_REASONS = ['ORDER_CLOSED', 'LATE_PAYMENT'] as const;
/** REQUESTED: the provider is asked to send it back · RETURNED: it did · WITH_SHOP: it cannot, the shop pays it out. */
export const CLAIM_STATUSES = ['REQUESTED', 'RETURNED', 'WITH_SHOP'] as const;
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
export type RefundClaim = z.infer<typeof RefundClaim>;

export const PaymentProvider = z.object({
  provider: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  name: z.string(),
  isTest: z.boolean(),
});
export const ThirdPayConfig = z.object({ balance: z.boolean(), providers: z.array(PaymentProvider) });

/** What the browser does next to pay: go to `url` (other kinds come with their providers). */
export const PaymentStart = z.object({ kind: z.enum(['redirect']), url: z.string(), paymentNo: z.string() });

const payBody = z.strictObject({ payPassword: PayPassword });
const PaymentNo = z.string().check(z.regex(/^[A-Z0-9]{8,32}$/));
const ProviderName = z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/));

export const paymentEndpoints = {
  pay: endpoint({
    method: 'POST',
    path: '/front/payments/{id}/pay',
    access: 'user',
    params: z.object({ id: Id }),
    body: payBody,
    response: Payment,
    idempotency: 'required',
    summary: 'Pay one sum due from the balance.',
  }),
  batchPay: endpoint({
    method: 'POST',
    path: '/front/payments/batch-pay',
    access: 'user',
    idempotency: 'required',
    summary: 'Pay several sums due from the balance: all or none.',
    body: z.strictObject({
      paymentNos: z.array(PaymentNo).check(z.minLength(1), z.maxLength(50)),
      payPassword: PayPassword,
    }),
    response: z.array(Payment),
  }),
  listUnpaid: endpoint({
    method: 'GET',
    path: '/front/payments/unpaid',
    access: 'user',
    summary: 'Sums due, of one order or all.',
    query: z.strictObject({
      ...PageQuery,
      orderType: z.optional(z.enum(['PURCHASE', 'TRANSIT'])),
      orderNo: z.optional(text(40)),
    }),
    response: pageOf(Payment),
  }),
  getByNo: endpoint({
    method: 'GET',
    path: '/front/payments/{paymentNo}',
    access: 'user',
    summary: 'A payment by its number; asks the provider while one is processing.',
    params: z.object({ paymentNo: PaymentNo }),
    response: Payment,
  }),
  getConfig: endpoint({
    method: 'GET',
    path: '/front/third-pay/config',
    access: 'public',
    response: ThirdPayConfig,
    summary: 'Ways to pay at this shop.',
  }),
  start: endpoint({
    method: 'POST',
    path: '/front/third-pay/{provider}/pay',
    access: 'user',
    idempotency: 'required',
    summary: 'Start paying sums due with a provider.',
    params: z.object({ provider: ProviderName }),
    body: z.strictObject({
      /** paymentNo. */
      orderPay: PaymentNo,
      /** What the shopper was shown, minor units; compared only, never used. */
      orderAmount: z.int().check(z.minimum(1)),
      goodsName: z.optional(text(120)),
      paymentMethod: z.optional(text(40)),
      domainUrl: z.optional(text(255)),
      phoneNumber: z.optional(Phone),
    }),
    response: PaymentStart,
  }),
  /** The provider's own server calls this: signature over the raw body, answer in the provider's form. */
  callback: endpoint({
    method: 'POST',
    path: '/front/third-pay/{provider}/callback',
    access: 'public',
    summary: 'A provider tells that a payment changed.',
    params: z.object({ provider: ProviderName }),
    body: z.unknown(),
    response: z.object({ received: z.boolean() }),
  }),
};

/** The sandbox provider's hosted page: what a real provider would serve at its own address. */
export const SandboxCharge = z.object({
  chargeId: z.string(),
  merchant: z.string(),
  description: z.string(),
  amount: Money,
  status: z.enum(['open', 'approved', 'declined', 'closed']),
  returnUrl: z.string(),
});
export const sandboxEndpoints = {
  getCharge: endpoint({
    method: 'GET',
    path: '/sandbox/charges/{chargeId}',
    access: 'public',
    params: z.object({ chargeId: Id }),
    response: SandboxCharge,
    summary: 'Sandbox: the charge behind its hosted page.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/sandbox/charges/{chargeId}/decision',
    access: 'public',
    params: z.object({ chargeId: Id }),
    summary: 'Sandbox: approve, decline or close; sends the signed callback unless it is held back.',
    body: z.strictObject({
      decision: z.enum(['approve', 'decline', 'close']),
      holdCallback: z._default(z.boolean(), false),
    }),
    response: SandboxCharge,
  }),
};
