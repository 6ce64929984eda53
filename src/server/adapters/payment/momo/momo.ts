import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { askProvider, jsonOf, refusedBy } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { Credentials } from '../payment.port';
import type { ChargeReport, ChargeState } from '../provider-call.port';
import { isSameText } from '../same-text';
import { fromUnits, toUnits } from '../wire-amount';
import { ASKED, CREATED, momoSignature, REFUNDED, TOLD } from './momo-signature';
import { Created, Done, Found, Ipn } from './momo.schemas';

const CURRENCY = 'VND';
const HOSTS = { test: 'https://test-payment.momo.vn', live: 'https://payment.momo.vn' };
const VALID_MS = 100 * 60_000;
const PAID = 0;
const WAITING = [1000, 7000, 7002, 9000];
const CLOSED = [1003, 1005];
const NONE = 42;
/** About whoever asks, or when: over, perhaps, when it is asked again. */
const LATER = [10, 11, 12, 13, 99, 7000, 7002];

/**
 * MoMo, version 2: a link into its app or a page with a picture; told of by a signed notice. It knows a charge by our
 * reference. Not confirmed by its maker's own words, each a line to correct: what the codes say, that a notice is
 * answered 204, how long a link holds, what is signed of a refund, that a question tells the refunds (`refundTrans`).
 * @param url where it is asked; its own hosts unless given
 */
export function createMomo({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ settings }: Credentials) => settings?.mode === 'test';

  async function call<T>(
    credentials: Credentials,
    schema: z.ZodMiniType<T>,
    { name, fields, signed }: { name: string; fields: Record<string, unknown>; signed: string },
  ): Promise<T> {
    const { account: partnerCode, keys, settings } = credentials;
    const all: Record<string, unknown> = { partnerCode, accessKey: settings?.accessKey, requestId: randomUUID(), lang: 'vi', ...fields };
    const signature = momoSignature(keys.secretKey?.[0] ?? '', all, signed);
    const { status, json } = await askProvider(`${url ?? HOSTS[isTest(credentials) ? 'test' : 'live']}/v2/gateway/api/${name}`, {
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: JSON.stringify({ ...all, signature }),
    });
    const answer = schema.safeParse(json);
    if (!answer.success) throw refusedBy('MoMo', { status }, undefined);
    return answer.data;
  }

  const find = (credentials: Credentials, orderId: string) =>
    call(credentials, Found, { name: 'query', fields: { orderId }, signed: ASKED });

  return {
    name: 'MOMO',
    kind: 'LINK',
    title: 'MoMo',
    currencies: [CURRENCY],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\w{4,50}$/, shape: 'the partnerCode' },
      { name: 'accessKey', isSecret: false, pattern: /^\w{8,}$/, shape: 'the accessKey' },
      { name: 'secretKey', isSecret: true, pattern: /^\w{8,}$/, shape: 'the secretKey' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test or live' },
    ],
    isTest,

    async createPayment({ credentials, reference, paymentNo, amount, payer, returnUrl, notifyUrl, now }) {
      const fields = {
        requestId: reference,
        orderId: reference,
        amount: toUnits(amount, 0),
        orderInfo: paymentNo,
        redirectUrl: returnUrl,
        ipnUrl: notifyUrl,
        extraData: '',
        requestType: 'captureWallet',
        lang: payer.locale === 'vi' ? 'vi' : 'en',
      };
      const { resultCode, payUrl } = await call(credentials, Created, { name: 'create', fields, signed: CREATED });
      if (resultCode !== PAID || !payUrl) throw refusedBy('MoMo', { status: 200 }, String(resultCode));
      const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
      return { start: { kind: 'link', url: payUrl, expiresAt }, providerRef: reference };
    },

    async answerCall({ credentials, rawBody }, book) {
      const { keys, settings } = credentials;
      const ipn = Ipn.safeParse(jsonOf(rawBody)).data;
      const signed = { ...ipn, accessKey: settings?.accessKey };
      const isTheirs = keys.secretKey?.some((key) => isSameText(ipn?.signature ?? '', momoSignature(key, signed, TOLD)));
      if (!ipn || !isTheirs) return { isVerified: false, answer: { status: 400, headers: {}, body: '' } };
      const eventId = `${String(ipn.transId)}.${String(ipn.resultCode)}`;
      const outcome = await book.apply({ ...reportOf(ipn), eventId });
      return { isVerified: true, answer: { status: outcome === 'unknown' ? 404 : 204, headers: {}, body: '' } };
    },

    async query({ credentials, reference }) {
      const found = await find(credentials, reference);
      if (found.resultCode === NONE) return undefined;
      if (LATER.includes(found.resultCode) && found.amount == null) throw refusedBy('MoMo', { status: 200 }, String(found.resultCode));
      return reportOf(found);
    },

    async refund({ credentials, reference, refundReference, amount, memo }) {
      if (!memo.transaction) return 'refused';
      const { refundTrans } = await find(credentials, reference);
      const before = refundTrans?.find(({ orderId }) => orderId === refundReference);
      const units = toUnits(amount, 0);
      if (before) return before.amount === units ? outcomeOf(before.resultCode) : 'refused';
      const transId = Number(memo.transaction);
      const fields = { orderId: refundReference, requestId: refundReference, amount: units, transId, description: '' };
      return outcomeOf((await call(credentials, Done, { name: 'refund', fields, signed: REFUNDED })).resultCode);
    },

    async check(credentials, now) {
      const { resultCode } = await find(credentials, `CHECK${String(now.getTime())}`);
      if (resultCode !== NONE) throw refusedBy('MoMo', { status: 200 }, String(resultCode));
      return `partner ${credentials.account} may ask`;
    },
  };
} // prettier-ignore

/** @throws Error where it may be otherwise later */
function outcomeOf(resultCode: number): 'returned' | 'pending' | 'refused' {
  if (resultCode === PAID) return 'returned';
  if (resultCode === 7002) return 'pending';
  if (LATER.includes(resultCode)) throw refusedBy('MoMo', { status: 200 }, String(resultCode));
  return 'refused';
}

type Told = Pick<z.infer<typeof Found>, 'orderId' | 'partnerCode' | 'amount' | 'resultCode' | 'transId'>;

function reportOf({ orderId, partnerCode, amount, resultCode, transId }: Told): ChargeReport {
  const state = stateOf(resultCode);
  return {
    providerRef: orderId,
    reference: orderId,
    state,
    amount: fromUnits(amount ?? Number.NaN, CURRENCY, 0),
    merchant: partnerCode,
    ...(state === 'paid' && transId && { memo: { transaction: String(transId) } }),
  };
}

function stateOf(resultCode: number): ChargeState {
  if (resultCode === PAID) return 'paid';
  if (WAITING.includes(resultCode)) return 'pending';
  return CLOSED.includes(resultCode) ? 'closed' : 'declined';
}
