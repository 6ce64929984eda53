import type * as z from 'zod/mini';
import { askProvider, refusedBy } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { Credentials, NewCharge } from '../payment.port';
import type { ChargeReport, KnownPayment, ProviderAnswer } from '../provider-call.port';
import { sentOn, sentOnUnheard } from '../sent-on';
import { fromUnits, toUnits } from '../wire-amount';
import { iniapiHash, inicisKeyMark, inicisSignature } from './inicis-signature';
import { Approval, Inquiry, Outcome, type Inquiry as InquiryOf } from './inicis.schemas';

const CURRENCY = 'KRW';
const WINDOWS = { test: 'https://stgstdpay.inicis.com', live: 'https://stdpay.inicis.com' };
const QUESTIONS = { test: 'https://stginiapi.inicis.com', live: 'https://iniapi.inicis.com' };
/** Their data centres, by the name that a form gives: the one of tests takes no money. */
const CENTRES: Record<'test' | 'live', Record<string, string>> = {
  test: { stg: WINDOWS.test },
  live: { fc: 'https://fcstdpay.inicis.com', ks: 'https://ksstdpay.inicis.com' },
};
const APPROVALS = '/api/payAuth';
const FRAMED = [...Object.values(WINDOWS), ...Object.values(CENTRES.live)];
const AGREED = '0000';
const DONE = '00';
/** Its server wants to be told who asks, and looks at it in trouble only. */
const CALLER = '127.0.0.1';
const PAID = ['APPROVAL', 'PART_CANCEL', 'CANCEL'];
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });
/** Its clocks are Korean. */
const stampOf = (now: Date) => new Date(now.getTime() + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

/**
 * KG Inicis, standard pay: a window of its script, for browsers of computers; the shopper's browser comes back by a form
 * to the address of notices, and we approve at the data centre that it names, which has to be one of the account's
 * mode. An approval whose answer is lost stands:
 * it is found by a question under our number, and not taken back by `netCancelUrl`, which would undo one that another
 * call of the same browser has booked. It knows no keys of idempotency: a refund asked again is only made where nothing
 * has gone back. Not confirmed, each a line to correct: that a window closed by the shopper comes back by the same form
 * where no `closeUrl` is given, which hosts it frames, how a number that nobody made is answered.
 * @param url where all of it is asked, and its script is loaded from; its own hosts unless given
 */
export function createInicis({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ settings }: Credentials) => settings?.mode === 'test';
  const modeOf = (credentials: Credentials) => (isTest(credentials) ? 'test' : 'live');
  const hostOf = (hosts: typeof WINDOWS, credentials: Credentials) => url ?? hosts[modeOf(credentials)];
  /** A browser brings the address: it is that of a centre for such accounts, to the character. */
  const isTheirs = (told: URLSearchParams, credentials: Credentials) => {
    const [centres, name] = [CENTRES[modeOf(credentials)], told.get('idc_name') ?? ''];
    return Object.hasOwn(centres, name) && told.get('authUrl') === `${url ?? centres[name]}${APPROVALS}`;
  };

  async function ask<T>(credentials: Credentials, schema: z.ZodMiniType<T>, { type, data, now }: { type: string; data: object; now: Date }) {
    const timestamp = stampOf(now);
    const mid = credentials.account;
    const hashData = iniapiHash(credentials.keys.apiKey?.[0] ?? '', { mid, type, timestamp, data: JSON.stringify(data) });
    const { status, json } = await askProvider(`${hostOf(QUESTIONS, credentials)}/v2/pg/${type}`, {
      headers: { 'content-type': 'application/json;charset=utf-8' },
      body: JSON.stringify({ mid, type, timestamp, clientIp: CALLER, hashData, data }),
    });
    const { data: said } = Outcome.safeParse(json);
    if (status !== 200 || !said) throw refusedBy('Inicis', { status }, said?.resultCode);
    return { said: schema.safeParse(json).data, code: said.resultCode };
  }
  const find = async (credentials: Credentials, oid: string, now: Date): Promise<InquiryOf | undefined> =>
    (await ask(credentials, Inquiry, { type: 'inquiry', data: { oid }, now })).said;

  /** Money is taken once we say so; where that is refused, it may have been taken before. */
  async function approve(credentials: Credentials, told: URLSearchParams, { known, now }: { known: KnownPayment; now: Date }): Promise<ChargeReport> {
    const reference = known.charge?.reference ?? '';
    const [authToken, timestamp] = [told.get('authToken') ?? '', String(now.getTime())];
    const signed = { authToken, timestamp };
    const { status, json } = await askProvider(told.get('authUrl') ?? '', {
      body: new URLSearchParams({
        mid: credentials.account,
        ...signed,
        signature: inicisSignature(signed),
        verification: inicisSignature({ authToken, signKey: credentials.keys.signKey?.[0] ?? '', timestamp }),
        price: String(toUnits(known.amount, 0)),
        charset: 'UTF-8',
        format: 'JSON',
      }),
    });
    const said = Approval.safeParse(json).data;
    if (status !== 200 || !said) throw refusedBy('Inicis', { status }, undefined);
    const { resultCode, tid, mid, MOID, TotPrice } = said;
    if (resultCode === AGREED && tid && MOID === reference && TotPrice !== undefined && mid === credentials.account)
      return { providerRef: tid, reference, state: 'paid', amount: fromUnits(TotPrice, CURRENCY, 0), merchant: mid };
    const found = await find(credentials, reference, now);
    return found ? reportOf(found) : declined(credentials, known);
  }

  return {
    name: 'INICIS',
    kind: 'AUTH',
    title: 'KG Inicis',
    currencies: [CURRENCY],
    opens: { 'frame-src': url ? [url] : FRAMED, 'connect-src': url ? [url] : FRAMED, 'form-action': url ? [url] : FRAMED },
    fields: [
      { name: 'account', isSecret: false, pattern: /^\w{8,12}$/, shape: 'the MID' },
      { name: 'signKey', isSecret: true, pattern: /^[\w+/=-]{16,}$/, shape: 'the sign key of web payments' },
      { name: 'apiKey', isSecret: true, pattern: /^[\w+/=-]{8,}$/, shape: 'the INIAPI key' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test or live' },
    ],
    isTest,

    createPayment(charge) {
      const { credentials, reference, returnUrl } = charge;
      const source = `${hostOf(WINDOWS, credentials)}/stdjs/INIStdPay.js`;
      const start = { kind: 'script', script: 'INICIS', source, token: reference, fields: windowFields(charge), url: null, expiresAt: null } as const;
      return Promise.resolve({ start, providerRef: reference, memo: { returnUrl } });
    },

    async answerCall({ method, rawBody, credentials, now }, book) {
      const told = new URLSearchParams(method === 'POST' ? rawBody : '');
      const reference = told.get('orderNumber') ?? '';
      const known = /^\w{6,40}$/.test(reference) ? await book.find({ reference }) : undefined;
      const isOurs = known?.charge && told.get('mid') === credentials.account;
      const isAgreed = told.get('resultCode') === AGREED;
      if (!isOurs || (isAgreed && !isTheirs(told, credentials))) return { isVerified: false, answer: answerOf(404) };
      // what a browser says of a failure ends nothing that was paid
      const telling = isAgreed ? approve(credentials, told, { known, now }) : Promise.resolve(declined(credentials, known));
      const heard = await telling.then((report) => ({ report })).catch(sentOnUnheard(known));
      if ('unheard' in heard) return heard.unheard;
      await book.apply({ ...heard.report, eventId: `${heard.report.state}.${heard.report.providerRef}` });
      return { isVerified: true, answer: sentOn(known) };
    },

    async query({ credentials, reference }) {
      const found = await find(credentials, reference, new Date());
      return found && reportOf(found);
    },

    async refund({ credentials, reference, amount, now, isRepeat }) {
      const found = await find(credentials, reference, now);
      const units = toUnits(amount, 0);
      const { transactionStatus: status, tid, price = 0, availablePartCancelPrice: left = price } = found ?? {};
      if (!tid) return 'refused';
      if (isRepeat && status === 'CANCEL' && units === price) return 'returned';
      // a part went back, and nobody can say whether it was this one
      if (units > left || (isRepeat ? status !== 'APPROVAL' : status === 'CANCEL')) return 'refused';
      const msg = 'asked by the shop';
      const whole = { type: 'refund', data: { tid, msg } };
      const part = { type: 'partialRefund', data: { tid, msg, price: String(units), confirmPrice: String(left - units), currency: 'WON', tax: '0', taxfree: '0' } };
      const { code } = await ask(credentials, Outcome, { ...(units === price ? whole : part), now });
      return code === DONE ? 'returned' : 'refused';
    },

    async check(credentials, now) {
      // of an order that nobody made
      const { code } = await ask(credentials, Outcome, { type: 'inquiry', data: { oid: 'CHECK' }, now });
      return `merchant ${credentials.account} was answered ${code}`;
    },
  };
} // prettier-ignore

function windowFields({ credentials, reference, amount, description, payer, notifyUrl, now }: NewCharge): Record<string, string> {
  const signKey = credentials.keys.signKey?.[0] ?? '';
  const [price, timestamp] = [String(toUnits(amount, 0)), String(now.getTime())];
  return {
    version: '1.0',
    gopaymethod: '',
    mid: credentials.account,
    oid: reference,
    price,
    timestamp,
    use_chkfake: 'Y',
    signature: inicisSignature({ oid: reference, price, timestamp }),
    verification: inicisSignature({ oid: reference, price, signKey, timestamp }),
    mKey: inicisKeyMark(signKey),
    currency: 'WON',
    goodname: description.slice(0, 40),
    buyername: '-',
    ...(payer.phoneNumber && { buyertel: payer.phoneNumber }),
    returnUrl: notifyUrl,
    charset: 'UTF-8',
  };
} // prettier-ignore

const declined = ({ account }: Credentials, { amount, charge }: KnownPayment): ChargeReport => {
  const { reference = '', providerRef = reference } = charge ?? {};
  return { providerRef, reference, state: 'declined', amount, merchant: account };
};

const reportOf = ({ tid, oid, price, mid, transactionStatus }: InquiryOf): ChargeReport => ({
  providerRef: tid,
  reference: oid,
  state: PAID.includes(transactionStatus) ? 'paid' : 'pending',
  amount: fromUnits(price, CURRENCY, 0),
  merchant: mid,
});
