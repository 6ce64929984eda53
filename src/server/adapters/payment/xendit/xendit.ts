import type * as z from 'zod/mini';
import { majorText } from '../../../../contract/money';
import { basic, jsonOf } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import { jsonCaller, refusedWhereRefused, undefinedWhereRefused } from '../json-call';
import type { Credentials, NewCharge } from '../payment.port';
import type { ChargeReport, ChargeState, ProviderAnswer } from '../provider-call.port';
import { isSameText } from '../same-text';
import { fromDecimal } from '../wire-amount';
import { Balance, Failure, Invoice, Invoices, Notice, Refund, type Invoice as InvoiceOf } from './xendit.schemas';

const OWN_URL = 'https://api.xendit.co';
const STATES: Record<string, ChargeState> = { PENDING: 'pending', PAID: 'paid', SETTLED: 'paid', EXPIRED: 'closed' };
const OUTCOMES: Record<string, 'returned' | 'refused'> = {
  SUCCEEDED: 'returned',
  FAILED: 'refused',
  CANCELLED: 'refused',
};
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });

const ask = jsonCaller('Xendit', { issueOf: (said) => Failure.safeParse(said).data?.error_code ?? '' });

/**
 * Xendit Invoice: a page for each invoice. Its notices carry a token and are not signed: they are a reason to ask. An
 * invoice may be made twice under one `external_id`, so it is looked for first. A card that is refused leaves an invoice
 * open; there is no state of a decline. Not confirmed, each a line to correct: states of refunds, that a key of
 * idempotency outlives the days that we ask for, the balance as a check.
 * @param url where it is asked; its own host unless given
 */
export function createXendit({ url = OWN_URL }: { url?: string | undefined } = {}): PaymentCompany {
  const call = <T>({ keys }: Credentials, schema: z.ZodMiniType<T>, { path, body, key }: { path: string; body?: object; key?: string }) =>
    ask(schema, {
      url: url + path,
      headers: { authorization: basic(keys.secretKey?.[0] ?? '', ''), ...(key && { 'idempotency-key': key }) },
      ...(body && { body }),
    });

  const find = (credentials: Credentials, id: string) =>
    call(credentials, Invoice, { path: `/v2/invoices/${encodeURIComponent(id)}` }).catch(undefinedWhereRefused);

  /** The first that was made. */
  async function findByReference(credentials: Credentials, reference: string): Promise<InvoiceOf | undefined> {
    const query = new URLSearchParams({ external_id: reference });
    return (await call(credentials, Invoices, { path: `/v2/invoices?${query.toString()}` })).at(-1);
  }

  return {
    name: 'XENDIT',
    kind: 'INVOICE',
    title: 'Xendit',
    currencies: ['MYR', 'PHP', 'THB', 'VND'],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\w{8,40}$/, shape: 'the business id' },
      { name: 'secretKey', isSecret: true, pattern: /^xnd_(production|development)_\S+$/, shape: 'the secret key, xnd_…' },
      { name: 'callbackToken', isSecret: true, pattern: /^\S{16,}$/, shape: 'the verification token of webhooks' },
    ],
    isTest: ({ keys }) => keys.secretKey?.[0]?.startsWith('xnd_development_') ?? false,

    async createPayment(charge) {
      const { credentials, reference } = charge;
      const before = await findByReference(credentials, reference);
      const made = before ?? (await call(credentials, Invoice, { path: '/v2/invoices', body: bodyOf(charge) }));
      if (!made.invoice_url) throw new Error('Xendit gave no page');
      const expiresAt = made.expiry_date ? new Date(made.expiry_date).toISOString() : null;
      return { start: { kind: 'redirect', url: made.invoice_url, expiresAt }, providerRef: made.id };
    },

    async answerCall({ rawBody, header, credentials }, book) {
      const given = header('x-callback-token') ?? '';
      const isTheirs = credentials.keys.callbackToken?.some((token) => isSameText(given, token));
      const notice = isTheirs ? Notice.safeParse(jsonOf(rawBody)).data : undefined;
      const invoice = notice && (await find(credentials, notice.id));
      if (!invoice) return { isVerified: false, answer: answerOf(403) };
      const report = reportOf(invoice, credentials);
      const outcome = report && (await book.apply({ ...report, eventId: `${report.state}.${invoice.id}` }));
      return { isVerified: true, answer: answerOf(outcome === 'unknown' ? 404 : 200) };
    },

    async query({ credentials, providerRef, reference }) {
      const isUnnamed = providerRef === reference;
      const invoice = await (isUnnamed ? findByReference(credentials, reference) : find(credentials, providerRef));
      return invoice && reportOf(invoice, credentials);
    },

    async refund({ credentials, providerRef, refundReference, amount }) {
      const body = { invoice_id: providerRef, reason: 'REQUESTED_BY_CUSTOMER', amount: Number(majorText(amount)), currency: amount.currency, reference_id: refundReference };
      return call(credentials, Refund, { path: '/refunds', body, key: refundReference }).then(
        ({ status }) => OUTCOMES[status] ?? 'pending',
        refusedWhereRefused,
      );
    },

    async check(credentials) {
      const { balance } = await call(credentials, Balance, { path: '/balance' });
      return `a balance of ${String(balance)}`;
    },
  };
} // prettier-ignore

const bodyOf = ({ reference, paymentNo, amount, description, returnUrl, payer }: NewCharge) => ({
  external_id: reference,
  amount: Number(majorText(amount)),
  currency: amount.currency,
  description,
  success_redirect_url: returnUrl,
  failure_redirect_url: returnUrl,
  locale: payer.locale === 'id' ? 'id' : 'en',
  metadata: { paymentNo },
});

/** Undefined of one that something else made of the same account. */
function reportOf(invoice: InvoiceOf, { account }: Credentials): ChargeReport | undefined {
  const paymentNo = invoice.metadata?.paymentNo;
  if (typeof paymentNo !== 'string') return undefined;
  return {
    providerRef: invoice.id,
    reference: invoice.external_id,
    paymentNo,
    state: STATES[invoice.status] ?? 'pending',
    amount: fromDecimal(String(invoice.amount), invoice.currency ?? ''),
    merchant: invoice.user_id ?? account,
  };
}
