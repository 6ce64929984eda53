import { randomUUID } from 'node:crypto';
import { createXendit } from '../../../src/server/adapters/payment/xendit/xendit';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  status: string;
  metadata: object;
  lie: Lie;
}
interface Wanted {
  external_id?: string;
  amount?: number;
  currency?: string;
  metadata?: object;
  success_redirect_url?: string;
}
const refuse = (status: number, error_code: string): Said => ({ status, body: { error_code, message: 'no', errors: [] } }); // prettier-ignore
const tokenOf = (tenantId: string) => `token-of-${tenantId}`;

/** Xendit as far as a shop speaks to it. It makes an invoice for each call, and signs nothing. */
export async function xenditBank(): Promise<PlayedBank> {
  const books: Kept[] = [];
  const refunded = new Map<string, { body: string; said: Said }>();

  const present = ({ providerRef, reference, tenantId, status, amount, metadata, lie }: Kept) => ({
    id: providerRef,
    external_id: reference,
    user_id: lie.account ?? tenantId,
    status,
    amount: (lie.amount ?? amount.amount) / 100,
    currency: lie.currency ?? amount.currency,
    expiry_date: '2026-11-22T08:00:01.000Z',
    invoice_url: `https://checkout-staging.xendit.co/web/${providerRef}`,
    metadata,
  });

  function createInvoice(tenantId: string, text: string): Said {
    const { external_id: reference = '', amount = 0, currency, metadata = {}, success_redirect_url: back } = JSON.parse(text) as Wanted; // prettier-ignore
    if (!reference || !(amount > 0) || currency !== 'MYR' || !back) return refuse(400, 'API_VALIDATION_ERROR');
    const money = { amount: Math.round(amount * 100), currency };
    const providerRef = randomUUID().replaceAll('-', '').slice(0, 24);
    books.push({ tenantId, providerRef, reference, amount: money, isPaid: false, returned: 0, status: 'PENDING', metadata, lie: {} }); // prettier-ignore
    return { body: present(books.at(-1) as Kept) };
  }

  function createRefund(tenantId: string, { body, header }: Asked): Said {
    const key = `${tenantId}/${header('idempotency-key')}`;
    const before = refunded.get(key);
    if (before) return before.body === body ? before.said : refuse(400, 'IDEMPOTENCY_ERROR');
    const { invoice_id: id, amount, currency, reason } = JSON.parse(body) as { invoice_id: string; amount: number; currency: string; reason: string }; // prettier-ignore
    const kept = books.find((one) => one.tenantId === tenantId && one.providerRef === id);
    const sen = Math.round(amount * 100);
    if (!kept) return refuse(404, 'DATA_NOT_FOUND');
    const fits = kept.isPaid && sen <= kept.amount.amount - kept.returned && currency === kept.amount.currency;
    if (!fits || reason !== 'REQUESTED_BY_CUSTOMER') return refuse(400, 'INELIGIBLE_TRANSACTION');
    kept.returned += sen;
    const said = { body: { id: randomUUID(), invoice_id: id, amount, status: 'SUCCEEDED' } };
    refunded.set(key, { body, said });
    return said;
  }

  function get(tenantId: string, { path, query }: Asked): Said {
    const mine = books.filter((one) => one.tenantId === tenantId);
    if (path === '/v2/invoices') return { body: mine.filter(({ reference }) => reference === query.get('external_id')).reverse().map(present) }; // prettier-ignore
    const kept = mine.find(({ providerRef }) => path === `/v2/invoices/${providerRef}`);
    return kept ? { body: present(kept) } : refuse(404, 'INVOICE_NOT_FOUND_ERROR');
  }

  const url = await startFakeServer((asked) => {
    const [, key = ''] = /^Basic (.+)$/.exec(asked.header('authorization')) ?? [];
    const tenantId = /^xnd_development_([\w-]+):$/.exec(Buffer.from(key, 'base64').toString())?.[1];
    if (!tenantId) return refuse(401, 'INVALID_API_KEY');
    if (asked.method === 'GET') return get(tenantId, asked);
    return asked.path === '/refunds' ? createRefund(tenantId, asked) : createInvoice(tenantId, asked.body);
  });
  const find = ({ providerRef }: BankCharge) => books.find((kept) => kept.providerRef === providerRef) as Kept;
  const withToken = (token: string, body: string): Sent => ({
    init: { method: 'POST', headers: { 'x-callback-token': token, 'webhook-id': randomUUID() }, body },
  });
  return {
    company: {
      provider: createXendit({ url }),
      findCredentials: (account) =>
        Promise.resolve({
          account,
          keys: { secretKey: [`xnd_development_${account}`], callbackToken: [tokenOf(account)] },
        }),
    },
    currency: 'MYR',
    starts: { redirect: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const isPaid = decision === 'paid';
      Object.assign(find(charge), { isPaid, status: isPaid ? 'PAID' : 'EXPIRED' });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} } = {}) {
      const kept = find(charge);
      kept.lie = lie;
      return Promise.resolve(withToken(tokenOf(kept.tenantId), JSON.stringify(present(kept))));
    },
    forgeries: ({ init }: Sent) => {
      const [body, { 'x-callback-token': token = '' }] = [String(init.body), init.headers as Record<string, string>];
      return [
        withToken('', body),
        withToken(token.slice(0, -1), body),
        withToken(`${token}x`, body),
        withToken(token, body.replace(/"id":"./, '"id":"_')),
      ];
    },
    hears: {
      taken: { status: 200, body: '' },
      again: { status: 200, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 200, body: '' },
      refused: { status: 403, body: '' },
    },
  };
}
