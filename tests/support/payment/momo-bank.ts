import { createHmac } from 'node:crypto';
import { createMomo } from '../../../src/server/adapters/payment/momo/momo';
import { shown, startFakeServer } from './fake-server';
import type { BankCharge, PlayedBank, Sent } from './played-bank';

interface Kept extends BankCharge {
  back: string;
  resultCode: number;
  transId: number;
  refunds: { orderId: string; amount: number; resultCode: number }[];
}
const ACCESS = 'accessOfTests';
const sign = (tenantId: string, fields: Record<string, unknown>, names: string) =>
  createHmac('sha256', `secret_of_${tenantId}`)
    .update(names.split(' ').map((name) => `${name}=${String(name === 'accessKey' ? ACCESS : fields[name])}`).join('&'))
    .digest('hex'); // prettier-ignore
const SIGNED: Record<string, string> = {
  '/v2/gateway/api/create': 'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
  '/v2/gateway/api/query': 'accessKey orderId partnerCode requestId',
  '/v2/gateway/api/refund': 'accessKey amount description orderId partnerCode requestId transId',
}; // prettier-ignore

/** MoMo as far as a shop speaks to it. */
export async function momoBank(): Promise<PlayedBank & { url: string }> {
  const books: Kept[] = [];
  const find = (tenantId: string, reference: unknown) =>
    books.find((kept) => kept.tenantId === tenantId && kept.reference === reference);

  function create(tenantId: string, asked: Record<string, unknown>) {
    const { orderId, amount, requestType, ipnUrl, redirectUrl } = asked;
    if (find(tenantId, orderId)) return { resultCode: 41, message: 'duplicate' };
    const isWell = Number.isInteger(amount) && requestType === 'captureWallet' && ipnUrl && redirectUrl;
    if (!isWell || typeof orderId !== 'string') return { resultCode: 20, message: 'form' };
    books.push({ tenantId, providerRef: orderId, reference: orderId, amount: { amount: Number(amount), currency: 'VND' }, isPaid: false, returned: 0, back: String(redirectUrl), resultCode: 1000, transId: 4_088_000_000 + books.length, refunds: [] });
    return { resultCode: 0, message: 'ok', payUrl: `${url}/v2/gateway/pay?t=${orderId}`, qrCodeUrl: `momo://?t=${orderId}` };
  } // prettier-ignore

  function query(tenantId: string, { orderId }: Record<string, unknown>) {
    const kept = find(tenantId, orderId);
    if (!kept) return { partnerCode: tenantId, orderId, resultCode: 42, message: 'none' };
    const { amount, resultCode, transId, refunds } = kept;
    return { partnerCode: tenantId, orderId, resultCode, message: 'm', amount: amount.amount, transId, refundTrans: refunds }; // prettier-ignore
  }

  function refund(tenantId: string, { orderId, amount, transId }: Record<string, unknown>) {
    const kept = books.find((one) => one.tenantId === tenantId && one.transId === transId);
    if (!kept?.isPaid) return { resultCode: 1080, message: 'not paid' };
    if (books.some((one) => one.tenantId === tenantId && one.refunds.some((one) => one.orderId === orderId))) return { resultCode: 41, message: 'duplicate' }; // prettier-ignore
    if (Number(amount) > kept.amount.amount - kept.returned) return { resultCode: 1081, message: 'too much' };
    kept.refunds.push({ orderId: String(orderId), amount: Number(amount), resultCode: 0 });
    kept.returned += Number(amount);
    return { resultCode: 0, message: 'ok' };
  }

  const url = await startFakeServer(({ path, body, method, query: about }) => {
    if (method === 'GET')
      return shown(`<a href="${books.find(({ reference }) => reference === about.get('t'))?.back ?? ''}">Quay lại</a>`);
    const asked = JSON.parse(body) as Record<string, unknown>;
    const tenantId = String(asked.partnerCode);
    if (asked.signature !== sign(tenantId, asked, SIGNED[path] ?? '')) return { body: { partnerCode: tenantId, orderId: '', resultCode: 11, message: 'sign' } }; // prettier-ignore
    if (path.endsWith('create')) return { body: create(tenantId, asked) };
    return { body: path.endsWith('query') ? query(tenantId, asked) : refund(tenantId, asked) };
  });

  const TOLD = 'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId'; // prettier-ignore
  return {
    url,
    company: {
      provider: createMomo({ url }),
      findCredentials: (account) =>
        Promise.resolve({
          account,
          keys: { secretKey: [`secret_of_${account}`] },
          settings: { mode: 'test', accessKey: ACCESS },
        }),
    },
    currency: 'VND',
    mute: ['currency'],
    starts: { link: '' },
    charges: (tenantId) => Promise.resolve(books.filter((kept) => kept.tenantId === tenantId)),
    decide({ tenantId, reference }, decision) {
      const resultCode = { paid: 0, declined: 1001, closed: 1005 }[decision];
      Object.assign(find(tenantId, reference) as Kept, { isPaid: decision === 'paid', resultCode });
      return Promise.resolve();
    },
    notice({ tenantId, reference }, now, { lie = {} } = {}) {
      const { amount, resultCode, transId } = find(tenantId, reference) as Kept;
      const told = {
        partnerCode: lie.account ?? tenantId,
        orderId: reference,
        requestId: reference,
        amount: lie.amount ?? amount.amount,
        orderInfo: 'Đơn hàng & co',
        orderType: 'momo_wallet',
        transId,
        resultCode,
        message: 'Thành công.',
        payType: 'qr',
        responseTime: now.getTime(),
        extraData: '',
      };
      const body = JSON.stringify({ ...told, signature: sign(tenantId, told, TOLD) });
      return Promise.resolve({ init: { method: 'POST', headers: { 'content-type': 'application/json' }, body } });
    },
    // it has none: what it is asked again it knows by our number
    forgetKeys: () => undefined,
    forgeries: ({ init }: Sent) => {
      const body = String(init.body);
      return [
        body.replace(/"amount":(\d+)/, '"amount":1$1'),
        body.replace(/"signature":"./, (given) => (given.endsWith('0') ? '"signature":"1' : '"signature":"0')),
        body.replace(/"signature":"[^"]*"/, '"signature":""'),
        body.replace(/"resultCode":\d+/, '"resultCode":7'),
      ].map((forged) => ({ init: { ...init, body: forged } }));
    },
    hears: {
      taken: { status: 204, body: '' },
      again: { status: 204, body: '' },
      unknown: { status: 404, body: '' },
      disputed: { status: 204, body: '' },
      refused: { status: 400, body: '' },
    },
  };
}
