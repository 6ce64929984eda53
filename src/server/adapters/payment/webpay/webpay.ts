import type * as z from 'zod/mini';
import type { PaymentCompany } from '../company.port';
import { jsonCaller, ProviderRefusal, refusedWhereRefused, undefinedWhereRefused } from '../json-call';
import type { Credentials } from '../payment.port';
import type { ChargeReport, ChargeState, KnownPayment, ProviderAnswer, ProviderCall } from '../provider-call.port';
import { sentOn, sentOnUnheard } from '../sent-on';
import { fromUnits, toUnits } from '../wire-amount';
import { Created, Refund, Transaction, type Transaction as TransactionOf } from './webpay.schemas';

const CURRENCY = 'CLP';
const HOSTS = { test: 'https://webpay3gint.transbank.cl', live: 'https://webpay3g.transbank.cl' };
const PATH = '/rswebpaytransaction/api/webpay/v1.2/transactions';
/** A token that no browser has brought to its page is worth nothing after this. */
const VALID_MS = 5 * 60_000;
const STATES: Record<string, ChargeState> = {
  AUTHORIZED: 'paid',
  CAPTURED: 'paid',
  NULLIFIED: 'paid',
  PARTIALLY_NULLIFIED: 'paid',
  FAILED: 'declined',
  REVERSED: 'closed',
};
const NOBODYS: ProviderAnswer = { status: 404, headers: {}, body: '' };
const ask = jsonCaller('Webpay', { refusals: [400, 404, 406, 409, 422] });

/**
 * Webpay Plus of Transbank: a form leads to its page, and the shopper comes back by the address of notices, where we
 * commit. No server of theirs tells us anything; what is not committed they reverse. It knows no keys of idempotency: a
 * refund asked again is only made where nothing has gone back. Not confirmed, each a line to correct: how long a token
 * waits for its browser, that a return address may have a query, how a token that nobody made is answered.
 * @param url where it is asked; its own hosts unless given
 */
export function createWebpay({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ settings }: Credentials) => settings?.mode === 'test';

  const call = <T>(credentials: Credentials, schema: z.ZodMiniType<T>, { path = '', ...rest }: { method?: 'PUT'; path?: string; body?: object }) =>
    ask(schema, {
      url: (url ?? HOSTS[isTest(credentials) ? 'test' : 'live']) + PATH + path,
      headers: { 'tbk-api-key-id': credentials.account, 'tbk-api-key-secret': credentials.keys.secret?.[0] ?? '' },
      ...rest,
    });
  const find = (credentials: Credentials, token: string) =>
    call(credentials, Transaction, { path: `/${token}` }).catch(undefinedWhereRefused);

  /** Money is taken once we say so. One that is committed already, or never will be, says how it stands. */
  const commit = (credentials: Credentials, token: string) =>
    call(credentials, Transaction, { method: 'PUT', path: `/${token}` }).catch((error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error;
      return find(credentials, token);
    });

  /** How the charge stands that a browser came back from. */
  async function settleReturn(credentials: Credentials, told: ProviderCall, { charge, amount }: KnownPayment) {
    const { token, isGivenUp } = readReturn(told);
    const reference = charge?.reference ?? '';
    if (isGivenUp) {
      const providerRef = charge?.providerRef ?? reference;
      return { providerRef, reference, state: 'closed' as const, amount, merchant: credentials.account };
    }
    const found = token ? await commit(credentials, token) : undefined;
    return found?.buy_order === reference ? reportOf(found, token, credentials) : undefined;
  }

  return {
    name: 'WEBPAY',
    kind: 'PAYMENT_CREATION',
    title: 'Webpay',
    currencies: [CURRENCY],
    opens: { 'form-action': url ? [url] : Object.values(HOSTS) },
    fields: [
      { name: 'account', isSecret: false, pattern: /^\d{12}$/, shape: 'the commerce code, 12 digits' },
      { name: 'secret', isSecret: true, pattern: /^\w{32,}$/, shape: 'the API key secret' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test (integration) or live' },
    ],
    isTest,

    async createPayment({ credentials, reference, amount, returnUrl, notifyUrl, now }) {
      const body = {
        buy_order: reference,
        session_id: reference,
        amount: toUnits(amount, 0),
        return_url: `${notifyUrl}?ref=${reference}`,
      };
      const { token, url: page } = await call(credentials, Created, { body });
      const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
      return {
        start: { kind: 'form', url: page, fields: { token_ws: token }, expiresAt },
        providerRef: token,
        memo: { returnUrl },
      };
    },

    async answerCall({ credentials, ...told }, book) {
      const reference = told.query.get('ref') ?? '';
      const known = /^\w{10,26}$/.test(reference) ? await book.find({ reference }) : undefined;
      if (!known?.charge) return { isVerified: false, answer: NOBODYS };
      const settling = settleReturn(credentials, told, known).then((report) => ({ report }));
      const heard = await settling.catch(sentOnUnheard(known));
      if ('unheard' in heard) return heard.unheard;
      const { report } = heard;
      if (!report) return { isVerified: false, answer: NOBODYS };
      await book.apply({ ...report, eventId: `${report.state}.${report.providerRef}` });
      return { isVerified: true, answer: sentOn(known) };
    },

    async query({ credentials, providerRef, reference }) {
      // without its token nobody can ask, and nobody can pay
      const found = providerRef === reference ? undefined : await find(credentials, providerRef);
      return found && reportOf(found, providerRef, credentials);
    },

    async refund({ credentials, providerRef, amount, isRepeat }) {
      const { status, amount: paid } = (isRepeat && (await find(credentials, providerRef))) || {};
      const units = toUnits(amount, 0);
      if (units === paid && (status === 'NULLIFIED' || status === 'REVERSED')) return 'returned';
      // a part went back, and nobody can say whether it was this one
      if (isRepeat && status !== 'AUTHORIZED' && status !== 'CAPTURED') return 'refused';
      return call(credentials, Refund, { path: `/${providerRef}/refunds`, body: { amount: units } }).then(
        ({ type, response_code: code }) => (type === 'REVERSED' || !code ? 'returned' : 'refused'),
        refusedWhereRefused,
      );
    },

    async check(credentials) {
      // of a token that nobody made: where code and key are right, it is only unknown
      await find(credentials, '0'.repeat(64));
      return `commerce ${credentials.account} may ask`;
    },
  };
} // prettier-ignore

/** It comes by GET, or by a form where the shopper gave up at the integration host. */
function readReturn({ query, rawBody, method }: ProviderCall): { token: string; isGivenUp: boolean } {
  const fields = method === 'POST' ? new URLSearchParams(rawBody) : query;
  const [given, left, order] = ['token_ws', 'TBK_TOKEN', 'TBK_ORDEN_COMPRA'].map((name) => fields.get(name) ?? '');
  // with both, something broke in the browser: it is not to be committed
  const isGivenUp = Boolean(left) || (!given && Boolean(order));
  return { token: given && /^\w{16,128}$/.test(given) ? given : '', isGivenUp };
}

const reportOf = (found: TransactionOf, token: string, { account }: Credentials): ChargeReport => ({
  providerRef: token,
  reference: found.buy_order,
  state: found.response_code ? 'declined' : (STATES[found.status] ?? 'pending'),
  amount: fromUnits(found.amount, CURRENCY, 0),
  merchant: account,
});
