import { createHash, randomUUID } from 'node:crypto';
import { createMidtrans } from '../../../src/server/adapters/payment/midtrans/midtrans';
import { shown, startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  status: string;
  transaction: string;
  refunds: { refund_key: string; refund_amount: string }[];
  lie: Lie;
}
interface Wanted {
  transaction_details?: { order_id?: string; gross_amount?: number };
  item_details?: { price: number; quantity: number }[];
  payment_type?: string;
  bank_transfer?: { bank?: string };
  cstore?: { store?: string };
}
const keyOf = (merchant: string) => `SB-Mid-server-${merchant}`;
const merchantOf = (asked: Asked) =>
  /^SB-Mid-server-([\w-]+):$/.exec(Buffer.from(asked.header('authorization').replace('Basic ', ''), 'base64').toString())?.[1]; // prettier-ignore
const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');
const core = (status_code: string, more: object = {}): Said => ({ body: { status_code, status_message: 'said', ...more } }); // prettier-ignore

/** The window as a browser loads it: a frame over the page, which says when it is left. */
const SCRIPT = `
  const origin = new URL(document.currentScript.src).origin;
  const key = document.currentScript.getAttribute('data-client-key');
  window.snap = { pay(token, hears) {
    const frame = document.createElement('iframe');
    frame.title = 'Snap';
    frame.src = origin + '/snap/v4/window/' + token + '?key=' + key;
    frame.style = 'position:fixed;inset:10%;width:80%;height:80%;z-index:999999;background:#fff';
    document.body.append(frame);
    addEventListener('message', ({ data, origin: from }) => {
      if (from !== origin) return;
      frame.remove();
      hears[data]();
    }, { once: true });
  } };`;
const button = (name: string, word: string) => `<button onclick="parent.postMessage('${word}', '*')">${name}</button>`;

/** Midtrans as far as a shop speaks to it; whoever opens the window has chosen a transfer there. */
export async function midtransBank(): Promise<PlayedBank & { url: string }> {
  const books: Kept[] = [];

  const present = ({ tenantId, reference, status, transaction, amount, refunds, lie }: Kept) => ({
    transaction_id: transaction,
    transaction_status: status,
    status_code: status === 'pending' ? '201' : '200',
    fraud_status: 'accept',
    order_id: reference,
    gross_amount: `${String(lie.amount ?? amount.amount)}.00`,
    currency: lie.currency ?? 'IDR',
    merchant_id: lie.account ?? tenantId,
    payment_type: 'bank_transfer',
    ...(refunds.length > 0 && { refunds }),
  });

  /** Undefined where it is not well formed. */
  function open(tenantId: string, { transaction_details: about = {}, item_details: items = [] }: Wanted): Kept | undefined {
    const { order_id: reference = '', gross_amount: sum } = about;
    const listed = items.reduce((all, { price, quantity }) => all + price * quantity, 0);
    if (!/^[\w-]{1,50}$/.test(reference) || !Number.isInteger(sum) || listed !== sum) return undefined;
    books.push({ tenantId, providerRef: reference, reference, amount: { amount: Number(sum), currency: 'IDR' }, isPaid: false, returned: 0, status: 'pending', transaction: randomUUID(), refunds: [], lie: {} });
    return books.at(-1);
  } // prettier-ignore

  function openWindow(tenantId: string, body: string): Said {
    const kept = open(tenantId, JSON.parse(body) as Wanted);
    if (!kept) return { status: 400, body: { error_messages: ['transaction_details.gross_amount is not equal to the sum of item_details'] } }; // prettier-ignore
    return { status: 201, body: { token: kept.transaction, redirect_url: `${url}/snap/v4/redirection/${kept.transaction}` } }; // prettier-ignore
  }

  function charge(tenantId: string, body: string): Said {
    const wanted = JSON.parse(body) as Wanted;
    const isTransfer = wanted.payment_type === 'bank_transfer' && wanted.bank_transfer?.bank === 'permata';
    const isCounter =
      wanted.payment_type === 'cstore' && ['indomaret', 'alfamart'].includes(wanted.cstore?.store ?? '');
    const kept = isTransfer || isCounter ? open(tenantId, wanted) : undefined;
    if (!kept) return core('400');
    const number = String(8_778_000_000_000_000 + books.length);
    return core('201', { transaction_id: kept.transaction, order_id: kept.reference, ...(isTransfer ? { permata_va_number: number } : { payment_code: number }) }); // prettier-ignore
  }

  function refund(kept: Kept, body: string): Said {
    const { refund_key, amount } = JSON.parse(body) as { refund_key: string; amount: number };
    const isFit = kept.isPaid && Number.isInteger(amount) && amount <= kept.amount.amount - kept.returned;
    if (!isFit || kept.refunds.some((one) => one.refund_key === refund_key)) return core('412');
    kept.returned += amount;
    kept.refunds.push({ refund_key, refund_amount: `${String(amount)}.00` });
    kept.status = kept.returned === kept.amount.amount ? 'refund' : 'partial_refund';
    return core('200');
  }

  const url = await startFakeServer((asked) => {
    const { path, query, body, method } = asked;
    if (path === '/snap/snap.js') return { type: 'text/javascript', body: SCRIPT };
    if (path.startsWith('/snap/v4/window/')) return shown(`<h1>${query.get('key') ?? ''}</h1>${button('Pay', 'onSuccess')}${button('Leave', 'onClose')}`); // prettier-ignore
    if (path.startsWith('/snap/v4/')) return shown('<h1>Midtrans</h1>');
    const tenantId = merchantOf(asked);
    if (!tenantId) return { status: 401, body: { status_code: '401', status_message: 'key' } };
    if (path === '/snap/v1/transactions') return openWindow(tenantId, body);
    if (path === '/v2/charge') return charge(tenantId, body);
    const [, , reference, verb] = path.split('/');
    const kept = books.find((one) => one.tenantId === tenantId && one.reference === reference);
    if (!kept) return core('404');
    return verb === 'refund' && method === 'POST' ? refund(kept, body) : { body: present(kept) };
  });
  const find = ({ reference }: BankCharge) => books.find((kept) => kept.reference === reference) as Kept;
  const post = (body: string): Sent => ({ init: { method: 'POST', headers: { 'content-type': 'application/json' }, body } }); // prettier-ignore
  return {
    url,
    company: {
      provider: createMidtrans({ url }),
      findCredentials: (account) =>
        Promise.resolve({
          account,
          keys: { serverKey: [keyOf(account)] },
          settings: { clientKey: `SB-Mid-client-${account}` },
        }),
    },
    currency: 'IDR',
    starts: { script: 'SNAP', code: 'TRANSFER' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(one, decision) {
      const status = { paid: 'settlement', declined: 'deny', closed: 'expire' }[decision];
      Object.assign(find(one), { isPaid: decision === 'paid', status });
      return Promise.resolve();
    },
    notice(one, _, { lie = {} } = {}) {
      const kept = find(one);
      kept.lie = lie;
      const told = present(kept);
      const signature_key = sha512(told.order_id + told.status_code + told.gross_amount + keyOf(kept.tenantId));
      return Promise.resolve(post(JSON.stringify({ ...told, signature_key })));
    },
    // what it is asked again it knows by our number
    forgetKeys: () => undefined,
    forgeries: ({ init }: Sent) => {
      const body = String(init.body);
      return [
        body.replace(/"gross_amount":"(\d+)/, '"gross_amount":"1$1'),
        body.replace(/"order_id":"./, '"order_id":"_'),
        body.replace(/"status_code":"\d+"/, '"status_code":"202"'),
        body.replace(/"signature_key":"./, (given) =>
          given.endsWith('0') ? '"signature_key":"1' : '"signature_key":"0',
        ),
        body.replace(/"signature_key":"[^"]*"/, '"signature_key":""'),
      ].map(post);
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
