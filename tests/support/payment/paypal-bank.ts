import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createPaypal } from '../../../src/server/adapters/payment/paypal/paypal';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Refunded {
  id: string;
  status: string;
  invoice_id: string;
  amount: { value: string; currency_code: string };
}
interface Kept extends BankCharge {
  status: string;
  capture: string;
  captureStatus?: string;
  refunds: Refunded[];
  lie: Lie;
}
const newId = () => randomBytes(8).toString('hex').toUpperCase() + 'X';
const refuse = (status: number, issue: string): Said => ({ status, body: { name: 'UNPROCESSABLE_ENTITY', debug_id: 'd', details: [{ issue }] } }); // prettier-ignore
const dollars = (cents: number) => `${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
/** Only PayPal can make it: whoever is told asks PayPal about it. */
const sign = (tenantId: string, id: string, text: string) =>
  createHmac('sha256', `paypal-of-${tenantId}`).update(`${id}|${createHash('sha256').update(text).digest('hex')}`).digest('base64'); // prettier-ignore

/** PayPal as far as a shop speaks to it: a sum is taken once the shop says so. */
export async function paypalBank(): Promise<PlayedBank & { verified: () => number }> {
  let verifications = 0;
  const books: Kept[] = [];
  const answered = new Map<string, { body: string; said: Said }>();

  const present = ({
    providerRef,
    reference,
    tenantId,
    status,
    amount,
    capture,
    captureStatus,
    refunds,
    lie,
  }: Kept) => {
    const money = { value: dollars(lie.amount ?? amount.amount), currency_code: lie.currency ?? amount.currency };
    const captures = captureStatus ? [{ id: capture, status: captureStatus, amount: money }] : [];
    const unit = { custom_id: reference, amount: money, payee: { merchant_id: lie.account ?? tenantId }, payments: { captures, refunds } }; // prettier-ignore
    return { id: providerRef, status, purchase_units: [unit], links: [{ rel: 'payer-action', href: `https://www.sandbox.paypal.com/checkoutnow?token=${providerRef}` }] }; // prettier-ignore
  };
  const find = (tenantId: string, id?: string) => books.find((kept) => kept.tenantId === tenantId && kept.providerRef === id); // prettier-ignore

  function createOrder(tenantId: string, text: string): Said {
    const { intent, purchase_units: units = [], payment_source: source } = JSON.parse(text) as { intent?: string; purchase_units?: { custom_id?: string; amount?: { value?: string; currency_code?: string } }[]; payment_source?: { paypal?: { experience_context?: { return_url?: string; cancel_url?: string } } } }; // prettier-ignore
    const [{ custom_id: reference = '', amount: { value = '', currency_code: currency = '' } = {} } = {}] = units;
    const context = source?.paypal?.experience_context;
    const isWell = intent === 'CAPTURE' && /^\d+\.\d\d$/.test(value) && currency === 'USD' && context?.return_url;
    if (!isWell || !context.cancel_url) return refuse(400, 'INVALID_REQUEST');
    const amount = { amount: Math.round(Number(value) * 100), currency };
    books.push({ tenantId, providerRef: newId(), reference, amount, isPaid: false, returned: 0, status: 'PAYER_ACTION_REQUIRED', capture: newId(), refunds: [], lie: {} }); // prettier-ignore
    return { status: 201, body: present(books.at(-1) as Kept) };
  }

  function capture(kept: Kept | undefined): Said {
    if (!kept) return refuse(404, 'RESOURCE_NOT_FOUND');
    if (kept.captureStatus) return refuse(422, 'ORDER_ALREADY_CAPTURED');
    if (kept.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED');
    Object.assign(kept, { status: 'COMPLETED', captureStatus: 'COMPLETED', isPaid: true });
    return { status: 201, body: present(kept) };
  }

  function refund(tenantId: string, id: string, text: string): Said {
    const kept = books.find((one) => one.tenantId === tenantId && one.capture === id);
    const { amount, invoice_id } = JSON.parse(text) as Pick<Refunded, 'amount' | 'invoice_id'>;
    const cents = Math.round(Number(amount.value) * 100);
    if (!kept?.isPaid) return refuse(404, 'RESOURCE_NOT_FOUND');
    if (cents > kept.amount.amount - kept.returned) return refuse(422, 'REFUND_AMOUNT_EXCEEDED');
    kept.returned += cents;
    kept.refunds.push({ id: newId(), status: 'COMPLETED', amount, invoice_id });
    return { status: 201, body: kept.refunds.at(-1) };
  }

  function verify(tenantId: string, { body }: Asked): Said {
    verifications += 1;
    const raw = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const told = JSON.parse(body) as Record<string, string>;
    const isOurs = told.webhook_id === `wh${tenantId}` && told.auth_algo === 'SHA256withRSA' && told.cert_url?.startsWith('https://api.sandbox.paypal.com/');
    const isSigned = told.transmission_sig === sign(tenantId, told.transmission_id ?? '', raw);
    return { body: { verification_status: isOurs && isSigned ? 'SUCCESS' : 'FAILURE' } };
  } // prettier-ignore

  function post(tenantId: string, asked: Asked): Said {
    const { path, body, header } = asked;
    if (path.endsWith('verify-webhook-signature')) return verify(tenantId, asked);
    const key = `${tenantId}/${header('paypal-request-id')}`;
    const before = answered.get(key);
    if (before) return before.body === body ? before.said : refuse(422, 'PREVIOUS_REQUEST_IN_PROGRESS');
    const [, order] = /^\/v2\/checkout\/orders\/(\w+)\/capture$/.exec(path) ?? [];
    const [, captured] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? [];
    if (order) return capture(find(tenantId, order));
    const said = captured ? refund(tenantId, captured, body) : createOrder(tenantId, body);
    answered.set(key, { body, said });
    return said;
  }

  const url = await startFakeServer((asked) => {
    const given = asked.header('authorization');
    if (asked.path === '/v1/oauth2/token') {
      const [id, secret] = Buffer.from(given.replace('Basic ', ''), 'base64').toString().split(':');
      const isKnown = secret === `secret-of-${id ?? ''}` && asked.body === 'grant_type=client_credentials';
      return isKnown ? { body: { access_token: `at-${id ?? ''}`, expires_in: 32_400, token_type: 'Bearer' } } : refuse(401, 'invalid_client'); // prettier-ignore
    }
    const tenantId = /^Bearer at-([\w-]+)$/.exec(given)?.[1];
    if (!tenantId) return refuse(401, 'AUTHENTICATION_FAILURE');
    if (asked.method === 'POST') return post(tenantId, asked);
    const kept = find(tenantId, asked.path.split('/').at(-1));
    return kept ? { body: present(kept) } : refuse(404, 'RESOURCE_NOT_FOUND');
  });

  return {
    verified: () => verifications,
    company: {
      provider: createPaypal({ url }),
      findCredentials: (account) =>
        Promise.resolve({
          account,
          keys: { clientSecret: [`secret-of-${account}`] },
          settings: { mode: 'test', clientId: account, webhookId: `wh${account}` },
        }),
    },
    starts: { redirect: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide({ tenantId, providerRef }, decision) {
      const change = {
        paid: { status: 'APPROVED' },
        declined: { status: 'COMPLETED', captureStatus: 'DECLINED' },
        closed: { status: 'VOIDED' },
      }[decision];
      Object.assign(find(tenantId, providerRef) as Kept, change);
      return Promise.resolve();
    },
    notice({ tenantId, providerRef }, now, { lie = {}, eventId = `WH-${newId()}` } = {}) {
      const kept = find(tenantId, providerRef) as Kept;
      kept.lie = lie;
      const captured = {
        id: kept.capture,
        custom_id: kept.reference,
        supplementary_data: { related_ids: { order_id: providerRef } },
      };
      const [event_type, resource] = kept.captureStatus
        ? [`PAYMENT.CAPTURE.${kept.captureStatus}`, captured]
        : ['CHECKOUT.ORDER.APPROVED', present(kept)];
      const body = JSON.stringify({ id: eventId, event_type, resource_type: 'x', create_time: now.toISOString(), resource }, null, 1); // prettier-ignore
      const id = newId();
      const headers = {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/C',
        'paypal-transmission-id': id,
        'paypal-transmission-sig': sign(tenantId, id, body),
        'paypal-transmission-time': now.toISOString(),
      };
      return Promise.resolve({ init: { method: 'POST', headers, body } });
    },
    forgetKeys: () => answered.clear(),
    forgeries: ({ init }: Sent) => {
      const [body, headers] = [String(init.body), init.headers as Record<string, string>];
      const withHeaders = (change: Record<string, string>) => ({
        init: { ...init, headers: { ...headers, ...change } },
      });
      return [
        { init: { ...init, body: `${body} ` } },
        { init: { ...init, body: JSON.stringify(JSON.parse(body)) } },
        withHeaders({ 'paypal-transmission-sig': '' }),
        withHeaders({ 'paypal-transmission-sig': 'AAAA' }),
        withHeaders({ 'paypal-transmission-id': 'another' }),
        withHeaders({ 'paypal-cert-url': 'https://paypal.example/cert' }),
      ];
    },
    hears: {
      taken: { status: 200, body: '' },
      again: { status: 200, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 200, body: '' },
      refused: { status: 400, body: '' },
    },
  };
}
