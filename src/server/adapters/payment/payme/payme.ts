import { basic, jsonOf } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { Credentials, NewCharge } from '../payment.port';
import type { ProviderAnswer } from '../provider-call.port';
import { isSameText } from '../same-text';
import { toUnits } from '../wire-amount';
import { CURRENCY, EXPONENT, PaymeError, paymeMethods } from './payme-methods';
import { Params, Request } from './payme.schemas';

const PAGES = { test: 'https://checkout.test.paycom.uz', live: 'https://checkout.paycom.uz' };
const FORBIDDEN = -32504;
const UNREADABLE = -32700;
const NO_REQUEST = -32600;
const NO_METHOD = -32601;

/** Shown to who pays, so in the languages of the country. */
const SAID = {
  ru: 'Заказ не найден или уже оплачен',
  uz: 'Buyurtma topilmadi yoki to‘langan',
  en: 'The order is not there, or paid already',
};

const answerOf = (id: unknown, body: object): ProviderAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=UTF-8' },
  body: JSON.stringify({ jsonrpc: '2.0', id: id ?? null, ...body }),
});
const failure = (id: unknown, { code, data }: Pick<PaymeError, 'code' | 'data'>) =>
  answerOf(id, { error: { code, message: SAID, ...(data && { data }) } });

/**
 * Payme Merchant API: nothing is created there first. A link leads to its page, and its server asks us whether a sum is
 * due, and takes the money once we say so. It knows a charge by our reference, as `order_id` of the account. What it
 * took it gives back from its cabinet alone, where we refuse what is paid: nothing here hears of a refund. Not
 * confirmed: the page for trials (`PAGES.test`). Not spoken: ChangePassword, for a key is changed by who runs the shop.
 */
export function createPayme(): PaymentCompany {
  const isTest = ({ settings }: Credentials) => settings?.mode === 'test';

  return {
    name: 'PAYME',
    kind: 'CALLBACK',
    title: 'Payme',
    currencies: [CURRENCY],
    fields: [
      { name: 'account', isSecret: false, pattern: /^[0-9a-f]{24}$/, shape: 'the id of the cash desk, 24 characters' },
      { name: 'key', isSecret: true, pattern: /^\S{8,}$/, shape: 'the key of the cash desk' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test or live' },
    ],
    isTest,

    createPayment(charge) {
      const page = PAGES[isTest(charge.credentials) ? 'test' : 'live'];
      const url = `${page}/${Buffer.from(linkOf(charge)).toString('base64')}`;
      return Promise.resolve({ start: { kind: 'redirect', url, expiresAt: null }, providerRef: charge.reference });
    },

    async answerCall({ rawBody, header, credentials, now }, book) {
      const json = jsonOf(rawBody);
      const request = Request.safeParse(json).data;
      const given = header('authorization') ?? '';
      const isTheirs = credentials.keys.key?.some((key) => isSameText(given, basic('Paycom', key)));
      if (!isTheirs) return { isVerified: false, answer: failure(request?.id, { code: FORBIDDEN }) };
      const refuse = (code: number) => ({ isVerified: true, answer: failure(request?.id, { code }) });
      if (!request) return refuse(json === undefined ? UNREADABLE : NO_REQUEST);
      const methods = paymeMethods({ book, merchant: credentials.account, now });
      const { method, id } = request;
      if (!isKnown(method)) return refuse(NO_METHOD);
      const params = Params[method].safeParse(request.params);
      if (!params.success) return refuse(NO_REQUEST);
      try {
        // each method takes what its own schema read
        const result = await (methods[method] as (asked: unknown) => Promise<object>)(params.data);
        return { isVerified: true, answer: answerOf(id, { result }) };
      } catch (error) {
        if (error instanceof PaymeError) return { isVerified: true, answer: failure(id, error) };
        throw error;
      }
    },

    /** Whoever pays, we are told; there is nobody to ask. */
    query: () => Promise.resolve(undefined),
    keepsMoney: () => true,
    refund: () => Promise.resolve('refused'),

    check: ({ account }) => Promise.resolve(`it cannot be asked: try ${account} in Payme’s own sandbox`),
  };
}

const isKnown = (method: string): method is keyof typeof Params => Object.hasOwn(Params, method);

function linkOf({ credentials, reference, amount, returnUrl, payer }: NewCharge): string {
  const language = payer.locale === 'uz' ? 'uz' : payer.locale.startsWith('ru') ? 'ru' : 'en';
  const fields = { m: credentials.account, 'ac.order_id': reference, a: toUnits(amount, EXPONENT), c: returnUrl, l: language, cr: CURRENCY }; // prettier-ignore
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(';');
}
