import { randomUUID } from 'node:crypto';
import { createToss } from '../../../src/server/adapters/payment/toss/toss';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  status: string;
  lie: Lie;
}
const refuse = (status: number, code: string): Said => ({ status, body: { code, message: 'no' } });
const FAILURES: Record<string, string> = { ABORTED: 'REJECT_CARD_COMPANY', EXPIRED: 'PAY_PROCESS_CANCELED' };

/** Toss as far as a shop speaks to it: it hears of a charge when a browser opens its window. */
export async function tossBank(): Promise<PlayedBank & { outage: { said?: Said | undefined } }> {
  const books: Kept[] = [];
  const outage: { said?: Said | undefined } = {};
  const answered = new Map<string, { body: string; said: Said }>();
  const present = ({ tenantId, providerRef, reference, status, amount, lie }: Kept) => ({
    mId: lie.account ?? tenantId,
    paymentKey: providerRef,
    orderId: reference,
    status,
    totalAmount: lie.amount ?? amount.amount,
    currency: lie.currency ?? 'KRW',
    approvedAt: ['DONE', 'PARTIAL_CANCELED', 'CANCELED'].includes(status) ? '2026-11-21T17:00:00+09:00' : null,
  });

  function confirm(tenantId: string, body: string): Said {
    const { paymentKey, orderId, amount } = JSON.parse(body) as Record<string, unknown>;
    const kept = books.find((one) => one.tenantId === tenantId && one.reference === orderId);
    if (kept?.providerRef !== paymentKey || kept?.status !== 'IN_PROGRESS') return refuse(404, 'NOT_FOUND_PAYMENT_SESSION');
    if (kept.amount.amount !== amount) return refuse(400, 'INVALID_REQUEST');
    kept.status = 'DONE';
    return { body: present(kept) };
  }

  function cancel(tenantId: string, key: string, body: string): Said {
    const { cancelReason, cancelAmount } = JSON.parse(body) as { cancelReason?: string; cancelAmount: number };
    const kept = books.find((one) => one.tenantId === tenantId && one.providerRef === key);
    if (!kept || !cancelReason) return refuse(404, 'NOT_FOUND_PAYMENT');
    if (!kept.isPaid || cancelAmount > kept.amount.amount - kept.returned) return refuse(403, 'NOT_CANCELABLE_AMOUNT');
    kept.returned += cancelAmount;
    kept.status = kept.returned === kept.amount.amount ? 'CANCELED' : 'PARTIAL_CANCELED';
    return { body: present(kept) };
  }

  function post(tenantId: string, { path, body, header }: Asked): Said {
    const key = `${tenantId}/${header('idempotency-key')}`;
    const before = answered.get(key);
    if (before) return before.body === body ? before.said : refuse(400, 'INVALID_IDEMPOTENCY_KEY');
    const paymentKey = /^\/v1\/payments\/([\w-]+)\/cancel$/.exec(path)?.[1];
    const said = paymentKey ? cancel(tenantId, paymentKey, body) : confirm(tenantId, body);
    answered.set(key, { body, said });
    return said;
  }

  const url = await startFakeServer((asked) => {
    if (outage.said) return outage.said;
    const tenantId = /^test_sk_([\w-]+):$/.exec(Buffer.from(asked.header('authorization').replace('Basic ', ''), 'base64').toString())?.[1];
    if (!tenantId) return refuse(401, 'UNAUTHORIZED_KEY');
    if (asked.method === 'POST') return post(tenantId, asked);
    const kept = books.find((one) => one.tenantId === tenantId && asked.path === `/v1/payments/orders/${one.reference}`);
    return kept ? { body: present(kept) } : refuse(404, 'NOT_FOUND_PAYMENT');
  });
  const find = ({ reference }: BankCharge) => books.find((kept) => kept.reference === reference) as Kept;
  const real = createToss({ url });
  return {
    outage,
    company: {
      provider: {
        ...real,
        async createPayment(charge) {
          const made = await real.createPayment(charge);
          if (made.start.kind !== 'script') return made;
          const { token: reference, fields = {} } = made.start;
          const tenantId = (fields.clientKey ?? '').replace('test_ck_', '');
          books.push({ tenantId, providerRef: `tpk_${randomUUID()}`, reference, amount: { amount: Number(fields.value), currency: 'KRW' }, isPaid: false, returned: 0, status: 'READY', lie: {} });
          return made;
        },
      },
      findCredentials: (account) => Promise.resolve({ account, keys: { secretKey: [`test_sk_${account}`] }, settings: { clientKey: `test_ck_${account}` } }),
    },
    currency: 'KRW',
    starts: { script: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const status = { paid: 'IN_PROGRESS', declined: 'ABORTED', closed: 'EXPIRED' }[decision];
      Object.assign(find(charge), { isPaid: decision === 'paid', status });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} } = {}) {
      const kept = find(charge);
      kept.lie = lie;
      const { reference, providerRef, status, amount } = kept;
      const failure = FAILURES[status];
      const search = failure ? `?code=${failure}&message=no&orderId=${reference}` : `?paymentType=NORMAL&orderId=${reference}&paymentKey=${providerRef}&amount=${String(amount.amount)}`;
      return Promise.resolve({ search, init: { method: 'GET' } });
    },
    forgeries: ({ search = '', init }: Sent) =>
      [search.replace(/orderId=./, 'orderId=_'), search.replace(/orderId=\w+/, ''), ''].map((forged) => ({ search: forged, init })),
    hears: {
      taken: { status: 303, body: '' },
      again: { status: 303, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 303, body: '' },
      refused: { status: 404, body: '' },
    },
  };
} // prettier-ignore
