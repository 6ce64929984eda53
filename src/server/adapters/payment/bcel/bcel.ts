import { createPrivateKey, sign } from 'node:crypto';
import * as z from 'zod/mini';
import { askProvider, refusedBy } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { Credentials } from '../payment.port';
import type { ChargeReport, ProviderAnswer } from '../provider-call.port';
import { fromDecimal, toUnits } from '../wire-amount';
import { bcelQr } from './bcel-qr';

const CURRENCY = 'LAK';
const OWN_URL = 'https://bcel.la:8083/onepay';
const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });

const Paid = z.object({
  uuid: z.string(),
  amount: z.union([z.string(), z.number()]),
  ccy: z.nullish(z.string()),
  mcid: z.nullish(z.string()),
  ticket: z.nullish(z.string()),
});
const Refunded = z.object({ result: z.union([z.string(), z.number()]) });

/**
 * BCEL One of Laos: we draw the picture, the bank knows of it once it is paid. It tells by a channel of its own and
 * signs nothing: whoever calls with a reference of ours has us ask. It has no place for trials. Not confirmed, each a
 * line to correct: the fields of a paid transaction, what a refund signs (here its fields in their order) and answers.
 * @param url where it is asked; its own host unless given
 */
export function createBcel({ url }: { url?: string | undefined } = {}): PaymentCompany {
  async function find({ account }: Credentials, uuid: string): Promise<ChargeReport | undefined> {
    const query = new URLSearchParams({ mcid: account, uuid });
    const { status, text, json } = await askProvider(`${url ?? OWN_URL}/gettransaction.php?${query.toString()}`, { method: 'GET' });
    if (status !== 200) throw refusedBy('BCEL', { status }, undefined);
    if (text.trim() === '') return undefined;
    const paid = Paid.parse(json);
    return {
      providerRef: uuid,
      reference: paid.uuid,
      state: 'paid',
      amount: fromDecimal(String(paid.amount), paid.ccy ?? CURRENCY),
      merchant: paid.mcid ?? account,
      ...(paid.ticket && { memo: { ticket: paid.ticket } }),
    };
  }

  return {
    name: 'BCEL',
    kind: 'PAY_CODE',
    title: 'BCEL One',
    currencies: [CURRENCY],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\w{8,24}$/, shape: 'the mcid of the shop' },
      { name: 'mcc', isSecret: false, pattern: /^\d{4}$/, shape: 'the category of the shop, four digits' },
      { name: 'refundKey', isSecret: true, isOptional: true, pattern: /^[A-Za-z0-9+/=]{200,}$/, shape: 'the private key of refunds, PKCS#8 as Base64 in one line' },
    ],
    isTest: () => url !== undefined,

    createPayment({ credentials, reference, paymentNo, amount }) {
      const { account: mcid, settings } = credentials;
      const text = bcelQr({ mcid, mcc: settings?.mcc ?? '', uuid: reference, billNo: paymentNo, amount: String(toUnits(amount, 0)) });
      return Promise.resolve({ start: { kind: 'qr', text, url: null, expiresAt: null }, providerRef: reference });
    },

    async answerCall({ query, credentials }, book) {
      const reference = query.get('uuid') ?? '';
      const known = /^\w{8,32}$/.test(reference) ? await book.find({ reference }) : undefined;
      if (!known) return { isVerified: false, answer: answerOf(404) };
      const report = await find(credentials, reference);
      if (report) await book.apply({ ...report, eventId: `paid.${reference}` });
      return { isVerified: true, answer: answerOf(200) };
    },

    query: ({ credentials, reference }) => find(credentials, reference),

    keepsMoney: ({ keys }) => !keys.refundKey?.[0],
    async refund({ credentials, reference, refundReference, amount, memo }) {
      const [key] = credentials.keys.refundKey ?? [];
      if (!key || !memo.ticket) return 'refused';
      const fields = { mcid: credentials.account, uuid: reference, refundid: refundReference, refundamount: String(toUnits(amount, 0)) };
      const der = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
      const signature = sign('sha256', Buffer.from(Object.values(fields).join('')), der).toString('base64');
      const { status, json } = await askProvider(`${url ?? OWN_URL}/refund.php`, { body: new URLSearchParams({ ...fields, signature }) });
      const answer = Refunded.safeParse(json).data;
      if (status !== 200 || !answer) throw refusedBy('BCEL', { status }, undefined);
      return String(answer.result) === '0' ? 'returned' : 'refused';
    },

    async check(credentials) {
      await find(credentials, 'CHECK');
      return `it answers for ${credentials.account}, which it does not check`;
    },
  };
} // prettier-ignore
