import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createBepaid } from '../../../src/server/adapters/payment/bepaid/bepaid';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  status: string;
  uid: string;
  refunds: { tracking_id: string; amount: number }[];
}
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const settings = { mode: 'test', publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
const secretOf = (tenantId: string) => `secret-of-${tenantId}`;
const nameOf = (tenantId: string) => `Basic ${Buffer.from(`${tenantId}:${secretOf(tenantId)}`).toString('base64')}`;
const refuse = (status: number): Said => ({ status, body: { errors: {}, message: 'no' } });

/** bePaid as far as a shop speaks to it. */
export async function bepaidBank(): Promise<PlayedBank> {
  const books: Kept[] = [];

  function create(tenantId: string, body: string): Said {
    interface Wanted { checkout?: { test?: boolean; transaction_type?: string; order?: { amount?: number; currency?: string; description?: string; tracking_id?: string }; settings?: { notification_url?: string; success_url?: string } } }
    const { test, transaction_type: type, order = {}, settings: about = {} } = (JSON.parse(body) as Wanted).checkout ?? {};
    const { amount = 0, currency = '', description, tracking_id: reference = '' } = order;
    const isWell = test && type === 'payment' && Number.isInteger(amount) && currency === 'BYN' && description && reference;
    if (!isWell || !about.notification_url || !about.success_url) return refuse(422);
    const token = randomUUID().replaceAll('-', '');
    books.push({ tenantId, providerRef: token, reference, amount: { amount, currency }, isPaid: false, returned: 0, status: 'incomplete', uid: `1-${token}`, refunds: [] });
    return { status: 201, body: { checkout: { token, redirect_url: `${url}/v2/checkout?token=${token}` } } };
  } // prettier-ignore

  function refund(tenantId: string, body: string): Said {
    const { parent_uid: uid, amount, reason, tracking_id } = (JSON.parse(body) as { request: { parent_uid: string; amount: number; reason: string; tracking_id: string } }).request; // prettier-ignore
    const kept = books.find((one) => one.tenantId === tenantId && one.uid === uid);
    if (!kept?.isPaid || !reason || amount > kept.amount.amount - kept.returned) return refuse(422);
    kept.returned += amount;
    kept.refunds.push({ tracking_id, amount });
    return { status: 201, body: { transaction: { uid: randomUUID(), status: 'successful', amount, type: 'refund' } } };
  }

  function get(mine: Kept[], path: string): Said {
    const tracked = /^\/v2\/transactions\/tracking_id\/(.+)$/.exec(path)?.[1];
    if (tracked) {
      const found = mine.flatMap(({ refunds }) => refunds.filter(({ tracking_id: id }) => id === tracked));
      return { body: { transactions: found.map((one) => ({ ...one, uid: 'r', status: 'successful', currency: 'BYN' })) } }; // prettier-ignore
    }
    const kept = mine.find(({ providerRef }) => path === `/ctp/api/checkouts/${providerRef}`);
    if (!kept) return refuse(404);
    const { status, amount, reference, uid, isPaid } = kept;
    return { body: { checkout: { token: kept.providerRef, status, order: { ...amount, tracking_id: reference }, ...(isPaid && { gateway_response: { payment: { uid } } }) } } }; // prettier-ignore
  }

  const url = await startFakeServer(({ method, path, body, header }: Asked) => {
    const tenantId = Buffer.from(header('authorization').replace('Basic ', ''), 'base64').toString().split(':')[0] ?? ''; // prettier-ignore
    if (header('authorization') !== nameOf(tenantId)) return refuse(401);
    if (method === 'GET') return get(books.filter((kept) => kept.tenantId === tenantId), path); // prettier-ignore
    return path === '/transactions/refunds' ? refund(tenantId, body) : create(tenantId, body);
  });
  const find = ({ providerRef }: BankCharge) => books.find((kept) => kept.providerRef === providerRef) as Kept;
  const post = (body: string, account: string): Sent => {
    const signature = sign('sha256', Buffer.from(body), privateKey).toString('base64');
    return { init: { method: 'POST', headers: { authorization: nameOf(account), 'content-signature': signature }, body } }; // prettier-ignore
  };
  return {
    company: {
      provider: createBepaid({ url }),
      findCredentials: (account) => Promise.resolve({ account, keys: { secretKey: [secretOf(account)] }, settings }),
    },
    currency: 'BYN',
    mute: ['account'],
    starts: { redirect: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const status = { paid: 'successful', declined: 'failed', closed: 'expired' }[decision];
      Object.assign(find(charge), { isPaid: decision === 'paid', status });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} }: { lie?: Lie } = {}) {
      const { uid, status, amount, reference, tenantId } = find(charge);
      const transaction = { uid, status, ...amount, ...lie, tracking_id: reference, type: 'payment', test: true };
      return Promise.resolve(post(JSON.stringify({ transaction }), tenantId));
    },
    forgeries: ({ init }: Sent) => {
      const [body, headers] = [String(init.body), init.headers as Record<string, string>];
      const withHeaders = (change: Record<string, string>) => ({
        init: { ...init, headers: { ...headers, ...change } },
      });
      return [
        { init: { ...init, body: body.replace(/"amount":(\d+)/, '"amount":1$1') } },
        { init: { ...init, body: `${body} ` } },
        withHeaders({ 'content-signature': '' }),
        withHeaders({ 'content-signature': 'AAAA' }),
        withHeaders({ authorization: '' }),
        withHeaders({ authorization: nameOf('another') }),
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
