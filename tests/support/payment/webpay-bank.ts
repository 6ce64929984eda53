import { randomBytes } from 'node:crypto';
import { createWebpay } from '../../../src/server/adapters/payment/webpay/webpay';
import { shown, startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  status: string;
  code: number | undefined;
  back: string;
  lie: Lie;
}
const PATH = '/rswebpaytransaction/api/webpay/v1.2/transactions';
const keyOf = (commerce: string) => Buffer.from(`secret-of-${commerce}`).toString('hex');
const refuse = (status: number): Said => ({ status, body: { error_message: 'no' } });

/** Webpay as far as a shop speaks to it: it tells nobody, and takes money once the shop says so. */
export async function webpayBank(): Promise<
  PlayedBank & { url: string; commits: string[]; outage: { said?: Said | undefined } }
> {
  const books: Kept[] = [];
  const commits: string[] = [];
  const outage: { said?: Said | undefined } = {};
  const present = ({ reference, status, code, amount, returned, lie }: Kept) => ({
    vci: 'TSY',
    amount: lie.amount ?? amount.amount,
    status: returned === 0 ? status : returned === amount.amount ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED',
    buy_order: reference,
    session_id: reference,
    ...(code !== undefined && { response_code: code }),
  });

  function create(tenantId: string, text: string): Said {
    const { buy_order: reference, session_id: session, amount, return_url: back } = JSON.parse(text) as Record<string, unknown>;
    const isWell = typeof reference === 'string' && reference.length <= 26 && typeof session === 'string' && session.length <= 61 && Number.isInteger(amount);
    if (!isWell || typeof back !== 'string' || back.length > 256) return refuse(422);
    const providerRef = randomBytes(32).toString('hex');
    books.push({ tenantId, providerRef, reference, amount: { amount: Number(amount), currency: 'CLP' }, isPaid: false, returned: 0, status: 'INITIALIZED', code: undefined, back, lie: {} });
    return { body: { token: providerRef, url: `${url}/webpayserver/initTransaction` } };
  } // prettier-ignore

  function commit(kept: Kept): Said {
    // it can be said once
    if (kept.code === undefined || commits.includes(kept.providerRef)) return refuse(422);
    commits.push(kept.providerRef);
    return { body: present(kept) };
  }

  function refund(kept: Kept, text: string): Said {
    const { amount } = JSON.parse(text) as { amount: number };
    if (!kept.isPaid || !Number.isInteger(amount) || amount > kept.amount.amount - kept.returned) return refuse(422);
    kept.returned += amount;
    const isWhole = amount === kept.amount.amount;
    return { body: isWhole ? { type: 'REVERSED' } : { type: 'NULLIFIED', nullified_amount: amount, response_code: 0 } };
  }

  const url = await startFakeServer((asked: Asked) => {
    const { path, method, body, header } = asked;
    if (outage.said) return outage.said;
    if (path === '/webpayserver/initTransaction') {
      const kept = method === 'POST' ? books.find(({ providerRef }) => body === `token_ws=${providerRef}`) : undefined;
      return kept ? shown(`<h1>Webpay</h1><a href="${kept.back}&token_ws=${kept.providerRef}">Volver al comercio</a>`) : refuse(404);
    }
    const tenantId = header('tbk-api-key-id');
    if (header('tbk-api-key-secret') !== keyOf(tenantId) || !path.startsWith(PATH)) return refuse(401);
    if (path === PATH) return create(tenantId, body);
    const [token, verb] = path.slice(PATH.length + 1).split('/');
    const kept = books.find((one) => one.tenantId === tenantId && one.providerRef === token);
    if (!kept) return refuse(404);
    if (method === 'PUT') return commit(kept);
    return verb === 'refunds' ? refund(kept, body) : { body: present(kept) };
  }); // prettier-ignore
  const find = ({ providerRef }: BankCharge) => books.find((kept) => kept.providerRef === providerRef) as Kept;
  return {
    url,
    commits,
    outage,
    company: {
      provider: createWebpay({ url }),
      findCredentials: (account) =>
        Promise.resolve({ account, keys: { secret: [keyOf(account)] }, settings: { mode: 'test' } }),
    },
    currency: 'CLP',
    mute: ['currency', 'account'],
    hasNoKeys: true,
    starts: { form: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const status = { paid: 'AUTHORIZED', declined: 'FAILED', closed: 'REVERSED' }[decision];
      const code = { paid: 0, declined: -1, closed: undefined }[decision];
      Object.assign(find(charge), { isPaid: decision === 'paid', status, code });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} } = {}) {
      const kept = find(charge);
      kept.lie = lie;
      const [, query = ''] = kept.back.split('?');
      return Promise.resolve({ search: `?${query}&token_ws=${kept.providerRef}`, init: { method: 'GET', redirect: 'manual' } }); // prettier-ignore
    },
    forgeries: ({ search = '', init }: Sent) =>
      [
        search.replace(/ref=./, (given) => (given === 'ref=0' ? 'ref=1' : 'ref=0')),
        search.replace(/token_ws=./, (given) => (given === 'token_ws=0' ? 'token_ws=1' : 'token_ws=0')),
        search.replace(/&token_ws=.*/, ''),
        search.replace(/ref=\w+&/, ''),
      ].map((forged) => ({ search: forged, init })),
    hears: {
      taken: { status: 303, body: '' },
      again: { status: 303, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 303, body: '' },
      refused: { status: 404, body: '' },
    },
  };
}
