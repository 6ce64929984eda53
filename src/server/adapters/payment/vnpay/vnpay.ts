import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { askProvider, refusedBy } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { Credentials, NewCharge } from '../payment.port';
import type { ChargeReport, ChargeState, NoticeOutcome } from '../provider-call.port';
import { fromUnits, toUnits } from '../wire-amount';
import { askVnpay } from './vnpay-api';
import { hmacSha512, isSignedByVnpay, signedTextOf } from './vnpay-signature';
import { vnpayTime } from './vnpay-time';

const CURRENCY = 'VND';
/** The dong has no part, and is sent a hundredfold all the same. */
const EXPONENT = 2;
const VALID_MS = 30 * 60_000;
const HOSTS = {
  test: {
    page: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
    api: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
  },
  live: {
    page: 'https://pay.vnpay.vn/vpcpay.html',
    api: 'https://pay.vnpay.vn/merchant_webapi/api/transaction',
  },
};
/** Given up by the shopper, or by the clock. */
const CLOSED = ['11', '24'];
const WAITING = ['01', '07'];
const NONE = '91';
const IN_WORK = '94';
const REFUSED = ['02', '03', NONE, '95'];

const WORDS: Record<NoticeOutcome | 'forged', [string, string]> = {
  applied: ['00', 'Confirm Success'],
  known: ['02', 'Order already confirmed'],
  unknown: ['01', 'Order not found'],
  disputed: ['04', 'Invalid amount'],
  forged: ['97', 'Invalid checksum'],
};
const answerOf = ([RspCode, Message]: [string, string]) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ RspCode, Message }),
});

const Qr = z.object({ code: z.string(), message: z.nullish(z.string()), qrcontent: z.nullish(z.string()) });

/**
 * VNPay: a page whose address is signed, or a text for a picture; told of by a signed query. It knows a charge by our
 * reference, from the moment on at which the shopper opens its page. Not confirmed, each a line to correct: the hosts of
 * contracts (the fields `page` and `api`), that `genqr` is asked at the address of the page, that a refund asked again
 * under the same `vnp_RequestId` is the same refund.
 * @param url where all of it is asked; its own hosts unless given
 */
export function createVnpay({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ settings }: Credentials) => settings?.mode === 'test';
  const hostsOf = (credentials: Credentials) => {
    const own = HOSTS[isTest(credentials) ? 'test' : 'live'];
    const { page = own.page, api = own.api } = credentials.settings ?? {};
    return url ? { page: `${url}/page`, api: `${url}/api` } : { page, api };
  };
  const ask = (credentials: Credentials, ...asked: [Parameters<typeof askVnpay>[2], Record<string, string>]) =>
    askVnpay(hostsOf(credentials).api, credentials, ...asked);

  return {
    name: 'VNPAY',
    kind: 'HOSTED_PAGE',
    title: 'VNPay',
    currencies: [CURRENCY],
    methods: ['PAGE', 'QR'],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\w{4,20}$/, shape: 'the terminal, vnp_TmnCode' },
      { name: 'hashSecret', isSecret: true, pattern: /^\S{8,}$/, shape: 'the secret of the checksum' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test or live' },
      { name: 'page', isSecret: false, isOptional: true, pattern: /^https:\/\/\S+$/, shape: 'an address of the contract', isAddress: true },
      { name: 'api', isSecret: false, isOptional: true, pattern: /^https:\/\/\S+$/, shape: 'an address of the contract', isAddress: true },
    ],
    isTest,

    async createPayment(charge) {
      const { credentials, method, reference, now } = charge;
      const isQr = method === 'QR';
      const text = signedTextOf(Object.entries(fieldsOf(charge, isQr ? 'genqr' : 'pay')));
      const address = `${hostsOf(credentials).page}?${text}&vnp_SecureHash=${hmacSha512(credentials.keys.hashSecret?.[0] ?? '', text)}`;
      const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
      if (!isQr) return { start: { kind: 'redirect', url: address, expiresAt }, providerRef: reference };
      const { status, json } = await askProvider(address, { method: 'GET' });
      const { code, qrcontent } = Qr.safeParse(json).data ?? {};
      if (code !== '00' || !qrcontent) throw refusedBy('VNPay', { status }, code);
      return { start: { kind: 'qr', text: qrcontent, url: null, expiresAt }, providerRef: reference };
    },

    async answerCall({ query, credentials }, book) {
      const isSigned = isSignedByVnpay(credentials.keys.hashSecret ?? [], query);
      const told = Object.fromEntries(query);
      if (!isSigned || !told.vnp_TxnRef) return { isVerified: false, answer: answerOf(WORDS.forged) };
      const { vnp_ResponseCode: response = '', vnp_TransactionStatus: status = '', vnp_TransactionNo: no = '' } = told;
      const report = reportOf(told, response === '00' ? status : response);
      const outcome = await book.apply({ ...report, eventId: [no, response, status].join('.') });
      return { isVerified: true, answer: answerOf(WORDS[outcome]) };
    },

    async query({ credentials, reference, createdAt }) {
      const answer = await ask(credentials, 'querydr', { ...about(reference, createdAt, new Date()), vnp_RequestId: requestId() });
      const { vnp_ResponseCode: code } = answer;
      if (code === NONE) return undefined;
      if (code !== '00') throw refusedBy('VNPay', { status: 200 }, code);
      return reportOf(answer, answer.vnp_TransactionStatus ?? '');
    },

    async refund({ credentials, reference, createdAt, refundReference, amount, memo, now }) {
      const [paid, units] = [Number(memo.units), toUnits(amount, EXPONENT)];
      if (!memo.transaction) return 'refused';
      const { vnp_ResponseCode: code = '' } = await ask(credentials, 'refund', {
        ...about(reference, createdAt, now),
        vnp_RequestId: refundReference,
        vnp_TransactionType: units === paid ? '02' : '03',
        vnp_Amount: String(units),
        vnp_TransactionNo: memo.transaction,
        vnp_CreateBy: 'shop',
      });
      if (code === '00') return 'returned';
      if (code === IN_WORK) return 'pending';
      if (REFUSED.includes(code)) return 'refused';
      throw refusedBy('VNPay', { status: 200 }, code);
    },

    async check(credentials, now) {
      // of a charge that nobody made: where key and terminal are right, it says so under its signature
      const asked = { ...about(`CHECK${vnpayTime(now)}`, now, now), vnp_RequestId: requestId() };
      const { vnp_ResponseCode: code } = await ask(credentials, 'querydr', asked);
      if (code !== NONE && code !== '00') throw refusedBy('VNPay', { status: 200 }, code);
      return `terminal ${credentials.account} may ask`;
    },
  };
} // prettier-ignore

const requestId = () => randomUUID().replaceAll('-', '');

const about = (reference: string, createdAt: Date, now: Date) => ({
  vnp_TxnRef: reference,
  vnp_OrderInfo: reference,
  vnp_TransactionDate: vnpayTime(createdAt),
  vnp_CreateDate: vnpayTime(now),
  vnp_IpAddr: '127.0.0.1',
});

const fieldsOf = (
  { credentials, reference, paymentNo, amount, payer, returnUrl, now }: NewCharge,
  command: string,
) => ({
  vnp_Version: '2.1.0',
  vnp_Command: command,
  vnp_TmnCode: credentials.account,
  vnp_Amount: String(toUnits(amount, EXPONENT)),
  vnp_CurrCode: CURRENCY,
  vnp_TxnRef: reference,
  // neither accents nor marks: what the shopper called the goods may have both
  vnp_OrderInfo: paymentNo,
  vnp_OrderType: 'other',
  vnp_Locale: payer.locale === 'vi' ? 'vn' : 'en',
  vnp_ReturnUrl: returnUrl,
  vnp_IpAddr: payer.ip || '127.0.0.1',
  vnp_CreateDate: vnpayTime(now),
  vnp_ExpireDate: vnpayTime(new Date(now.getTime() + VALID_MS)),
});

function reportOf(told: Record<string, string>, code: string): ChargeReport {
  const {
    vnp_TxnRef: reference = '',
    vnp_TmnCode: merchant = '',
    vnp_TransactionNo: transaction,
    vnp_Amount: units,
  } = told;
  const state = stateOf(code);
  return {
    providerRef: reference,
    reference,
    state,
    amount: fromUnits(Number(units), told.vnp_CurrCode ?? CURRENCY, EXPONENT),
    merchant,
    ...(state === 'paid' && transaction && units && { memo: { transaction, units } }),
  };
}

function stateOf(code: string): ChargeState {
  if (code === '00') return 'paid';
  if (WAITING.includes(code)) return 'pending';
  return CLOSED.includes(code) ? 'closed' : 'declined';
}
