import type * as z from 'zod/mini';
import { majorText } from '../../../../contract/money';
import { jsonOf } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import { jsonCaller, refusedWhereRefused, undefinedWhereRefused } from '../json-call';
import type { Credentials, NewCharge } from '../payment.port';
import type { ChargeReport, ChargeState, ProviderAnswer } from '../provider-call.port';
import { fromDecimal } from '../wire-amount';
import { isSignedByMercadopago } from './mercadopago-signature';
import { Notice, Owner, Payment, Payments, Preference, Refund, type Payment as PaymentOf } from './mercadopago.schemas';

const OWN_URL = 'https://api.mercadopago.com';
const STATES: Record<string, ChargeState> = {
  approved: 'paid',
  refunded: 'paid',
  charged_back: 'paid',
  in_mediation: 'paid',
  rejected: 'declined',
  cancelled: 'closed',
};
const OUTCOMES: Record<string, 'pending' | 'refused'> = {
  in_process: 'pending',
  authorized: 'pending',
  rejected: 'refused',
  cancelled: 'refused',
};
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });

const ask = jsonCaller('Mercado Pago');

/**
 * Mercado Pago Checkout Pro: a link to its page, on which a shopper may try several payments, each a charge of its own
 * under our reference. What a notice names is asked for. Not confirmed, each a line to correct: states of refunds, how
 * long keys of idempotency live, `/users/me`.
 * @param url where it is asked; its own host unless given
 */
export function createMercadopago({ url = OWN_URL }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ keys, settings }: Credentials) =>
    settings?.mode === 'test' || Boolean(keys.accessToken?.[0]?.startsWith('TEST-'));

  const call = <T>({ keys }: Credentials, schema: z.ZodMiniType<T>, { path, body, key }: { path: string; body?: object; key?: string }) =>
    ask(schema, {
      url: url + path,
      headers: { authorization: `Bearer ${keys.accessToken?.[0] ?? ''}`, ...(key && { 'x-idempotency-key': key }) },
      ...(body && { body }),
    });

  const find = (credentials: Credentials, id: string) =>
    call(credentials, Payment, { path: `/v1/payments/${encodeURIComponent(id)}` }).catch(undefinedWhereRefused);

  /** Of all that were tried the one that paid, else the newest. */
  async function findByReference(credentials: Credentials, reference: string) {
    const query = new URLSearchParams({ external_reference: reference, sort: 'date_created', criteria: 'desc' });
    const { results } = await call(credentials, Payments, { path: `/v1/payments/search?${query.toString()}` });
    return results.find(({ status }) => STATES[status] === 'paid') ?? results[0];
  }

  return {
    name: 'MERCADOPAGO',
    kind: 'LINK',
    title: 'Mercado Pago',
    currencies: ['MXN', 'CLP'],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\d{4,16}$/, shape: 'the User ID, a number' },
      { name: 'accessToken', isSecret: true, pattern: /^(TEST|APP_USR)-\S+$/, shape: 'the Access Token, APP_USR-… or TEST-…' },
      { name: 'webhookSecret', isSecret: true, pattern: /^\w{16,}$/, shape: 'the secret of the webhook' },
      { name: 'mode', isSecret: false, isOptional: true, pattern: /^(test|live)$/, shape: 'test for APP_USR- keys of a test user' },
    ],
    isTest,

    async createPayment(charge) {
      const { credentials, reference } = charge;
      const made = await call(credentials, Preference, { path: '/checkout/preferences', body: bodyOf(charge), key: reference });
      const page = isTest(credentials) ? (made.sandbox_init_point ?? made.init_point) : made.init_point;
      return { start: { kind: 'redirect', url: page, expiresAt: null }, providerRef: reference };
    },

    async answerCall({ query, rawBody, header, credentials }, book) {
      const id = query.get('data.id') ?? undefined;
      const told = { id, requestId: header('x-request-id') };
      const isTheirs = isSignedByMercadopago(credentials.keys.webhookSecret ?? [], header('x-signature') ?? '', told);
      const notice = Notice.safeParse(jsonOf(rawBody)).data;
      if (!isTheirs || !id || !notice) return { isVerified: false, answer: answerOf(401) };
      if (notice.type !== 'payment') return { isVerified: true, answer: answerOf(200) };
      // by the name that was signed, not by the one in the body
      const payment = await find(credentials, id);
      const report = payment && reportOf(payment, credentials);
      const outcome = report && (await book.apply({ ...report, eventId: `${payment.status}.${report.providerRef}` }));
      return { isVerified: true, answer: answerOf(outcome === 'unknown' ? 404 : 200) };
    },

    async query({ credentials, providerRef, reference }) {
      const isUnnamed = providerRef === reference;
      const payment = await (isUnnamed ? findByReference(credentials, reference) : find(credentials, providerRef));
      return payment && reportOf(payment, credentials);
    },

    async refund({ credentials, providerRef, reference, refundReference, amount }) {
      const id = providerRef === reference ? (await findByReference(credentials, reference))?.id : providerRef;
      if (id === undefined) return 'refused';
      const path = `/v1/payments/${encodeURIComponent(String(id))}/refunds`;
      const body = { amount: Number(majorText(amount)) };
      return call(credentials, Refund, { path, body, key: refundReference }).then(
        ({ status }) => OUTCOMES[status ?? ''] ?? 'returned',
        refusedWhereRefused,
      );
    },

    async check(credentials) {
      const { id, site_id: site } = await call(credentials, Owner, { path: '/users/me' });
      if (String(id) !== credentials.account) throw new Error(`the token is of ${String(id)}`);
      return `user ${String(id)} of ${site ?? '?'}`;
    },
  };
} // prettier-ignore

const bodyOf = ({ reference, paymentNo, amount, description, returnUrl, notifyUrl }: NewCharge) => ({
  items: [
    {
      id: paymentNo,
      title: description,
      quantity: 1,
      unit_price: Number(majorText(amount)),
      currency_id: amount.currency,
    },
  ],
  external_reference: reference,
  metadata: { payment_no: paymentNo },
  back_urls: { success: returnUrl, failure: returnUrl, pending: returnUrl },
  auto_return: 'approved',
  notification_url: notifyUrl,
});

/** Undefined of one that something else made of the same account. */
function reportOf(payment: PaymentOf, { account }: Credentials): ChargeReport | undefined {
  if (!payment.external_reference) return undefined;
  return {
    providerRef: String(payment.id),
    reference: payment.external_reference,
    state: STATES[payment.status] ?? 'pending',
    amount: fromDecimal(String(payment.transaction_amount), payment.currency_id),
    merchant: String(payment.collector_id ?? account),
  };
}
