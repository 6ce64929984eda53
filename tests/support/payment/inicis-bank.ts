import { createHash, randomUUID } from 'node:crypto';
import { createInicis } from '../../../src/server/adapters/payment/inicis/inicis';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  status: 'READY' | 'FAILED' | 'APPROVAL' | 'PART_CANCEL' | 'CANCEL';
  isTold: boolean;
  lie: Lie;
}
const SIGN_KEY = 'sign-key-of-the-tests';
const API_KEY = 'api-key-of-the-tests';
const digest = (algorithm: string, text: string) => createHash(algorithm).update(text, 'utf8').digest('hex');
const refuse = (resultCode: string): Said => ({ body: { resultCode, resultMsg: 'no' } });
const tokenOf = ({ tenantId, reference }: BankCharge) => `token.${tenantId}.${reference}`;
const form = (fields: Record<string, string>): Sent => ({ init: { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(fields).toString() } }); // prettier-ignore

/** Inicis as far as a shop speaks to it: it hears of a charge when a browser opens its window, and looks at every signature. */
export async function inicisBank(): Promise<PlayedBank & { outage: { said?: Said | undefined }; approvals: string[] }> {
  const books: Kept[] = [];
  const approvals: string[] = [];
  const outage: { said?: Said | undefined } = {};

  /** What its script looks at before it opens. */
  function open({ mid: tenantId = '', oid = '', price = '', timestamp = '', ...given }: Record<string, string>): void {
    const signature = digest('sha256', `oid=${oid}&price=${price}&timestamp=${timestamp}`);
    const verification = digest('sha256', `oid=${oid}&price=${price}&signKey=${SIGN_KEY}&timestamp=${timestamp}`);
    const isSigned = given.signature === signature && given.verification === verification && given.mKey === digest('sha256', SIGN_KEY); // prettier-ignore
    const isWell = isSigned && given.currency === 'WON' && given.returnUrl && given.goodname && /^\d+$/.test(price);
    if (!isWell || oid.length > 40) throw new Error('the window does not open');
    const amount = { amount: Number(price), currency: 'KRW' };
    books.push({ tenantId, providerRef: `StdpayCARD${randomUUID()}`, reference: oid, amount, isPaid: false, returned: 0, status: 'READY', isTold: false, lie: {} }); // prettier-ignore
  }

  function approve(fields: URLSearchParams): Said {
    const [authToken = '', timestamp = '', mid = ''] = ['authToken', 'timestamp', 'mid'].map((name) => fields.get(name) ?? ''); // prettier-ignore
    const isSigned =
      fields.get('signature') === digest('sha256', `authToken=${authToken}&timestamp=${timestamp}`) &&
      fields.get('verification') === digest('sha256', `authToken=${authToken}&signKey=${SIGN_KEY}&timestamp=${timestamp}`); // prettier-ignore
    if (!isSigned) return refuse('R102');
    const kept = books.find((one) => one.tenantId === mid && tokenOf(one) === authToken);
    // a token is good for once
    if (!kept?.isPaid || kept.isTold || fields.get('format') !== 'JSON') return refuse('R201');
    if (fields.get('price') !== String(kept.amount.amount)) return refuse('R115');
    kept.isTold = true;
    approvals.push(authToken);
    const { providerRef: tid, reference: MOID, amount, lie } = kept;
    const TotPrice = String(lie.amount ?? amount.amount);
    return { body: { resultCode: '0000', tid, mid: lie.account ?? mid, MOID, TotPrice, payMethod: 'Card' } };
  }

  const present = ({ lie, tenantId, providerRef, reference, amount, returned, status }: Kept) => ({
    resultCode: 'SUCCESS',
    mid: lie.account ?? tenantId,
    tid: providerRef,
    oid: reference,
    price: String(lie.amount ?? amount.amount),
    paymethod: 'Card',
    transactionStatus: status,
    ...(returned > 0 && { availablePartCancelPrice: String(amount.amount - returned) }),
  });

  function giveBack(kept: Kept | undefined, type: string, { price, confirmPrice, currency }: Record<string, string>): Said {
    const left = kept ? kept.amount.amount - kept.returned : 0;
    const amount = type === 'refund' ? left : Number(price);
    const isPart = type === 'partialRefund' && Number(confirmPrice) === left - amount && currency === 'WON';
    const isWhole = type === 'refund' && kept?.returned === 0;
    if (!kept?.isPaid || !(isPart || isWhole) || amount <= 0 || amount > left) return refuse('01');
    kept.returned += amount;
    kept.status = kept.returned === kept.amount.amount ? 'CANCEL' : 'PART_CANCEL';
    return { body: { resultCode: '00', resultMsg: 'ok' } };
  } // prettier-ignore

  function iniapi({ path, body }: Asked): Said {
    const { mid = '', type = '', timestamp = '', hashData, clientIp, data } = JSON.parse(body) as Record<string, string> & { data: Record<string, string> }; // prettier-ignore
    const due = digest('sha512', `${API_KEY}${mid}${type}${timestamp}${JSON.stringify(data)}`);
    if (hashData !== due || path !== `/v2/pg/${type}` || !/^\d{14}$/.test(timestamp) || !clientIp) return refuse('INVALID_HASH');
    const kept = books.find((one) => one.tenantId === mid && (one.reference === data.oid || one.providerRef === data.tid));
    if (type !== 'inquiry') return giveBack(kept, type, data);
    return kept?.isPaid ? { body: present(kept) } : refuse('NOT_FOUND');
  } // prettier-ignore

  const url = await startFakeServer((asked) => {
    if (outage.said) return outage.said;
    return asked.path === '/api/payAuth' ? approve(new URLSearchParams(asked.body)) : iniapi(asked);
  });
  const find = ({ reference }: BankCharge) => books.find((kept) => kept.reference === reference) as Kept;
  const real = createInicis({ url });
  return {
    outage,
    approvals,
    company: {
      provider: {
        ...real,
        async createPayment(charge) {
          const made = await real.createPayment(charge);
          if (made.start.kind === 'script') open(made.start.fields ?? {});
          return made;
        },
      },
      findCredentials: (account) =>
        Promise.resolve({ account, keys: { signKey: [SIGN_KEY], apiKey: [API_KEY] }, settings: { mode: 'test' } }),
    },
    currency: 'KRW',
    mute: ['currency'],
    hasNoKeys: true,
    knowsPaidOnly: true,
    starts: { script: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const isPaid = decision === 'paid';
      Object.assign(find(charge), { isPaid, status: isPaid ? 'APPROVAL' : 'FAILED' });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} } = {}) {
      const kept = find(charge);
      kept.lie = lie;
      const { tenantId: mid, reference: orderNumber, status } = kept;
      const told = { resultMsg: 'x', mid, orderNumber, charset: 'UTF-8', merchantData: '' };
      if (status === 'FAILED') return Promise.resolve(form({ ...told, resultCode: 'V016' }));
      const goOn = { authToken: tokenOf(kept), idc_name: 'stg', authUrl: `${url}/api/payAuth`, netCancelUrl: `${url}/api/netCancel` }; // prettier-ignore
      return Promise.resolve(form({ ...told, resultCode: '0000', ...goOn }));
    },
    forgeries: ({ init }: Sent) => {
      const told = Object.fromEntries(new URLSearchParams(String(init.body)));
      return [
        form({ ...told, orderNumber: 'nobodys0order' }),
        form({ ...told, mid: 'somebody' }),
        form({ ...told, authUrl: 'https://stgstdpay.inicis.com.example/api/payAuth' }),
        form({ ...told, authUrl: '' }),
        form({ ...told, authUrl: `${url}/api/netCancel` }),
        form({ ...told, idc_name: 'fc' }),
      ];
    },
    hears: {
      taken: { status: 303, body: '' },
      again: { status: 303, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 303, body: '' },
      refused: { status: 404, body: '' },
    },
  };
}
