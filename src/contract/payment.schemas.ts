import * as z from 'zod/mini';
import { PAYMENT_STATUSES, PAYMENT_KINDS, PROVIDER_KINDS, CLAIM_REASONS, CLAIM_STATUSES } from './payment.enums';
import { Money, Time } from './fields.schemas';
import { PayTerms } from './pay-terms.schemas';

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
  /** What was paid on top; it is no part of the sum, and is not paid back. */
  fee: z.optional(Money),
  /** Until when it is to be paid, where it is one of the sums due and what it is for does not wait. */
  payBefore: z.optional(Time),
});

/** A sum due, with what it is for: things of an order, or parcels of a shipment by the first thing in each. */
export const PaymentDue = z.extend(Payment, {
  things: z.array(z.object({ id: z.string(), title: z.string(), image: z.string() })),
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

/** What the shopper may choose among at a provider, to be sent as `paymentMethod`; the first is what it starts with. Often none. */
export const PayWays = z.array(z.object({ method: z.string(), name: z.string() }));

export const PaymentProvider = z.object({
  provider: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  name: z.string(),
  isTest: z.boolean(),
  methods: PayWays,
  /** Any sum and no fee where absent. */
  terms: z.optional(z.pick(PayTerms, { minimum: true, maximum: true, fee: true })),
});

export const ThirdPayConfig = z.object({ balance: z.boolean(), providers: z.array(PaymentProvider) });

/** `expiresAt`: until when it can be paid this way, by the provider's own time. */
const onTheWay = { paymentNo: z.string(), expiresAt: z.nullable(Time) };
/** A page or an app of the provider that does the same, for who pays on the device that shows it. */
const elsewhere = { url: z.nullable(z.string()) };

/** What the browser does next to pay; the one place that names the ways there are. */
export const PaymentStart = z.discriminatedUnion('kind', [
  /** Goes to a page of the provider. */
  z.object({ kind: z.literal('redirect'), ...onTheWay, url: z.string() }),
  /** Goes there by a form of these fields. */
  z.object({ kind: z.literal('form'), ...onTheWay, url: z.string(), fields: z.record(z.string(), z.string()) }),
  /** A page or an app, to be opened when the shopper likes; the shop stays where it is. */
  z.object({ kind: z.literal('link'), ...onTheWay, url: z.string() }),
  /** Paid elsewhere by a number: at a counter, by transfer. */
  z.object({ kind: z.literal('code'), ...onTheWay, ...elsewhere, code: z.string() }),
  /** Paid by an app that reads this text from a picture. */
  z.object({ kind: z.literal('qr'), ...onTheWay, ...elsewhere, text: z.string() }),
  /**
   * Paid in a window of the provider's script, by its name in our code, which is loaded from `source` and told these
   * fields; `url` is the page that does the same.
   */
  z.object({
    kind: z.literal('script'),
    ...onTheWay,
    ...elsewhere,
    script: z.string(),
    source: z.optional(z.string()),
    token: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
]);

/** A payment, and how the shopper goes on with it where a charge waits. */
export const PaymentOnTheWay = z.extend(Payment, {
  /** Its order, parcel or deposit. */
  targetId: z.string(),
  start: z.nullable(PaymentStart),
});
