import { randomBytes } from 'node:crypto';
import { majorText } from '../../../../contract/money';
import { askProvider, refusedBy } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { Credentials } from '../payment.port';
import type { ChargeReport, ChargeState, NoticeOutcome, ProviderAnswer } from '../provider-call.port';
import { fromDecimal } from '../wire-amount';
import { freedompaySignature, isSignedByFreedompay } from './freedompay-signature';
import { readFields, writeFields } from './freedompay-xml';

const OWN_URL = 'https://api.freedompay.kz';
const VALID_SECONDS = 86_400;
/** Our address of notices ends so. */
const OURS = 'callback';
const NONE = '340';
const STATES: Record<string, ChargeState> = {
  success: 'paid',
  ok: 'paid',
  refunded: 'paid',
  revoked: 'paid',
  partially_refunded: 'paid',
  failed: 'declined',
  error: 'declined',
  expired: 'closed',
  incomplete: 'closed',
};
const WORDS: Record<NoticeOutcome, string> = { applied: 'ok', known: 'ok', disputed: 'ok', unknown: 'error' };
const FORGED: ProviderAnswer = { status: 403, headers: {}, body: '' };

/**
 * Freedom Pay (PayBox): its page, told of by signed notices which hear a signed answer. It knows no keys of idempotency:
 * a refund asked again is only made where nothing has gone back. Not confirmed, each a line to correct: the names of the
 * states, the number of an unknown payment, that answers are signed by the script that was asked.
 * @param url where it is asked; its own host unless given
 */
export function createFreedompay({ url = OWN_URL }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ settings }: Credentials) => settings?.mode === 'test';

  async function call({ account, keys }: Credentials, script: string, asked: Record<string, string>) {
    const secrets = keys.secretKey ?? [];
    const fields = { ...asked, pg_merchant_id: account, pg_salt: randomBytes(8).toString('hex') };
    const body = new URLSearchParams({ ...fields, pg_sig: freedompaySignature(secrets[0] ?? '', script, fields) });
    const { status, text } = await askProvider(`${url}/${script}`, { body });
    const said = readFields(text);
    // one that nobody signed may come from anybody between us and them
    if (status !== 200 || !isSignedByFreedompay(secrets, script, said)) throw refusedBy('Freedom Pay', { status }, said.pg_error_code);
    return said;
  }

  async function find(credentials: Credentials, about: Record<string, string>) {
    const said = await call(credentials, 'get_status3.php', about);
    if (said.pg_error_code === NONE) return undefined;
    if (said.pg_status !== 'ok') throw refusedBy('Freedom Pay', { status: 200 }, said.pg_error_code);
    return said;
  }
  const nameOf = (providerRef: string, reference: string): Record<string, string> =>
    providerRef === reference ? { pg_order_id: reference } : { pg_payment_id: providerRef };

  return {
    name: 'FREEDOMPAY',
    kind: 'HOSTED_PAGE',
    title: 'Freedom Pay',
    currencies: ['KZT'],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\d{4,12}$/, shape: 'the merchant id, a number' },
      { name: 'secretKey', isSecret: true, pattern: /^\w{10,}$/, shape: 'the secret key for receiving payments' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test or live' },
    ],
    isTest,

    async createPayment({ credentials, reference, amount, description, payer, returnUrl, notifyUrl, now }) {
      const { pg_status: status, pg_redirect_url: page, pg_payment_id: id, pg_error_code: code } = await call(credentials, 'init_payment.php', {
        pg_order_id: reference,
        pg_amount: majorText(amount),
        pg_currency: amount.currency,
        pg_description: description,
        pg_result_url: notifyUrl,
        pg_success_url: returnUrl,
        pg_failure_url: returnUrl,
        pg_request_method: 'POST',
        pg_lifetime: String(VALID_SECONDS),
        pg_testing_mode: isTest(credentials) ? '1' : '0',
        ...(payer.phoneNumber && { pg_user_phone: payer.phoneNumber.replace(/\D/g, '') }),
      });
      if (status !== 'ok' || !page || !id) throw refusedBy('Freedom Pay', { status: 200 }, code);
      const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1000).toISOString();
      return { start: { kind: 'redirect', url: page, expiresAt }, providerRef: id };
    },

    async answerCall({ rawBody, credentials }, book) {
      const told = Object.fromEntries(new URLSearchParams(rawBody));
      const secrets = credentials.keys.secretKey ?? [];
      const { pg_payment_id: id, pg_order_id: reference, pg_result: result } = told;
      if (!id || !reference || !isSignedByFreedompay(secrets, OURS, told)) return { isVerified: false, answer: FORGED };
      const state = result === '1' ? 'paid' : result === '0' ? 'declined' : 'pending';
      const report = { ...reportOf(told, state, credentials), eventId: `${state}.${id}` };
      const pg_status = WORDS[await book.apply(report)];
      const fields = { pg_status, pg_description: pg_status, pg_salt: told.pg_salt ?? '' };
      const body = writeFields({ ...fields, pg_sig: freedompaySignature(secrets[0] ?? '', OURS, fields) });
      return { isVerified: true, answer: { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' }, body } };
    },

    async query({ credentials, providerRef, reference }) {
      const said = await find(credentials, nameOf(providerRef, reference));
      return said && reportOf(said, STATES[said.pg_payment_status ?? ''] ?? 'pending', credentials);
    },

    async refund({ credentials, providerRef, reference, amount, isRepeat }) {
      const said = await find(credentials, nameOf(providerRef, reference));
      const { pg_payment_status: status = '', pg_payment_id: id, pg_amount: paid = '' } = said ?? {};
      if (!id || STATES[status] !== 'paid') return 'refused';
      const isWhole = fromDecimal(paid, amount.currency).amount === amount.amount;
      const isBack = status === 'refunded' || status === 'revoked';
      if (isRepeat && isBack && isWhole) return 'returned';
      // a part went back, and nobody can say whether it was this one
      if (isRepeat && status !== 'success' && status !== 'ok') return 'refused';
      const { pg_status: done } = await call(credentials, 'revoke.php', { pg_payment_id: id, pg_refund_amount: majorText(amount) });
      return done === 'ok' ? 'returned' : 'refused';
    },

    async check(credentials) {
      // of a payment that nobody made: the answer is signed by the shop's own key
      await find(credentials, { pg_order_id: 'CHECK' });
      return `merchant ${credentials.account} may ask`;
    },
  };
} // prettier-ignore

const reportOf = (told: Record<string, string>, state: ChargeState, { account }: Credentials): ChargeReport => ({
  providerRef: told.pg_payment_id ?? '',
  reference: told.pg_order_id ?? '',
  state,
  amount: fromDecimal(told.pg_amount ?? '', told.pg_currency ?? ''),
  merchant: account,
});
