import { jsonOf } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { Credentials } from '../payment.port';
import type { ChargeBook, ProviderAnswer, ProviderCall } from '../provider-call.port';
import { sentOn, sentOnUnheard } from '../sent-on';
import { callPaypal, isTest, PaypalRefusal } from './paypal-call';
import { findOrder, orderBodyOf, takeAgreed, wireOf } from './paypal-order';
import { Event, Order, Refund, Verdict } from './paypal.schemas';

const OUTCOMES: Record<string, 'returned' | 'refused'> = {
  COMPLETED: 'returned',
  CANCELLED: 'refused',
  FAILED: 'refused',
};
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });
const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/**
 * PayPal Orders v2: the shopper agrees on its page, and its money is taken by us: when they come back, when it tells us,
 * or when it is asked. What it tells is shown to it again to be verified, and then asked for. Not confirmed, each a line
 * to correct: the names of events, that an order tells its refunds with their `invoice_id`, `payee.merchant_id`.
 * @param url where it is asked; its own hosts unless given
 */
export function createPaypal({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const { call, tokenOf } = callPaypal(url);

  async function isTheirs(credentials: Credentials, { rawBody, header }: ProviderCall): Promise<boolean> {
    const told = Object.entries(HEADERS).map(([name, from]) => [name, header(from) ?? ''] as const);
    if (jsonOf(rawBody) === undefined || told.some(([, value]) => value === '')) return false;
    const about = JSON.stringify({ ...Object.fromEntries(told), webhook_id: credentials.settings?.webhookId });
    // the characters as they came: written anew they would be others
    const body = `${about.slice(0, -1)},"webhook_event":${rawBody}}`;
    const path = '/v1/notifications/verify-webhook-signature';
    const { verification_status: verdict } = await call(credentials, Verdict, { path, body });
    return verdict === 'SUCCESS';
  }

  /** The shopper's browser, with the order that it names: what that is worth is asked, and it is sent on. */
  async function welcomeBack(credentials: Credentials, { query }: ProviderCall, book: ChargeBook) {
    const id = query.get('token') ?? '';
    const known = /^[\w-]{1,36}$/.test(id) ? await book.find({ providerRef: id }) : undefined;
    if (!known?.charge?.memo.returnUrl) return { isVerified: false, answer: answerOf(404) };
    const taking = takeAgreed(call, credentials, id).then((report) => ({ report }));
    const heard = await taking.catch(sentOnUnheard(known));
    if ('unheard' in heard) return heard.unheard;
    const { report } = heard;
    if (report) await book.apply({ ...report, eventId: `${report.state}.${id}` });
    return { isVerified: true, answer: sentOn(known) };
  }

  return {
    name: 'PAYPAL',
    kind: 'PAYMENT_CREATION',
    title: 'PayPal',
    currencies: 'AUD BRL CAD CZK DKK EUR HKD ILS JPY MYR MXN NOK NZD PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
    fields: [
      { name: 'account', isSecret: false, pattern: /^[A-Z0-9]{13}$/, shape: 'the merchant id, 13 characters' },
      { name: 'clientId', isSecret: false, pattern: /^[\w-]{20,}$/, shape: 'the client id of the app' },
      { name: 'clientSecret', isSecret: true, pattern: /^[\w-]{20,}$/, shape: 'the secret of the app' },
      { name: 'webhookId', isSecret: false, pattern: /^\w{8,}$/, shape: 'the id of the webhook' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test (sandbox) or live' },
    ],
    isTest,

    async createPayment(charge) {
      const { credentials, reference: requestId, returnUrl } = charge;
      const body = JSON.stringify(orderBodyOf(charge));
      const order = await call(credentials, Order, { path: '/v2/checkout/orders', body, requestId });
      const page = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (!page) throw new Error('PayPal gave no page');
      return { start: { kind: 'redirect', url: page, expiresAt: null }, providerRef: order.id, memo: { returnUrl } };
    },

    async answerCall({ credentials, ...told }, book) {
      if (told.method === 'GET') return welcomeBack(credentials, told, book);
      const event = Event.safeParse(jsonOf(told.rawBody)).data;
      if (!event) return { isVerified: false, answer: answerOf(400) };
      const { id, custom_id: ours, purchase_units: units, supplementary_data: related } = event.resource;
      const orderId = event.event_type.startsWith('CHECKOUT.ORDER.') ? id : related?.related_ids?.order_id;
      // whoever makes events up names no charge of ours: PayPal is not asked about those
      const isOurs = await isKnown(book, [orderId], [ours, units?.[0]?.custom_id]);
      if (!isOurs) return { isVerified: false, answer: answerOf(404) };
      if (!(await isTheirs(credentials, told))) return { isVerified: false, answer: answerOf(400) };
      const report = orderId ? await takeAgreed(call, credentials, orderId) : undefined;
      const outcome = report && (await book.apply({ ...report, eventId: event.id }));
      return { isVerified: true, answer: answerOf(outcome === 'unknown' ? 404 : 200) };
    },

    query: ({ credentials, providerRef }) => takeAgreed(call, credentials, providerRef),

    async refund({ credentials, providerRef, refundReference, amount, memo }) {
      const order = await findOrder(call, credentials, providerRef);
      const [unit] = order?.purchase_units ?? [];
      const capture = memo.capture ?? unit?.payments?.captures?.at(-1)?.id;
      if (!capture) return 'refused';
      // keys are forgotten after hours, and we may be asked again later
      const before = unit?.payments?.refunds?.find((refund) => refund.invoice_id === refundReference);
      const wire = wireOf(amount);
      if (before?.amount && before.amount.value !== wire.value) return 'refused';
      try {
        const body = JSON.stringify({ amount: wire, invoice_id: refundReference });
        const path = `/v2/payments/captures/${encodeURIComponent(capture)}/refund`;
        const { status } = before ?? (await call(credentials, Refund, { path, body, requestId: refundReference }));
        return OUTCOMES[status] ?? 'pending';
      } catch (error) {
        if (error instanceof PaypalRefusal) return 'refused';
        throw error;
      }
    },

    async check(credentials) {
      await tokenOf(credentials);
      return `the app of ${credentials.account} may ask`;
    },
  };
}

type Names = (string | null | undefined)[];

/** Whether a charge of ours goes by one of these. */
async function isKnown(book: ChargeBook, providerRefs: Names, references: Names): Promise<boolean> {
  for (const providerRef of providerRefs) if (providerRef && (await book.find({ providerRef }))) return true;
  for (const reference of references) if (reference && (await book.find({ reference }))) return true;
  return false;
}
