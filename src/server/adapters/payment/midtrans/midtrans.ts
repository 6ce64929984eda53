import type * as z from 'zod/mini';
import { askProvider, basic, jsonOf, refusedBy } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { Credentials } from '../payment.port';
import type { ChargeReport, ChargeState, ProviderAnswer } from '../provider-call.port';
import { fromDecimal, toUnits } from '../wire-amount';
import { isSignedByMidtrans } from './midtrans-signature';
import { counterBodyOf, METHODS, shownUntil, snapBodyOf, windowOf } from './midtrans-start';
import { Answer, Charged, Notice, Status, Token, type Status as StatusOf } from './midtrans.schemas';

const CURRENCY = 'IDR';
const HOSTS = {
  test: { app: 'https://app.sandbox.midtrans.com', api: 'https://api.sandbox.midtrans.com' },
  live: { app: 'https://app.midtrans.com', api: 'https://api.midtrans.com' },
};
const NONE = '404';
const STATES: Record<string, ChargeState> = {
  capture: 'paid',
  settlement: 'paid',
  refund: 'paid',
  partial_refund: 'paid',
  chargeback: 'paid',
  partial_chargeback: 'paid',
  deny: 'declined',
  failure: 'declined',
  cancel: 'closed',
  expire: 'closed',
};
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });

/**
 * Midtrans: a window over the shop's page (Snap), or a number to transfer to or to say at a counter. It knows a charge by
 * our reference, from the moment on at which the shopper has chosen how to pay in the window. Its notices are signed but
 * for the state: they are a reason to ask. Not confirmed, each a line to correct: what refuses a refund for good, what
 * the window frames beside its own host.
 * @param url where all of it is asked; its own hosts unless given
 */
export function createMidtrans({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ keys, settings }: Credentials) =>
    settings?.mode === 'test' || Boolean(keys.serverKey?.[0]?.startsWith('SB-'));
  const hostsOf = (credentials: Credentials) => (url ? { app: url, api: url } : HOSTS[isTest(credentials) ? 'test' : 'live']);

  async function call<T>(credentials: Credentials, schema: z.ZodMiniType<T>, { at, body, notifyUrl }: { at: string; body?: object; notifyUrl?: string }) {
    const { status, json } = await askProvider(at, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: basic(credentials.keys.serverKey?.[0] ?? '', ''),
        'content-type': 'application/json',
        accept: 'application/json',
        ...(notifyUrl && { 'x-override-notification': notifyUrl }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = schema.safeParse(json).data;
    if (status >= 500 || status === 401 || status === 429 || !answer)
      throw refusedBy('Midtrans', { status }, Answer.safeParse(json).data?.status_code);
    return answer;
  }

  async function find(credentials: Credentials, reference: string): Promise<StatusOf | undefined> {
    const at = `${hostsOf(credentials).api}/v2/${encodeURIComponent(reference)}/status`;
    const answer = await call(credentials, Answer, { at });
    if (answer.status_code === NONE) return undefined;
    return Status.parse(answer);
  }

  return {
    name: 'MIDTRANS',
    kind: 'SNAP_TOKEN',
    title: 'Midtrans',
    currencies: [CURRENCY],
    methods: METHODS,
    opens: { 'frame-src': url ? [url] : [HOSTS.test.app, HOSTS.live.app] },
    fields: [
      { name: 'account', isSecret: false, pattern: /^[A-Z]\d{6,12}$/, shape: 'the Merchant ID, a letter and digits' },
      { name: 'serverKey', isSecret: true, pattern: /^(SB-)?Mid-server-\S+$/, shape: 'the Server Key, Mid-server-… or SB-Mid-server-…' },
      { name: 'clientKey', isSecret: false, pattern: /^(SB-)?Mid-client-\S+$/, shape: 'the Client Key, Mid-client-… or SB-Mid-client-…' },
      { name: 'mode', isSecret: false, isOptional: true, pattern: /^(test|live)$/, shape: 'test for keys of the sandbox that do not begin with SB-' },
    ],
    isTest,

    async createPayment(charge) {
      const { credentials, reference, notifyUrl } = charge;
      const { app, api } = hostsOf(credentials);
      const counter = counterBodyOf(charge);
      if (!counter) {
        const { token, redirect_url: page } = await call(credentials, Token, { at: `${app}/snap/v1/transactions`, body: snapBodyOf(charge), notifyUrl });
        return { start: windowOf(charge, { source: `${app}/snap/snap.js`, token, page }), providerRef: reference };
      }
      const charged = await call(credentials, Charged, { at: `${api}/v2/charge`, body: counter, notifyUrl });
      const code = charged.permata_va_number ?? charged.payment_code;
      if (!code) throw refusedBy('Midtrans', { status: 200 }, charged.status_code);
      return { start: { kind: 'code', code, url: null, expiresAt: shownUntil(charge) }, providerRef: reference };
    },

    async answerCall({ rawBody, credentials }, book) {
      const notice = Notice.safeParse(jsonOf(rawBody)).data;
      if (!notice || !isSignedByMidtrans(credentials.keys.serverKey ?? [], notice)) return { isVerified: false, answer: answerOf(403) };
      const found = await find(credentials, notice.order_id);
      const outcome = found && (await book.apply({ ...reportOf(found, credentials), eventId: `${found.transaction_status}.${found.transaction_id}` }));
      return { isVerified: true, answer: answerOf(outcome === 'unknown' ? 404 : 200) };
    },

    async query({ credentials, reference }) {
      const found = await find(credentials, reference);
      return found && reportOf(found, credentials);
    },

    async refund({ credentials, reference, refundReference, amount }) {
      const units = toUnits(amount, 0);
      const before = (await find(credentials, reference))?.refunds?.find(({ refund_key: key }) => key === refundReference);
      if (before) return Number(before.refund_amount) === units ? 'returned' : 'refused';
      const at = `${hostsOf(credentials).api}/v2/${encodeURIComponent(reference)}/refund`;
      const body = { refund_key: refundReference, amount: units, reason: 'asked by the shop' };
      const { status_code: code } = await call(credentials, Answer, { at, body });
      // transfers and counters send nothing back
      if (code === '200') return 'returned';
      if (code.startsWith('4')) return 'refused';
      throw refusedBy('Midtrans', { status: 200 }, code);
    },

    async check(credentials) {
      await find(credentials, 'CHECK');
      return `merchant ${credentials.account} may ask`;
    },
  };
} // prettier-ignore

function reportOf(found: StatusOf, { account }: Credentials): ChargeReport {
  const isHeld = found.transaction_status === 'capture' && found.fraud_status === 'challenge';
  return {
    providerRef: found.order_id,
    reference: found.order_id,
    state: isHeld ? 'pending' : (STATES[found.transaction_status] ?? 'pending'),
    amount: fromDecimal(found.gross_amount, found.currency ?? CURRENCY),
    merchant: found.merchant_id ?? account,
  };
}
