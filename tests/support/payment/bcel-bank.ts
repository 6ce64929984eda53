import { generateKeyPairSync, verify } from 'node:crypto';
import { createBcel } from '../../../src/server/adapters/payment/bcel/bcel';
import { startFakeServer, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  refunds: Map<string, number>;
  lie: Lie;
}
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const refundKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** Fields of a picture by their tags. */
function readTags(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    found.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return found;
}

/** BCEL as far as a shop speaks to it: it hears of a charge when an app reads its picture. */
export async function bcelBank(): Promise<PlayedBank> {
  const books: Kept[] = [];
  const find = ({ reference }: Pick<BankCharge, 'reference'>) => books.find((kept) => kept.reference === reference) as Kept;

  function scan(text: string): void {
    const all = readTags(text);
    const [shop, more] = [readTags(all.get('33') ?? ''), readTags(all.get('62') ?? '')];
    const isWell = shop.get('00') === 'BCEL' && all.get('53') === '418' && all.get('58') === 'LA';
    if (!isWell) throw new Error(`no picture of ours: ${text}`);
    const reference = more.get('05') ?? '';
    const amount = { amount: Number(all.get('54')), currency: 'LAK' };
    books.push({ tenantId: shop.get('02') ?? '', providerRef: reference, reference, amount, isPaid: false, returned: 0, refunds: new Map(), lie: {} });
  }

  function refund(body: string): Said {
    const { mcid = '', uuid = '', refundid = '', refundamount = '', signature = '' } = Object.fromEntries(new URLSearchParams(body));
    const kept = books.find((one) => one.tenantId === mcid && one.reference === uuid);
    const isSigned = verify('sha256', Buffer.from(mcid + uuid + refundid + refundamount), publicKey, Buffer.from(signature, 'base64'));
    if (!kept?.isPaid || !isSigned) return { body: { result: 1 } };
    const [amount, before] = [Number(refundamount), kept.refunds.get(refundid)];
    if (before !== undefined) return { body: { result: before === amount ? 0 : 2 } };
    if (amount > kept.amount.amount - kept.returned) return { body: { result: 3 } };
    kept.refunds.set(refundid, amount);
    kept.returned += amount;
    return { body: { result: 0 } };
  }

  const url = await startFakeServer(({ path, query, body }) => {
    if (path === '/refund.php') return refund(body);
    const kept = books.find((one) => one.tenantId === query.get('mcid') && one.reference === query.get('uuid'));
    if (!kept?.isPaid) return { body: '' };
    const { amount, tenantId, reference, lie } = kept;
    return { body: { uuid: reference, mcid: lie.account ?? tenantId, amount: String(lie.amount ?? amount.amount), ccy: lie.currency ?? 'LAK', ticket: `T${reference}` } };
  });
  const real = createBcel({ url });
  const noteLie = (charge: BankCharge, lie: Lie) => void (find(charge).lie = lie);
  return {
    company: {
      provider: {
        ...real,
        async createPayment(charge) {
          const made = await real.createPayment(charge);
          if (made.start.kind === 'qr') scan(made.start.text);
          return made;
        },
      },
      findCredentials: (account) => Promise.resolve({ account, keys: { refundKey: [refundKey] }, settings: { mcc: '4111' } }),
    },
    currency: 'LAK',
    starts: { qr: '' },
    knowsPaidOnly: true,
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      find(charge).isPaid = decision === 'paid';
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} } = {}) {
      noteLie(charge, lie);
      return Promise.resolve({ search: `?uuid=${charge.reference}`, init: { method: 'GET' } });
    },
    // what it is asked again it knows by our number
    forgetKeys: () => undefined,
    forgeries: ({ search = '', init }: Sent) =>
      [search.replace(/uuid=./, 'uuid=_'), '', `${search}x`].map((forged) => ({ search: forged, init })),
    hears: {
      taken: { status: 200, body: '' },
      again: { status: 200, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 200, body: '' },
      refused: { status: 404, body: '' },
    },
  };
} // prettier-ignore
