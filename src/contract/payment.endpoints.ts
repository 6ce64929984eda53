import * as z from 'zod/mini';
import { Payment, PaymentDue, PaymentOnTheWay, ThirdPayConfig, PaymentStart } from './payment.schemas';
import { endpoint } from './endpoint.schemas';
import { RawAnswer } from './raw-answer.schemas';
import { Id, PageQuery, PayPassword, Phone, pageOf, text } from './fields.schemas';

const payBody = z.strictObject({ payPassword: PayPassword });

const PaymentNo = z.string().check(z.regex(/^[A-Z0-9]{8,32}$/));

const ProviderName = z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/));

const notice = {
  path: '/front/third-pay/{provider}/callback',
  access: 'public',
  params: z.object({ provider: ProviderName }),
  response: RawAnswer,
  isRaw: true,
} as const;

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
    toLookers: null,
    summary: 'Sums due, of one order or all, what ends soonest first.',
    query: z.strictObject({
      ...PageQuery,
      orderType: z.optional(z.enum(['PURCHASE', 'TRANSIT'])),
      orderNo: z.optional(text(40)),
    }),
    response: pageOf(PaymentDue),
  }),
  getByNo: endpoint({
    method: 'GET',
    path: '/front/payments/{paymentNo}',
    access: 'user',
    toLookers: null,
    summary: 'A payment by its number; asks the provider while one is processing.',
    params: z.object({ paymentNo: PaymentNo }),
    response: PaymentOnTheWay,
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
      /** Of the provider's fee, where the shop passes it on, what the shopper was shown; compared too. */
      orderFee: z.optional(z.int().check(z.minimum(0))),
      goodsName: z.optional(text(120)),
      paymentMethod: z.optional(text(40)),
      domainUrl: z.optional(text(255)),
      phoneNumber: z.optional(Phone),
    }),
    response: PaymentStart,
  }),
  /** The provider's own server calls these, in its own form. The host says which shop is meant. */
  callback: endpoint({ method: 'POST', ...notice, summary: 'A provider tells that a payment changed, or asks.' }),
  callbackByQuery: endpoint({ method: 'GET', ...notice, summary: 'The same from providers that tell it in a query.' }),
};
