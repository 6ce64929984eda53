import { createHmac } from 'node:crypto';
import { createVnpay } from '../../../src/server/adapters/payment/vnpay/vnpay';
import { startFakeServer, type Asked, type Said } from './fake-server';
import type { BankCharge, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  createDate: string;
  status: string;
  transactionNo: string;
  refunds: Map<string, number>;
}
const keyOf = (tenantId: string) => `secret-of-${tenantId}`;
const hmac = (tenantId: string, text: string) => createHmac('sha512', keyOf(tenantId)).update(text).digest('hex');
const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+').replace(/[!'()~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`); // prettier-ignore
/** As its documents say it: sorted, encoded as a form is, without what is empty. */
const sortedText = (fields: Record<string, string>) =>
  Object.keys(fields)
    .filter((name) => fields[name] !== '' && name !== 'vnp_SecureHash')
    .sort()
    .map((name) => `${encode(name)}=${encode(fields[name] ?? '')}`)
    .join('&');
const barred = (fields: Record<string, string>, names: string) =>
  names.split(' ').map((name) => fields[`vnp_${name}`] ?? '').join('|'); // prettier-ignore
const QUERY = 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo';
const REFUND = 'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo'; // prettier-ignore
const ANSWER = 'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo PromotionCode PromotionAmount'; // prettier-ignore

/** VNPay as far as a shop speaks to it. It hears of a charge when a browser opens the page, or the shop asks for a picture. */
export async function vnpayBank(): Promise<PlayedBank & { url: string }> {
  const books: Kept[] = [];
  const find = (tenantId: string, reference = '') =>
    books.find((kept) => kept.tenantId === tenantId && kept.reference === reference);

  function openPage({ query }: Asked): Said {
    const fields = Object.fromEntries(query);
    const { vnp_TmnCode: tenantId = '', vnp_TxnRef: reference = '', vnp_Amount: units = '' } = fields;
    if (fields.vnp_SecureHash !== hmac(tenantId, sortedText(fields))) return { body: { code: '97', message: 'checksum' } };
    const isWell = /^\d+00$/.test(units) && fields.vnp_CurrCode === 'VND' && fields.vnp_Version === '2.1.0' && /^\d{14}$/.test(fields.vnp_ExpireDate ?? '');
    if (!isWell || !/^[\w ]+$/.test(fields.vnp_OrderInfo ?? '') || !fields.vnp_ReturnUrl) return { body: { code: '03', message: 'form' } };
    const amount = { amount: Number(units) / 100, currency: 'VND' };
    if (!find(tenantId, reference))
      books.push({ tenantId, providerRef: reference, reference, amount, isPaid: false, returned: 0, createDate: fields.vnp_CreateDate ?? '', status: '01', transactionNo: String(14_000_000 + books.length), refunds: new Map() });
    return { body: { code: '00', message: 'ok', qrcontent: `00020101021226${reference}` } };
  } // prettier-ignore

  function refund(fields: Record<string, string>): string {
    const kept = find(fields.vnp_TmnCode ?? '', fields.vnp_TxnRef);
    const [id = '', amount] = [fields.vnp_RequestId, Number(fields.vnp_Amount) / 100];
    if (!kept || kept.createDate !== fields.vnp_TransactionDate) return '91';
    if (!kept.isPaid || fields.vnp_TransactionNo !== kept.transactionNo) return '95';
    const before = kept.refunds.get(id);
    if (before !== undefined) return before === amount ? '00' : '02';
    const isWhole = amount === kept.amount.amount;
    if (amount > kept.amount.amount - kept.returned || fields.vnp_TransactionType !== (isWhole ? '02' : '03')) return '02';
    kept.refunds.set(id, amount);
    kept.returned += amount;
    return '00';
  }

  function api({ body }: Asked): Said {
    const fields = JSON.parse(body) as Record<string, string>;
    const tenantId = fields.vnp_TmnCode ?? '';
    const isRefund = fields.vnp_Command === 'refund';
    if (fields.vnp_SecureHash !== hmac(tenantId, barred(fields, isRefund ? REFUND : QUERY)))
      return { body: { vnp_ResponseCode: '97', vnp_Message: 'checksum' } };
    const kept = find(tenantId, fields.vnp_TxnRef);
    const code = isRefund ? refund(fields) : kept?.createDate === fields.vnp_TransactionDate ? '00' : '91';
    const said: Record<string, string> = {
      vnp_ResponseId: 'r', vnp_Command: fields.vnp_Command ?? '', vnp_ResponseCode: code, vnp_Message: 'said', vnp_TmnCode: tenantId, vnp_TxnRef: fields.vnp_TxnRef ?? '',
      vnp_OrderInfo: fields.vnp_OrderInfo ?? '', ...(kept && code === '00' && { vnp_Amount: String(kept.amount.amount * 100), vnp_TransactionNo: kept.transactionNo, vnp_TransactionStatus: kept.status, vnp_PayDate: kept.createDate }),
    };
    return { body: { ...said, vnp_SecureHash: hmac(tenantId, barred(said, ANSWER)) } };
  } // prettier-ignore

  const url = await startFakeServer((asked) => (asked.path === '/page' ? openPage(asked) : api(asked)));
  const real = createVnpay({ url });
  return {
    url,
    company: {
      provider: {
        ...real,
        async createPayment(charge) {
          const made = await real.createPayment(charge);
          if (made.start.kind === 'redirect') await fetch(made.start.url);
          return made;
        },
      },
      findCredentials: (account) =>
        Promise.resolve({ account, keys: { hashSecret: [keyOf(account)] }, settings: { mode: 'test' } }),
    },
    currency: 'VND',
    mute: ['currency'],
    starts: { redirect: 'PAGE', qr: 'QR' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide({ tenantId, reference }, decision) {
      const kept = find(tenantId, reference) as Kept;
      Object.assign(kept, { isPaid: decision === 'paid', status: { paid: '00', declined: '09', closed: '24' }[decision] });
      return Promise.resolve();
    },
    notice({ tenantId, reference }, _, { lie = {} } = {}) {
      const kept = find(tenantId, reference) as Kept;
      const fields: Record<string, string> = {
        vnp_Amount: String((lie.amount ?? kept.amount.amount) * 100), vnp_BankCode: 'NCB', vnp_CardType: 'ATM', vnp_OrderInfo: 'Thanh toan (don) ~1', vnp_PayDate: kept.createDate,
        vnp_ResponseCode: kept.status === '01' ? '00' : kept.status, vnp_TmnCode: lie.account ?? tenantId, vnp_TransactionNo: kept.transactionNo, vnp_TransactionStatus: kept.status === '00' || kept.status === '01' ? kept.status : '02', vnp_TxnRef: reference,
      };
      const search = `?${sortedText(fields)}&vnp_SecureHash=${hmac(tenantId, sortedText(fields))}`;
      return Promise.resolve({ search, init: { method: 'GET' } });
    },
    forgeries: ({ search = '', init }: Sent) =>
      [
        search.replace(/vnp_Amount=(\d+)/, 'vnp_Amount=1$1'),
        search.replace(/vnp_SecureHash=./, (given) => (given.endsWith('0') ? 'vnp_SecureHash=1' : 'vnp_SecureHash=0')),
        search.replace(/&vnp_SecureHash=.*/, ''),
        `${search}&vnp_TransactionStatus=00`,
      ].map((forged) => ({ search: forged, init })),
    hears: {
      taken: { status: 200, body: '{"RspCode":"00","Message":"Confirm Success"}' },
      again: { status: 200, body: '{"RspCode":"02","Message":"Order already confirmed"}' },
      unknown: { status: 200, body: '{"RspCode":"01","Message":"Order not found"}' },
      disputed: { status: 200, body: '{"RspCode":"04","Message":"Invalid amount"}' },
      refused: { status: 200, body: '{"RspCode":"97","Message":"Invalid checksum"}' },
    },
  };
} // prettier-ignore
