import { createHash } from 'node:crypto';
import { createFreedompay } from '../../../src/server/adapters/payment/freedompay/freedompay';
import { startFakeServer, type Said } from './fake-server';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  status: string;
  lie: Lie;
}
type Fields = Record<string, string>;
const SECRET = 'secretofthetests';
/** As its documents say it: by the names in their order, what is asked first, the secret last. */
const sign = (script: string, fields: Fields) => {
  const sorted = Object.entries(fields).filter(([name]) => name !== 'pg_sig').sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('md5').update(`${script};${sorted.map(([, value]) => `${value};`).join('')}${SECRET}`).digest('hex');
}; // prettier-ignore
const xml = (script: string, fields: Fields): Said => {
  const all = { ...fields, pg_salt: 'salt' };
  const inner = Object.entries({ ...all, pg_sig: sign(script, all) }).map(([name, text]) => `<${name}>${text.replaceAll('&', '&amp;')}</${name}>`);
  return { type: 'application/xml', body: `<?xml version="1.0" encoding="utf-8"?>\n<response>${inner.join('')}</response>` };
}; // prettier-ignore
const tenge = (tiyn: number) => (tiyn / 100).toFixed(2);
const answer = (status: string) => {
  const fields = { pg_status: status, pg_description: status, pg_salt: 'salt' };
  const body = `<?xml version="1.0" encoding="utf-8"?><response><pg_status>${status}</pg_status><pg_description>${status}</pg_description><pg_salt>salt</pg_salt><pg_sig>${sign('callback', fields)}</pg_sig></response>`;
  return { status: 200, body };
};

/** Freedom Pay as far as a shop speaks to it. */
export async function freedompayBank(): Promise<PlayedBank> {
  const books: Kept[] = [];

  function create(fields: Fields): Said {
    const { pg_merchant_id: tenantId = '', pg_order_id: reference = '', pg_amount: sum = '', pg_currency: currency = '', pg_result_url: back } = fields;
    const isWell = /^\d+\.\d\d$/.test(sum) && currency === 'KZT' && reference.length <= 50 && fields.pg_testing_mode === '1' && back && fields.pg_description;
    if (!isWell) return xml('init_payment.php', { pg_status: 'error', pg_error_code: '9998' });
    const providerRef = String(900_000_000 + books.length);
    books.push({ tenantId, providerRef, reference, amount: { amount: Math.round(Number(sum) * 100), currency }, isPaid: false, returned: 0, status: 'pending', lie: {} });
    return xml('init_payment.php', { pg_status: 'ok', pg_payment_id: providerRef, pg_redirect_url: `${url}/pay.html?customer=${providerRef}&lang=ru` });
  } // prettier-ignore

  const present = ({ providerRef, reference, amount, lie }: Kept): Fields => ({
    pg_payment_id: providerRef,
    pg_order_id: reference,
    pg_amount: tenge(lie.amount ?? amount.amount),
    pg_currency: lie.currency ?? amount.currency,
  });

  function revoke(kept: Kept | undefined, { pg_refund_amount: sum }: Fields): Said {
    const amount = Math.round(Number(sum) * 100);
    if (!kept?.isPaid || amount > kept.amount.amount - kept.returned) return xml('revoke.php', { pg_status: 'error', pg_error_code: '490' }); // prettier-ignore
    kept.returned += amount;
    kept.status = kept.returned === kept.amount.amount ? 'refunded' : 'partially_refunded';
    return xml('revoke.php', { pg_status: 'ok' });
  }

  const url = await startFakeServer(({ path, body }) => {
    const [script, fields] = [path.slice(1), Object.fromEntries(new URLSearchParams(body))];
    if (fields.pg_sig !== sign(script, fields)) return xml(script, { pg_status: 'error', pg_error_code: '9998' });
    if (script === 'init_payment.php') return create(fields);
    const mine = books.filter(({ tenantId }) => tenantId === fields.pg_merchant_id);
    const kept = mine.find(({ providerRef, reference }) => providerRef === fields.pg_payment_id || reference === fields.pg_order_id); // prettier-ignore
    if (script === 'revoke.php') return revoke(kept, fields);
    if (!kept) return xml(script, { pg_status: 'error', pg_error_code: '340' });
    return xml(script, { pg_status: 'ok', pg_payment_status: kept.status, ...present(kept) });
  });
  const find = ({ providerRef }: BankCharge) => books.find((kept) => kept.providerRef === providerRef) as Kept;
  const post = (fields: Fields): Sent => ({ init: { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(fields).toString() } }); // prettier-ignore
  return {
    company: {
      provider: createFreedompay({ url }),
      findCredentials: (account) =>
        Promise.resolve({ account, keys: { secretKey: [SECRET] }, settings: { mode: 'test' } }),
    },
    currency: 'KZT',
    mute: ['account'],
    hasNoKeys: true,
    starts: { redirect: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide(charge, decision) {
      const status = { paid: 'success', declined: 'failed', closed: 'expired' }[decision];
      Object.assign(find(charge), { isPaid: decision === 'paid', status });
      return Promise.resolve();
    },
    notice(charge, _, { lie = {} } = {}) {
      const kept = find(charge);
      kept.lie = lie;
      const result = kept.isPaid ? '1' : kept.status === 'pending' ? '2' : '0';
      const told: Fields = { ...present(kept), pg_result: result, pg_can_reject: '1', pg_payment_method: 'bankcard', pg_description: 'Заказ № 1', pg_salt: 'salt' }; // prettier-ignore
      return Promise.resolve(post({ ...told, pg_sig: sign('callback', told) }));
    },
    forgeries: ({ init }: Sent) => {
      const told = Object.fromEntries(new URLSearchParams(String(init.body)));
      const sig = told.pg_sig ?? '';
      return [
        post({ ...told, pg_amount: '0.01' }),
        post({ ...told, pg_result: told.pg_result === '1' ? '0' : '1' }),
        post({ ...told, pg_sig: sig.replace(/^./, (given) => (given === '0' ? '1' : '0')) }),
        post({ ...told, pg_sig: '' }),
        post({ ...told, pg_more: '1' }),
      ];
    },
    hears: {
      taken: answer('ok'),
      again: answer('ok'),
      unknown: answer('error'),
      disputed: answer('ok'),
      refused: { status: 403, body: '' },
    },
  };
}
