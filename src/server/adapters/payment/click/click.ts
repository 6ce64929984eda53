import { majorText } from '../../../../contract/money';
import type { PaymentCompany } from '../company.port';
import type { ChargeBook } from '../provider-call.port';
import { isSameText } from '../same-text';
import { fromDecimal } from '../wire-amount';
import { reverseAtClick } from './click-reversal';
import { clickSignature, type ClickFields } from './click-signature';

const CURRENCY = 'UZS';
const PAGE = 'https://my.click.uz/services/pay';

/** Click's numbers, and what it is told beside them. */
const SAID = {
  done: [0, 'Success'],
  forged: [-1, 'SIGN CHECK FAILED!'],
  amount: [-2, 'Incorrect parameter amount'],
  action: [-3, 'Action not found'],
  paid: [-4, 'Already paid'],
  nobody: [-5, 'User does not exist'],
  noTransaction: [-6, 'Transaction does not exist'],
  form: [-8, 'Error in request from click'],
  cancelled: [-9, 'Transaction cancelled'],
} as const satisfies Record<string, readonly [number, string]>;
type Word = keyof typeof SAID;

/**
 * Click SHOP API: nothing is created there first. A link leads to its page, and its server calls twice: to prepare, and
 * to complete once the money is there. It knows a charge by our reference; its own number for a payment is the number
 * that we prepared it under. A whole payment goes back by its Merchant API where the shop has a user there. Not spoken of
 * that: invoices, and questions, for their answers tell no sum. There are no trials but the provider's own, with keys of
 * their own: the field `mode`. @param url of the Merchant API; its own host unless given
 */
export function createClick({ url }: { url?: string | undefined } = {}): PaymentCompany {
  return {
    name: 'CLICK',
    kind: 'CALLBACK',
    title: 'Click',
    currencies: [CURRENCY],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\d{1,12}$/, shape: 'the service_id, a number' },
      { name: 'merchantId', isSecret: false, pattern: /^\d{1,12}$/, shape: 'the merchant_id, a number' },
      { name: 'secretKey', isSecret: true, pattern: /^\S{6,}$/, shape: 'the SECRET_KEY of the service' },
      { name: 'merchantUserId', isSecret: false, isOptional: true, pattern: /^\d{1,12}$/, shape: 'the merchant_user_id, a number: without it the shop pays refunds out' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test or live' },
    ],
    isTest: ({ settings }) => settings?.mode === 'test',

    createPayment({ credentials, reference, amount, returnUrl }) {
      const query = new URLSearchParams({
        service_id: credentials.account,
        merchant_id: credentials.settings?.merchantId ?? '',
        amount: majorText(amount),
        transaction_param: reference,
        return_url: returnUrl,
      });
      const url = `${PAGE}?${query.toString()}`;
      return Promise.resolve({ start: { kind: 'redirect', url, expiresAt: null }, providerRef: reference });
    },

    async answerCall({ rawBody, credentials }, book) {
      const told: ClickFields = Object.fromEntries(new URLSearchParams(rawBody));
      const given = told.sign_string?.toLowerCase() ?? '';
      const isTheirs = credentials.keys.secretKey?.some((key) => isSameText(given, clickSignature(key, told)));
      if (!isTheirs || !/^\d{1,20}$/.test(told.click_trans_id ?? ''))
        return { isVerified: false, answer: answerOf(told, 'forged') };
      const word = await wordFor(told, credentials.account, book);
      return { isVerified: true, answer: answerOf(told, word) };
    },

    query: () => Promise.resolve(undefined),
    keepsMoney: ({ settings }) => !settings?.merchantUserId,
    async refund({ credentials: { account: service, keys, settings }, amount, memo: { paydoc, sum }, now }) {
      const [secret] = keys.secretKey ?? [];
      const { merchantUserId: user } = settings ?? {};
      // a part is refused: what is reversed is the whole
      const isWhole = fromDecimal(sum ?? '', CURRENCY).amount === amount.amount;
      if (!user || !secret || !paydoc || !isWhole) return 'refused';
      return reverseAtClick({ service, user, secret, now }, paydoc, url);
    },

    check: ({ account }) => Promise.resolve(`it cannot be asked: pay a small sum at service ${account}`),
  };
} // prettier-ignore

async function wordFor(told: ClickFields, account: string, book: ChargeBook): Promise<Word> {
  const { click_trans_id: id = '', merchant_trans_id: reference = '', service_id: merchant = '', action } = told;
  if (action !== '0' && action !== '1') return 'action';
  const isLast = action === '1';
  // the one that was prepared; an order may have been tried before, under another number
  const prepared = await book.find({ providerRef: id });
  const payment = prepared ?? (isLast ? undefined : await book.find({ reference }));
  if (!payment?.charge) return isLast ? 'noTransaction' : 'nobody';
  if (merchant !== account) return 'form';
  const amount = fromDecimal(told.amount ?? '', CURRENCY);
  if (amount.amount !== payment.amount.amount) return 'amount';
  const { charge } = payment;
  if (charge.state === 'paid') return 'paid';
  if (prepared && (charge.state === 'declined' || charge.state === 'closed')) return 'cancelled';
  const report = { providerRef: id, reference: charge.reference, amount, merchant, memo: { paydoc: told.click_paydoc_id ?? '', sum: told.amount ?? '' } };
  if (isLast && told.merchant_prepare_id !== id) return 'noTransaction';
  if (isLast && Number(told.error) < 0) {
    await book.apply({ ...report, state: 'declined', eventId: `declined.${id}` });
    return 'cancelled';
  }
  // paid in another way meanwhile, or given up: no money is taken then
  if (!payment.isOpen) return isLast ? 'cancelled' : 'paid';
  const outcome = await book.apply({ ...report, state: isLast ? 'paid' : 'pending', eventId: `${action}.${id}` });
  if (outcome === 'disputed') return 'form';
  return outcome === 'unknown' ? 'nobody' : 'done';
} // prettier-ignore

function answerOf(told: ClickFields, word: Word) {
  const { click_trans_id: id = '', merchant_trans_id, action } = told;
  const [error, error_note] = SAID[word];
  // a number as they have it: of twenty digits ours would be another one
  const number = /^\d{1,20}$/.test(id) ? id.replace(/^0+(?=\d)/, '') : 'null';
  const ours = action === '1' ? 'merchant_confirm_id' : 'merchant_prepare_id';
  const said = JSON.stringify({ merchant_trans_id, error, error_note });
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: `{"click_trans_id":${number},"${ours}":${number},${said.slice(1)}`,
  };
}
