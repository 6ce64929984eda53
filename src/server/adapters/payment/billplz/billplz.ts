import type * as z from 'zod/mini';
import { askProvider, basic, refusedBy } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import { ProviderRefusal, undefinedWhereRefused } from '../json-call';
import type { Credentials, NewCharge } from '../payment.port';
import type { ChargeReport, ProviderAnswer } from '../provider-call.port';
import { fromUnits, toUnits } from '../wire-amount';
import { isSignedByBillplz } from './billplz-signature';
import { Bill, Collection, Failure, type Bill as BillOf } from './billplz.schemas';

const CURRENCY = 'MYR';
const EXPONENT = 2;
const HOSTS = { test: 'https://www.billplz-sandbox.com', live: 'https://www.billplz.com' };
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });

/**
 * Billplz of Malaysia: a page for each bill, which waits until it is paid or deleted; a card or a bank that refuses
 * leaves it open. Its notices are signed and do not say our number: they are a reason to ask. It sends nothing back by
 * call. Not confirmed, each a line to correct: that a bill which is asked about says `reference_1`, that a return address
 * may have a query.
 * @param url where it is asked; its own hosts unless given
 */
export function createBillplz({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const isTest = ({ settings }: Credentials) => settings?.mode === 'test';

  async function call<T>(credentials: Credentials, schema: z.ZodMiniType<T>, path: string, body?: URLSearchParams): Promise<T> {
    const { status, json } = await askProvider(`${url ?? HOSTS[isTest(credentials) ? 'test' : 'live']}/api/v3${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: basic(credentials.keys.apiKey?.[0] ?? '', '') },
      ...(body && { body }),
    });
    if (status === 200) return schema.parse(json);
    const issue = Failure.safeParse(json).data?.error.type ?? '';
    if (status === 404) throw new ProviderRefusal(issue);
    throw refusedBy('Billplz', { status }, issue);
  }
  const find = (credentials: Credentials, id: string) =>
    call(credentials, Bill, `/bills/${encodeURIComponent(id)}`).catch(undefinedWhereRefused);

  return {
    name: 'BILLPLZ',
    kind: 'LINK',
    title: 'Billplz',
    currencies: [CURRENCY],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\w{4,32}$/, shape: 'the id of the collection' },
      { name: 'apiKey', isSecret: true, pattern: /^[\w-]{16,}$/, shape: 'the API secret key' },
      { name: 'signatureKey', isSecret: true, pattern: /^[\w-]{16,}$/, shape: 'the XSignature key' },
      { name: 'mode', isSecret: false, pattern: /^(test|live)$/, shape: 'test (billplz-sandbox.com) or live' },
    ],
    isTest,

    async createPayment(charge) {
      const { id, url: page } = await call(charge.credentials, Bill, '/bills', bodyOf(charge));
      return { start: { kind: 'redirect', url: page, expiresAt: null }, providerRef: id };
    },

    async answerCall({ rawBody, credentials }, book) {
      const said = new URLSearchParams(rawBody);
      const id = said.get('id');
      if (!id || !isSignedByBillplz(credentials.keys.signatureKey ?? [], said)) return { isVerified: false, answer: answerOf(403) };
      const bill = await find(credentials, id);
      const report = bill && reportOf(bill);
      const outcome = report && (await book.apply({ ...report, eventId: `${report.state}.${id}` }));
      return { isVerified: true, answer: answerOf(!outcome || outcome === 'unknown' ? 404 : 200) };
    },

    async query({ credentials, providerRef, reference }) {
      // one whose page nobody was shown is paid by nobody
      const bill = providerRef === reference ? undefined : await find(credentials, providerRef);
      return bill && reportOf(bill);
    },

    keepsMoney: () => true,
    refund: () => Promise.resolve('refused'),

    async check(credentials) {
      const { title } = await call(credentials, Collection, `/collections/${encodeURIComponent(credentials.account)}`);
      return `collection ${title}`;
    },
  };
} // prettier-ignore

const bodyOf = ({ credentials, reference, amount, description, payer, returnUrl, notifyUrl }: NewCharge) =>
  new URLSearchParams({
    collection_id: credentials.account,
    email: payer.email,
    name: payer.name.slice(0, 255) || payer.email,
    amount: String(toUnits(amount, EXPONENT)),
    callback_url: notifyUrl,
    redirect_url: returnUrl,
    description: description.slice(0, 200),
    reference_1_label: 'Reference',
    reference_1: reference,
    // its own mails and messages to the shopper
    deliver: 'false',
  }); // prettier-ignore

/** Undefined of one that something else made in the same collection. */
function reportOf({ id, reference_1: reference, paid, state, amount, paid_amount: sum, collection_id: merchant }: BillOf): ChargeReport | undefined {
  if (!reference) return undefined;
  const is = paid ? 'paid' : state === 'deleted' ? 'closed' : 'pending';
  return { providerRef: id, reference, state: is, amount: fromUnits((paid && sum) || amount, CURRENCY, EXPONENT), merchant };
} // prettier-ignore
