import type * as z from 'zod/mini';
import { basic, jsonOf } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import { jsonCaller, ProviderRefusal, refusedWhereRefused, undefinedWhereRefused } from '../json-call';
import type { Credentials } from '../payment.port';
import type { ChargeReport, ChargeState, ProviderAnswer, ProviderCall } from '../provider-call.port';
import { sentOn, sentOnUnheard } from '../sent-on';
import { fromUnits, toUnits } from '../wire-amount';
import { Event, Failure, Payment, type Payment as PaymentOf } from './toss.schemas';

const CURRENCY = 'KRW';
const OWN_URL = 'https://api.tosspayments.com';
const OWN_SCRIPT = 'https://js.tosspayments.com/v2/standard';
const GATEWAYS = ['https://payment-gateway.tosspayments.com', 'https://payment-gateway-sandbox.tosspayments.com'];
const ASKED = ['https://api.tosspayments.com', 'https://apigw.tosspayments.com', 'https://apigw-sandbox.tosspayments.com', 'https://event.tosspayments.com', 'https://log.tosspayments.com']; // prettier-ignore
/** The shopper has agreed; its money is ours once we say so, within ten minutes. */
const AGREED = 'IN_PROGRESS';
const CANCELLED = 'PAY_PROCESS_CANCELED';
const STATES: Record<string, ChargeState> = {
  DONE: 'paid',
  PARTIAL_CANCELED: 'paid',
  ABORTED: 'declined',
  EXPIRED: 'closed',
};
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });
const ask = jsonCaller('Toss', {
  refusals: [400, 403, 404],
  issueOf: (said) => Failure.safeParse(said).data?.code ?? '',
});

/**
 * Toss Payments: a window of its script; the shopper comes back by the address of notices, where we confirm, as we do
 * where we are told or ask and find that they agreed. Its webhooks are not signed: they are a reason to ask. Not
 * confirmed, each a line to correct: that a payment is found by our number before it is confirmed, which hosts the script
 * frames, asks and posts to.
 * @param url where it is asked, and its script is loaded from; its own hosts unless given
 */
export function createToss({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const call = <T>({ keys }: Credentials, schema: z.ZodMiniType<T>, { path, body, key }: { path: string; body?: object; key?: string }) =>
    ask(schema, {
      url: (url ?? OWN_URL) + path,
      headers: { authorization: basic(keys.secretKey?.[0] ?? '', ''), ...(key && { 'idempotency-key': key }) },
      ...(body && { body }),
    });

  const find = (credentials: Credentials, orderId: string) =>
    call(credentials, Payment, { path: `/v1/payments/orders/${encodeURIComponent(orderId)}` }).catch(undefinedWhereRefused);

  /** How it stands, after its money was taken where the shopper has agreed to this very sum. */
  async function takeAgreed(credentials: Credentials, orderId: string, units: number): Promise<ChargeReport | undefined> {
    const found = await find(credentials, orderId);
    if (found?.status !== AGREED) return found && reportOf(found, credentials);
    const body = { paymentKey: found.paymentKey, orderId, amount: units };
    try {
      return reportOf(await call(credentials, Payment, { path: '/v1/payments/confirm', body, key: `confirm-${orderId}` }), credentials);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const now = await find(credentials, orderId);
      return now && reportOf(now, credentials);
    }
  }

  return {
    name: 'TOSS',
    kind: 'AUTH',
    title: 'Toss Payments',
    currencies: [CURRENCY],
    opens: url ? { 'frame-src': [url], 'connect-src': [url] } : { 'form-action': GATEWAYS, 'frame-src': GATEWAYS, 'connect-src': ASKED },
    fields: [
      { name: 'account', isSecret: false, pattern: /^\w{4,14}$/, shape: 'the store id (MID)' },
      { name: 'clientKey', isSecret: false, pattern: /^(test|live)_g?ck_\w+$/, shape: 'the client key, live_ck_… or test_ck_…' },
      { name: 'secretKey', isSecret: true, pattern: /^(test|live)_g?sk_\w+$/, shape: 'the secret key, live_sk_… or test_sk_…' },
    ],
    isTest: ({ keys }) => keys.secretKey?.[0]?.startsWith('test_') ?? false,

    createPayment({ credentials, reference, amount, description, returnUrl, notifyUrl }) {
      const units = String(toUnits(amount, 0));
      const fields = { clientKey: credentials.settings?.clientKey ?? '', value: units, orderName: description.slice(0, 100), successUrl: notifyUrl, failUrl: notifyUrl };
      const start = { kind: 'script', script: 'TOSS', source: url ? `${url}/v2/standard` : OWN_SCRIPT, token: reference, fields, url: null, expiresAt: null } as const;
      return Promise.resolve({ start, providerRef: reference, memo: { returnUrl, units } });
    },

    async answerCall({ credentials, ...told }, book) {
      const reference = referenceOf(told);
      const known = reference === undefined ? undefined : await book.find({ reference });
      if (reference === undefined || !known) return { isVerified: false, answer: answerOf(404) };
      const { amount } = known;
      const taking = takeAgreed(credentials, reference, toUnits(amount, 0)).then((report) => ({ report }));
      const heard = await (told.method === 'GET' ? taking.catch(sentOnUnheard(known)) : taking);
      if ('unheard' in heard) return heard.unheard;
      const { report } = heard;
      const failure = told.method === 'GET' ? told.query.get('code') : null;
      const isOver = failure !== null && (report?.state ?? 'pending') === 'pending';
      const state = failure === CANCELLED ? 'closed' : 'declined';
      const says = isOver ? { providerRef: report?.providerRef ?? reference, reference, state, amount, merchant: credentials.account } as const : report;
      if (says) await book.apply({ ...says, eventId: `${says.state}.${says.providerRef}` });
      return { isVerified: true, answer: told.method === 'GET' ? sentOn(known) : answerOf(200) };
    },

    query: ({ credentials, reference, memo }) => takeAgreed(credentials, reference, Number(memo.units)),

    async refund({ credentials, reference, refundReference, amount }) {
      const found = await find(credentials, reference);
      if (!found) return 'refused';
      const path = `/v1/payments/${encodeURIComponent(found.paymentKey)}/cancel`;
      const body = { cancelReason: 'asked by the shop', cancelAmount: toUnits(amount, 0) };
      return call(credentials, Payment, { path, body, key: refundReference }).then(() => 'returned' as const, refusedWhereRefused);
    },

    async check(credentials) {
      // of an order that nobody made: where the key is right, it is only unknown
      await find(credentials, 'CHECK-NOBODY');
      return `store ${credentials.account} may ask`;
    },
  };
} // prettier-ignore

/** Of ours, as a webhook or the shopper's browser names it. */
function referenceOf({ method, query, rawBody }: ProviderCall): string | undefined {
  const said = method === 'GET' ? query.get('orderId') : Event.safeParse(jsonOf(rawBody)).data?.data.orderId;
  return said && /^\w{6,64}$/.test(said) ? said : undefined;
}

const reportOf = (found: PaymentOf, { account }: Credentials): ChargeReport => ({
  providerRef: found.paymentKey,
  reference: found.orderId,
  // given back, or given up before anything was paid
  state: found.status === 'CANCELED' ? (found.approvedAt ? 'paid' : 'closed') : (STATES[found.status] ?? 'pending'),
  amount: fromUnits(found.totalAmount, found.currency ?? CURRENCY, 0),
  merchant: found.mId ?? account,
});
