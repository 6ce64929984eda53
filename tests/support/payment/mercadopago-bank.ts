import { createHmac, randomUUID } from 'node:crypto';
import { createMercadopago } from '../../../src/server/adapters/payment/mercadopago/mercadopago';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  status: string;
  lie: Lie;
}
const refuse = (status: number): Said => ({ status, body: { message: 'no', error: 'bad_request', status } });
const hookOf = (tenantId: string) => `hook-of-${tenantId}`;

/** Mercado Pago as far as a shop speaks to it; each page waits for cash at a shop round the corner. */
export async function mercadopagoBank(): Promise<PlayedBank> {
  const books: Kept[] = [];
  const answered = new Map<string, { body: string; said: Said }>();
  let payments = 120_000_000;

  const present = ({ providerRef, reference, status, amount, tenantId, lie }: Kept) => ({
    id: Number(providerRef),
    status,
    transaction_amount: (lie.amount ?? amount.amount) / 100,
    currency_id: lie.currency ?? amount.currency,
    external_reference: reference,
    collector_id: lie.account ?? tenantId,
    live_mode: false,
  });

  function createPreference(tenantId: string, text: string): Said {
    interface Item { title?: string; quantity?: number; unit_price?: number; currency_id?: string }
    const { items = [], external_reference: reference = '', back_urls, notification_url } = JSON.parse(text) as { items?: Item[]; external_reference?: string; back_urls?: { success?: string }; notification_url?: string };
    const [{ title, quantity, unit_price: price = 0, currency_id: currency } = {}] = items;
    const isWell = items.length === 1 && title && quantity === 1 && price > 0 && currency === 'MXN';
    if (!isWell || !back_urls?.success || !notification_url) return refuse(400);
    const amount = { amount: Math.round(price * 100), currency };
    const providerRef = String((payments += 1));
    books.push({ tenantId, providerRef, reference, amount, isPaid: false, returned: 0, status: 'pending', lie: {} });
    const page = `https://www.mercadopago.com.mx/checkout/v1/redirect?pref_id=${randomUUID()}`;
    return { status: 201, body: { id: randomUUID(), init_point: page, sandbox_init_point: page.replace('www', 'sandbox') } };
  } // prettier-ignore

  function refund(tenantId: string, id: string, text: string): Said {
    const kept = books.find((one) => one.tenantId === tenantId && one.providerRef === id);
    const amount = Math.round((JSON.parse(text) as { amount: number }).amount * 100);
    if (!kept) return refuse(404);
    if (!kept.isPaid || amount > kept.amount.amount - kept.returned) return refuse(400);
    kept.returned += amount;
    return { status: 201, body: { id: 900 + books.length, payment_id: Number(id), amount: amount / 100, status: 'approved' } }; // prettier-ignore
  }

  function post(tenantId: string, { path, body, header }: Asked): Said {
    const key = `${tenantId}/${header('x-idempotency-key')}`;
    const before = answered.get(key);
    if (before) return before.body === body ? before.said : refuse(400);
    const id = /^\/v1\/payments\/(\d+)\/refunds$/.exec(path)?.[1];
    const said = id ? refund(tenantId, id, body) : createPreference(tenantId, body);
    answered.set(key, { body, said });
    return said;
  }

  function get(tenantId: string, { path, query }: Asked): Said {
    const mine = books.filter((one) => one.tenantId === tenantId);
    if (path === '/v1/payments/search') {
      const found = mine.filter(({ reference }) => reference === query.get('external_reference'));
      return { body: { results: found.reverse().map(present) } };
    }
    const kept = mine.find(({ providerRef }) => path === `/v1/payments/${providerRef}`);
    return kept ? { body: present(kept) } : refuse(404);
  }

  const url = await startFakeServer((asked) => {
    const tenantId = /^Bearer TEST-([\w-]+)$/.exec(asked.header('authorization'))?.[1];
    if (!tenantId) return refuse(401);
    return asked.method === 'POST' ? post(tenantId, asked) : get(tenantId, asked);
  });
  const find = ({ providerRef }: BankCharge) => books.find((kept) => kept.providerRef === providerRef) as Kept;
  return {
    company: {
      provider: createMercadopago({ url }),
      findCredentials: (account) =>
        Promise.resolve({ account, keys: { accessToken: [`TEST-${account}`], webhookSecret: [hookOf(account)] } }),
    },
    currency: 'MXN',
    starts: { redirect: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const status = { paid: 'approved', declined: 'rejected', closed: 'cancelled' }[decision];
      Object.assign(find(charge), { isPaid: decision === 'paid', status });
      return Promise.resolve();
    },
    notice(charge, now, { lie = {} } = {}) {
      const kept = find(charge);
      kept.lie = lie;
      const [requestId, ts] = [randomUUID(), String(Math.floor(now.getTime() / 1000))];
      const text = `id:${kept.providerRef};request-id:${requestId};ts:${ts};`;
      const v1 = createHmac('sha256', hookOf(kept.tenantId)).update(text).digest('hex');
      const body = JSON.stringify({ action: 'payment.updated', api_version: 'v1', data: { id: kept.providerRef }, live_mode: false, type: 'payment' }); // prettier-ignore
      const headers = { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId };
      return Promise.resolve({ search: `?data.id=${kept.providerRef}&type=payment`, init: { method: 'POST', headers, body } }); // prettier-ignore
    },
    forgeries: ({ search = '', init }: Sent) => {
      const headers = init.headers as Record<string, string>;
      const signature = headers['x-signature'] ?? '';
      const withHeaders = (change: Record<string, string>) => ({ search, init: { ...init, headers: { ...headers, ...change } } }); // prettier-ignore
      return [
        { search: search.replace(/data.id=(\d+)/, 'data.id=1$1'), init },
        { init },
        withHeaders({ 'x-request-id': 'another' }),
        withHeaders({ 'x-signature': '' }),
        withHeaders({ 'x-signature': signature.replace(/ts=(\d+)/, 'ts=1$1') }),
        withHeaders({ 'x-signature': signature.replace(/v1=./, (given) => (given === 'v1=0' ? 'v1=1' : 'v1=0')) }),
      ];
    },
    hears: {
      taken: { status: 200, body: '' },
      again: { status: 200, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 200, body: '' },
      refused: { status: 401, body: '' },
    },
  };
}
