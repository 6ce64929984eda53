import { createHmac, randomBytes } from 'node:crypto';
import { createStripe } from '../../../src/server/adapters/payment/stripe/stripe';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, PlayedBank, Sent } from './played-bank';

interface Refunded {
  id: string;
  amount: number;
  currency: string;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
}
interface Kept extends BankCharge {
  fields: URLSearchParams;
  created: number;
  status: 'open' | 'complete' | 'expired';
  intent: string;
  intentStatus: string;
  refunds: Refunded[];
}
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const keyOf = (tenantId: string) => `sk_test_${tenantId}`;
const hookOf = (tenantId: string) => `whsec_${tenantId}`;

const refuse = (status: number, type: string, code: string): Said => ({ status, body: { error: { type, code, message: `no: ${code}` } } }); // prettier-ignore
const invalid = (code: string, status = 400) => refuse(status, 'invalid_request_error', code);

/** Stripe as far as a shop speaks to it: sessions, refunds and keys of idempotency, as its reference says. */
export async function stripeBank() {
  const books: Kept[] = [];
  const answered = new Map<string, { body: string; said: Said }>();
  const eventsSent: string[] = [];

  const present = (kept: Kept, isExpanded = false) => ({
    id: kept.providerRef,
    object: 'checkout.session',
    url: kept.status === 'open' ? `https://checkout.stripe.com/c/pay/${kept.providerRef}` : null,
    status: kept.status,
    payment_status: kept.isPaid ? 'paid' : 'unpaid',
    payment_intent: intentShown(kept, isExpanded),
    amount_total: kept.amount.amount,
    currency: kept.fields.get('line_items[0][price_data][currency]'),
    client_reference_id: kept.fields.get('client_reference_id'),
    metadata: { paymentNo: kept.fields.get('metadata[paymentNo]'), reference: kept.reference },
    expires_at: kept.created + 86_400,
    created: kept.created,
    livemode: false,
  });
  const intentShown = ({ status, intent, intentStatus }: Kept, isExpanded: boolean) => {
    if (status !== 'complete') return null;
    return isExpanded ? { id: intent, object: 'payment_intent', status: intentStatus } : intent;
  };

  function createSession(tenantId: string, fields: URLSearchParams): Said {
    const price = 'line_items[0][price_data]';
    const units = fields.get(`${price}[unit_amount]`) ?? '';
    const needed = ['mode', 'success_url', `${price}[currency]`, `${price}[product_data][name]`, 'line_items[0][quantity]'];
    const missing = needed.find((name) => !fields.get(name));
    if (missing || !/^[1-9]\d*$/.test(units)) return invalid(`parameter_missing ${missing ?? 'unit_amount'}`);
    const amount = { amount: Number(units), currency: (fields.get(`${price}[currency]`) ?? '').toUpperCase() };
    const kept: Kept = {
      tenantId, providerRef: newId('cs_test'), reference: fields.get('metadata[reference]') ?? '', amount, isPaid: false, returned: 0,
      fields, created: Math.floor(Date.parse('2026-11-21T08:00:01Z') / 1000), status: 'open', intent: newId('pi'), intentStatus: 'processing', refunds: [],
    }; // prettier-ignore
    books.push(kept);
    return { body: present(kept) };
  } // prettier-ignore

  function createRefund(tenantId: string, fields: URLSearchParams): Said {
    const kept = books.find((one) => one.tenantId === tenantId && one.intent === fields.get('payment_intent'));
    const amount = Number(fields.get('amount'));
    if (!kept) return invalid('resource_missing', 404);
    if (!kept.isPaid) return invalid('charge_not_succeeded');
    if (!(amount > 0) || amount > kept.amount.amount - kept.returned) return invalid('amount_too_large');
    const currency = kept.amount.currency.toLowerCase();
    const metadata = { reference: fields.get('metadata[reference]') ?? '' };
    const refund = { id: newId('re'), amount, currency, status: 'succeeded', payment_intent: kept.intent, metadata };
    kept.refunds.unshift(refund);
    kept.returned += amount;
    return { body: refund };
  }

  const listed = <T extends { id: string }>(all: T[], query: URLSearchParams): Said => {
    const from = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = all.slice(from, from + Number(query.get('limit') ?? '10'));
    return { body: { object: 'list', data, has_more: from + data.length < all.length } };
  };

  function post(tenantId: string, { path, body, header }: Asked): Said {
    const key = `${tenantId}/${header('idempotency-key')}`;
    const before = answered.get(key);
    if (before) return before.body === body ? before.said : refuse(400, 'idempotency_error', 'idempotency_key_in_use');
    const fields = new URLSearchParams(body);
    const said = path === '/v1/refunds' ? createRefund(tenantId, fields) : createSession(tenantId, fields);
    if (header('idempotency-key')) answered.set(key, { body, said });
    return said;
  }

  function get(tenantId: string, { path, query }: Asked): Said {
    const mine = books.filter((one) => one.tenantId === tenantId);
    if (path === '/v1/account') return { body: { id: `acct_${tenantId}`, object: 'account', country: 'AU', charges_enabled: true, default_currency: 'aud' } }; // prettier-ignore
    if (path === '/v1/refunds') {
      const ofIntent = mine.find(({ intent }) => intent === query.get('payment_intent'));
      return ofIntent ? listed(ofIntent.refunds, query) : invalid('resource_missing', 404);
    }
    const isExpanded = /payment_intent$/.test(query.get('expand[]') ?? '');
    if (path === '/v1/checkout/sessions') {
      const [from, to] = [Number(query.get('created[gte]')), Number(query.get('created[lte]'))];
      const found = mine.filter(({ created }) => created >= from && created <= to).reverse();
      return listed(found.map((kept) => present(kept, isExpanded)), query); // prettier-ignore
    }
    const kept = mine.find(({ providerRef }) => path === `/v1/checkout/sessions/${providerRef}`);
    return kept ? { body: present(kept, isExpanded) } : invalid('resource_missing', 404);
  }

  const url = await startFakeServer((asked) => {
    const tenantId = /^Bearer sk_test_([\w-]+)$/.exec(asked.header('authorization'))?.[1];
    if (!tenantId) return refuse(401, 'invalid_request_error', 'api_key_invalid');
    if (!/^\d{4}-\d\d-\d\d\.\w+$/.test(asked.header('stripe-version'))) return invalid('no version');
    return asked.method === 'POST' ? post(tenantId, asked) : get(tenantId, asked);
  });

  const TYPES = { open: 'checkout.session.completed', expired: 'checkout.session.expired' };
  const find = ({ providerRef }: BankCharge) => books.find((kept) => kept.providerRef === providerRef) as Kept;
  const typeOf = ({ status, isPaid, intentStatus }: Kept) => {
    if (status !== 'complete') return TYPES[status];
    if (isPaid) return 'checkout.session.completed';
    return intentStatus === 'processing' ? 'checkout.session.completed' : 'checkout.session.async_payment_failed';
  };
  const bank: PlayedBank = {
    company: {
      provider: createStripe({ url }),
      findCredentials: (tenantId) =>
        Promise.resolve({
          account: `acct_${tenantId}`,
          keys: { secretKey: [keyOf(tenantId)], webhookSecret: [`whsec_next_of_${tenantId}`, hookOf(tenantId)] },
        }),
    },
    starts: { redirect: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const kept = find(charge);
      kept.isPaid = decision === 'paid';
      kept.status = decision === 'closed' ? 'expired' : 'complete';
      kept.intentStatus = decision === 'paid' ? 'succeeded' : 'requires_payment_method';
      return Promise.resolve();
    },
    notice(charge, now, { lie = {}, eventId = newId('evt') } = {}) {
      const kept = find(charge);
      eventsSent.push(eventId);
      const { account, amount, currency } = lie;
      const object = {
        ...present(kept),
        ...(amount && { amount_total: amount }),
        ...(currency && { currency: currency.toLowerCase() }),
      };
      const seconds = Math.floor(now.getTime() / 1000);
      const event = { id: eventId, object: 'event', type: typeOf(kept), created: seconds, livemode: false, ...(account && { account }), data: { object } }; // prettier-ignore
      return Promise.resolve(signed(hookOf(kept.tenantId), JSON.stringify(event), seconds));
    },
    forgeries: stripeForgeries,
    forgetKeys: () => answered.clear(),
    hears: {
      taken: { status: 200, body: '{"received":true}' },
      again: { status: 200, body: '{"received":true}' },
      unknown: { status: 404, body: '{"received":false}' },
      disputed: { status: 200, body: '{"received":true}' },
      refused: { status: 400, body: '{"received":false}' },
    },
  };
  return bank;
}

function signed(secret: string, body: string, seconds: number): Sent {
  const v1 = createHmac('sha256', secret)
    .update(`${String(seconds)}.${body}`)
    .digest('hex');
  const signature = `t=${String(seconds)},v1=${v1},v0=${'0'.repeat(64)}`;
  return { init: { method: 'POST', headers: { 'stripe-signature': signature }, body } };
}

function stripeForgeries({ init }: Sent): Sent[] {
  const body = String(init.body);
  const signature = (init.headers as Record<string, string>)['stripe-signature'] ?? '';
  const withSignature = (value: string) => ({ init: { ...init, headers: { 'stripe-signature': value } } });
  return [
    { init: { ...init, body: `${body} ` } },
    { init: { ...init, body: body.replace(/"amount_total":(\d+)/, '"amount_total":1$1') } },
    withSignature(''),
    withSignature(signature.replace(/v1=./, (given) => (given === 'v1=0' ? 'v1=1' : 'v1=0'))),
    withSignature(signature.replace(/t=(\d+)/, (_, at: string) => `t=${String(Number(at) + 1)}`)),
    withSignature(signature.replace('v1=', 'v0=')),
  ];
}
