import { createPublicKey, verify } from 'node:crypto';
import type * as z from 'zod/mini';
import { basic, jsonOf } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import { jsonCaller, refusedWhereRefused, undefinedWhereRefused } from '../json-call';
import type { Credentials } from '../payment.port';
import type { ChargeReport, ChargeState, ProviderAnswer } from '../provider-call.port';
import { isSameText } from '../same-text';
import { fromUnits, toUnits } from '../wire-amount';
import { Checkout, Done, Found, Made, Notice } from './bepaid.schemas';

const CURRENCY = 'BYN';
const EXPONENT = 2;
const VALID_MS = 24 * 3_600_000;
const HOSTS = { checkout: 'https://checkout.bepaid.by', gateway: 'https://gateway.bepaid.by' };
const STATES: Record<string, ChargeState> = { successful: 'paid', failed: 'declined', expired: 'closed' };
const OUTCOMES: Record<string, 'returned' | 'pending' | 'refused'> = {
  successful: 'returned',
  pending: 'pending',
  incomplete: 'pending',
};
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });
const ask = jsonCaller('bePaid', { refusals: [400, 404, 422] });

/**
 * bePaid of Belarus: its page, told of by notices under the name and secret of the shop, whose bytes are signed by a key
 * of bePaid's for this shop. A charge goes by the token of its page; its money by a `uid` that comes with it. Not
 * confirmed, each a line to correct: the paths of refunds, that a transaction is found by a `tracking_id` of ours.
 * @param url where all of it is asked; its own hosts unless given
 */
export function createBepaid({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ settings }: Credentials) => settings?.mode === 'test';
  const nameOf = ({ account, keys }: Credentials) => basic(account, keys.secretKey?.[0] ?? '');

  const call = <T>(credentials: Credentials, schema: z.ZodMiniType<T>, { at, path, body }: { at: keyof typeof HOSTS; path: string; body?: object }) =>
    ask(schema, {
      url: (url ?? HOSTS[at]) + path,
      headers: { authorization: nameOf(credentials), accept: 'application/json', 'x-api-version': '2' },
      ...(body && { body }),
    });

  async function find(credentials: Credentials, token: string): Promise<ChargeReport | undefined> {
    const path = `/ctp/api/checkouts/${encodeURIComponent(token)}`;
    const found = await call(credentials, Checkout, { at: 'checkout', path }).catch(undefinedWhereRefused);
    if (!found) return undefined;
    const { status, order, gateway_response: paid } = found.checkout;
    return {
      providerRef: token,
      ...(order.tracking_id && { reference: order.tracking_id }),
      state: STATES[status] ?? 'pending',
      amount: fromUnits(order.amount, order.currency, EXPONENT),
      merchant: credentials.account,
      ...(paid?.payment?.uid && { memo: { uid: paid.payment.uid } }),
    };
  }

  return {
    name: 'BEPAID',
    kind: 'HOSTED_PAGE',
    title: 'bePaid',
    currencies: [CURRENCY],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\d{1,10}$/, shape: 'the id of the shop, a number' },
      { name: 'secretKey', isSecret: true, pattern: /^\w{16,}$/, shape: 'the secret key of the shop' },
      { name: 'publicKey', isSecret: false, pattern: /^[A-Za-z0-9+/=]{200,}$/, shape: 'the public key of the shop, in one line' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test or live' },
    ],
    isTest,

    async createPayment({ credentials, reference, amount, description, payer, returnUrl, notifyUrl, now }) {
      const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
      const checkout = {
        test: isTest(credentials),
        transaction_type: 'payment',
        order: { amount: toUnits(amount, EXPONENT), currency: amount.currency, description, tracking_id: reference, expired_at: expiresAt },
        settings: { success_url: returnUrl, decline_url: returnUrl, fail_url: returnUrl, cancel_url: returnUrl, notification_url: notifyUrl, language: payer.locale.startsWith('ru') ? 'ru' : 'en' },
      };
      const made = await call(credentials, Made, { at: 'checkout', path: '/ctp/api/checkouts', body: { checkout } });
      const { token, redirect_url: page } = made.checkout;
      return { start: { kind: 'redirect', url: page, expiresAt }, providerRef: token };
    },

    async answerCall({ rawBody, header, credentials }, book) {
      const notice = Notice.safeParse(jsonOf(rawBody)).data?.transaction;
      const isTheirs = isSameText(header('authorization') ?? '', nameOf(credentials)) && isSigned(credentials, rawBody, header('content-signature') ?? '');
      if (!notice?.tracking_id || !isTheirs) return { isVerified: false, answer: answerOf(401) };
      const { uid, status, tracking_id: reference, amount, currency } = notice;
      const known = await book.find({ reference });
      if (!known?.charge) return { isVerified: true, answer: answerOf(404) };
      const { providerRef } = known.charge;
      const state = STATES[status] ?? 'pending';
      const report = { providerRef, reference, state, amount: fromUnits(amount, currency, EXPONENT), merchant: credentials.account };
      const outcome = await book.apply({ ...report, eventId: `${status}.${uid}`, ...(state === 'paid' && { memo: { uid } }) });
      return { isVerified: true, answer: answerOf(outcome === 'unknown' ? 404 : 200) };
    },

    query: ({ credentials, providerRef }) => find(credentials, providerRef),

    async refund({ credentials, providerRef, refundReference, amount, memo, isRepeat }) {
      const uid = memo.uid ?? (await find(credentials, providerRef))?.memo?.uid;
      if (!uid) return 'refused';
      const units = toUnits(amount, EXPONENT);
      const path = `/v2/transactions/tracking_id/${encodeURIComponent(refundReference)}`;
      const before = isRepeat ? await call(credentials, Found, { at: 'gateway', path }).catch(undefinedWhereRefused) : undefined;
      const [done] = before?.transactions ?? [];
      if (done) return done.amount === units ? (OUTCOMES[done.status] ?? 'refused') : 'refused';
      const request = { parent_uid: uid, amount: units, reason: 'asked by the shop', tracking_id: refundReference };
      return call(credentials, Done, { at: 'gateway', path: '/transactions/refunds', body: { request } }).then(
        ({ transaction }) => OUTCOMES[transaction.status] ?? 'refused',
        refusedWhereRefused,
      );
    },

    async check(credentials) {
      // of a page that nobody made: where name and secret are right, it is only unknown
      await find(credentials, '0'.repeat(64));
      return `shop ${credentials.account} may ask`;
    },
  };
} // prettier-ignore

function isSigned({ settings }: Credentials, rawBody: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(settings?.publicKey ?? '', 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', Buffer.from(rawBody), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
