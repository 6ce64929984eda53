import { randomUUID } from 'node:crypto';
import { createYookassa } from '../../../src/server/adapters/payment/yookassa/yookassa';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  body: { metadata?: object; description?: string };
  status: 'pending' | 'succeeded' | 'canceled';
  reason?: string;
  createdAt: string;
  /** What its books say otherwise than is so. */
  lie: Lie;
}
interface Refunded {
  id: string;
  payment_id: string;
  status: string;
  amount: { value: string; currency: string };
  description: string;
}
const refuse = (status: number, code: string): Said => ({ status, body: { type: 'error', id: randomUUID(), code, description: code } }); // prettier-ignore
const rubles = (kopecks: number) => `${String(Math.floor(kopecks / 100))}.${String(kopecks % 100).padStart(2, '0')}`;
const from = (ip?: string): Record<string, string> => (ip ? { 'x-sampan-client-ip': ip } : {});

/** YooKassa as far as a shop speaks to it. Nobody signs: what it tells is asked for again, so a lie stands in its books. */
export async function yookassaBank(): Promise<PlayedBank> {
  const books: Kept[] = [];
  const refunds: Refunded[] = [];
  const answered = new Map<string, { body: string; said: Said }>();

  const present = ({ providerRef, tenantId, amount, status, reason, body, lie, createdAt }: Kept) => ({
    id: providerRef,
    status,
    paid: status === 'succeeded',
    amount: { value: rubles(lie.amount ?? amount.amount), currency: lie.currency ?? amount.currency },
    recipient: { account_id: lie.account ?? tenantId, gateway_id: '1' },
    confirmation: status === 'pending' ? { type: 'redirect', confirmation_url: `https://yoomoney.ru/checkout?orderId=${providerRef}` } : undefined,
    cancellation_details: reason ? { party: 'payment_network', reason } : undefined,
    metadata: body.metadata,
    description: body.description,
    created_at: createdAt,
    test: true,
    refundable: status === 'succeeded',
  }); // prettier-ignore

  function createPayment(tenantId: string, text: string): Said {
    const body = JSON.parse(text) as Kept['body'] & { amount?: { value?: string; currency?: string }; capture?: boolean; confirmation?: { type?: string; return_url?: string } }; // prettier-ignore
    const { value = '', currency } = body.amount ?? {};
    const isWell = /^\d+\.\d\d$/.test(value) && currency === 'RUB' && (body.description ?? '').length <= 128;
    if (!isWell || body.confirmation?.type !== 'redirect' || !body.confirmation.return_url) return refuse(400, 'invalid_request');
    if (!body.capture) return refuse(400, 'invalid_request');
    const { reference = '' } = (body.metadata ?? {}) as { reference?: string };
    const amount = { amount: Math.round(Number(value) * 100), currency };
    const providerRef = randomUUID();
    books.push({ tenantId, providerRef, reference, amount, isPaid: false, returned: 0, body, status: 'pending', createdAt: '2026-11-21T08:00:01.000Z', lie: {} });
    return { body: present(books.at(-1) as Kept) };
  } // prettier-ignore

  function createRefund(tenantId: string, text: string): Said {
    const asked = JSON.parse(text) as Pick<Refunded, 'payment_id' | 'amount' | 'description'>;
    const kept = books.find((one) => one.tenantId === tenantId && one.providerRef === asked.payment_id);
    const kopecks = Math.round(Number(asked.amount.value) * 100);
    if (!kept) return refuse(404, 'not_found');
    if (!kept.isPaid || kopecks > kept.amount.amount - kept.returned || asked.amount.currency !== 'RUB')
      return refuse(400, 'invalid_request');
    kept.returned += kopecks;
    refunds.push({ id: randomUUID(), status: 'succeeded', ...asked });
    return { body: refunds.at(-1) };
  }

  function post(tenantId: string, { path, body, header }: Asked): Said {
    const key = header('idempotence-key');
    if (!key || key.length > 64) return refuse(400, 'invalid_request');
    const before = answered.get(`${tenantId}/${key}`);
    if (before) return before.body === body ? before.said : refuse(400, 'invalid_request');
    const said = path === '/refunds' ? createRefund(tenantId, body) : createPayment(tenantId, body);
    answered.set(`${tenantId}/${key}`, { body, said });
    return said;
  }

  function get(tenantId: string, { path, query }: Asked): Said {
    const mine = books.filter((one) => one.tenantId === tenantId);
    if (path === '/me') return { body: { account_id: tenantId, status: 'enabled', test: true } };
    if (path === '/refunds')
      return { body: { type: 'list', items: refunds.filter((one) => one.payment_id === query.get('payment_id')) } };
    if (path === '/payments') {
      const [from, to] = [query.get('created_at.gte') ?? '', query.get('created_at.lte') ?? ''];
      const items = mine.filter(({ createdAt }) => createdAt >= from && createdAt <= to).map(present);
      return { body: { type: 'list', items } };
    }
    const kept = mine.find(({ providerRef }) => path === `/payments/${providerRef}`);
    return kept ? { body: present(kept) } : refuse(404, 'not_found');
  }

  const url = await startFakeServer((asked) => {
    const [user, password] = Buffer.from(asked.header('authorization').replace('Basic ', ''), 'base64').toString().split(':');
    if (!user || password !== `test_${user}`) return refuse(401, 'invalid_credentials');
    return asked.method === 'POST' ? post(user, asked) : get(user, asked);
  }); // prettier-ignore

  const find = ({ providerRef }: BankCharge) => books.find((kept) => kept.providerRef === providerRef) as Kept;
  return {
    company: {
      provider: createYookassa({ url }),
      findCredentials: (account) => Promise.resolve({ account, keys: { secretKey: [`test_${account}`] } }),
    },
    currency: 'RUB',
    starts: { redirect: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const isPaid = decision === 'paid';
      const reason = { paid: undefined, declined: 'insufficient_funds', closed: 'expired_on_confirmation' }[decision];
      Object.assign(find(charge), { isPaid, status: isPaid ? 'succeeded' : 'canceled', reason });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} } = {}) {
      const kept = find(charge);
      kept.lie = lie;
      const event = kept.status === 'pending' ? 'payment.waiting_for_capture' : `payment.${kept.status}`;
      const body = JSON.stringify({ type: 'notification', event, object: present(kept) });
      return Promise.resolve({ init: { method: 'POST', headers: from('185.71.76.7'), body } });
    },
    forgetKeys: () => answered.clear(),
    forgeries: ({ init }: Sent) => [
      { init: { ...init, headers: from('203.0.113.9') } },
      { init: { ...init, headers: from() } },
      { init: { ...init, body: String(init.body).replace(/"id":"[^"]+"/, `"id":"${randomUUID()}"`) } },
      { init: { ...init, body: String(init.body).replace(/"id":"[^"]+"/, '"id":"../me"') } },
    ],
    hears: {
      taken: { status: 200, body: '' },
      again: { status: 200, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 200, body: '' },
      refused: { status: 400, body: '' },
    },
  };
}
