import { majorText } from '../../../../contract/money';
import { jsonOf } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import { isFromNetwork } from '../from-network';
import type { ChargeName, Credentials, NewCharge } from '../payment.port';
import type { ChargeReport, ChargeState, ProviderAnswer } from '../provider-call.port';
import { fromDecimal } from '../wire-amount';
import { callYookassa, findListed, YookassaRefusal } from './yookassa-call';
import { Notice, Payment, Payments, Refund, Refunds, Shop, type Payment as PaymentOf } from './yookassa.schemas';

/** Where its notices come from. */
const NETWORKS = [
  ...['185.71.76.0/27', '185.71.77.0/27', '77.75.153.0/25', '77.75.154.128/25', '77.75.156.11/32', '77.75.156.35/32'],
  '2a02:5180::/32',
];
const LOOK_AROUND_MS = 900_000;
const STATES: Record<PaymentOf['status'], ChargeState> = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'paid',
  canceled: 'declined',
};
/** Nobody was refused: the time ran out, or the shop itself gave it up. */
const CLOSED = ['expired_on_confirmation', 'canceled_by_merchant'];
const OUTCOMES: Record<string, 'returned' | 'refused'> = { succeeded: 'returned', canceled: 'refused' };

const answerOf = (status: number): ProviderAnswer => ({ status, headers: {}, body: '' });

/**
 * YooKassa: a payment is created, the shopper confirms it on its page. Its notices are not signed: they count from its
 * networks alone, and only to ask how the payment named in them stands. Receipts (54-FZ) are not made here. Not
 * confirmed, each a line to correct: `recipient.account_id`, lists by `created_at` and `payment_id`, `/me`, how long
 * keys live.
 * @param url where it is asked; its own host unless given
 */
export function createYookassa({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const call = callYookassa(url);

  /** @throws where no answer came */
  async function findPayment(credentials: Credentials, id: string): Promise<PaymentOf | undefined> {
    return call(credentials, Payment, { path: `/payments/${encodeURIComponent(id)}` }).catch(undefinedWhereRefused);
  }

  function findByReference({ credentials, reference, createdAt }: ChargeName): Promise<PaymentOf | undefined> {
    const at = (ms: number) => new Date(createdAt.getTime() + ms).toISOString();
    const query = { 'created_at.gte': at(-LOOK_AROUND_MS), 'created_at.lte': at(LOOK_AROUND_MS), limit: '100' };
    const ask = (cursor?: string) => {
      const search = new URLSearchParams({ ...query, ...(cursor && { cursor }) });
      return call(credentials, Payments, { path: `/payments?${search.toString()}` });
    };
    return findListed(ask, ({ metadata }) => metadata?.reference === reference);
  }

  return {
    name: 'YOOKASSA',
    kind: 'PAYMENT_CREATION',
    title: 'YooKassa',
    currencies: ['RUB'],
    fields: [
      { name: 'account', isSecret: false, pattern: /^\d{3,12}$/, shape: 'the shopId, a number' },
      { name: 'secretKey', isSecret: true, pattern: /^(live|test)_[\w-]+$/, shape: 'the secret key, live_… or test_…' },
    ],
    isTest: ({ keys }) => keys.secretKey?.[0]?.startsWith('test_') ?? false,

    async createPayment(charge) {
      const { credentials, reference: idempotenceKey } = charge;
      const payment = await call(credentials, Payment, { path: '/payments', body: bodyOf(charge), idempotenceKey });
      const page = payment.confirmation?.confirmation_url;
      if (!page) throw new Error('YooKassa gave no page');
      return { start: { kind: 'redirect', url: page, expiresAt: null }, providerRef: payment.id };
    },

    async answerCall({ credentials, rawBody, ip }, book) {
      const notice = isFromNetwork(ip, NETWORKS) ? Notice.safeParse(jsonOf(rawBody)).data : undefined;
      if (!notice) return { isVerified: false, answer: answerOf(400) };
      // of a refund the name is another one; we hear of those where we asked for them
      if (!notice.event.startsWith('payment.')) return { isVerified: true, answer: answerOf(200) };
      const payment = await findPayment(credentials, notice.object.id);
      if (!payment) return { isVerified: false, answer: answerOf(400) };
      const report = reportOf(payment, credentials);
      const eventId = `${payment.status}.${payment.id}`;
      const outcome = report && (await book.apply({ ...report, eventId }));
      return { isVerified: true, answer: answerOf(outcome === 'unknown' ? 404 : 200) };
    },

    async query(charge) {
      const { providerRef, reference, credentials } = charge;
      const isUnnamed = providerRef === reference;
      const payment = await (isUnnamed ? findByReference(charge) : findPayment(credentials, providerRef));
      return payment && reportOf(payment, credentials);
    },

    async refund({ credentials, providerRef: id, refundReference, amount }) {
      // keys are forgotten after a day, and we may be asked again later
      const listed = (cursor?: string) => {
        const search = new URLSearchParams({ payment_id: id, limit: '100', ...(cursor && { cursor }) });
        return call(credentials, Refunds, { path: `/refunds?${search.toString()}` });
      };
      try {
        const before = await findListed(listed, ({ description }) => description === refundReference);
        if (before && fromDecimal(before.amount.value, before.amount.currency).amount !== amount.amount)
          return 'refused';
        const body = { payment_id: id, amount: wireOf(amount), description: refundReference };
        const path = '/refunds';
        const refund = before ?? (await call(credentials, Refund, { path, body, idempotenceKey: refundReference }));
        return OUTCOMES[refund.status] ?? 'pending';
      } catch (error) {
        if (error instanceof YookassaRefusal) return 'refused';
        throw error;
      }
    },

    async check(credentials) {
      const { account_id: id, status, test } = await call(credentials, Shop, { path: '/me' });
      if (id !== credentials.account) throw new Error(`the key is of ${id}`);
      return `shop ${id}, ${status ?? '?'}${test ? ', for trials' : ''}`;
    },
  };
}

function undefinedWhereRefused(error: unknown): undefined {
  if (!(error instanceof YookassaRefusal)) throw error;
  return undefined;
}

const wireOf = (money: NewCharge['amount']) => ({ value: majorText(money), currency: money.currency });

const bodyOf = ({ amount, description, returnUrl, paymentNo, reference, payer }: NewCharge) => ({
  amount: wireOf(amount),
  capture: true,
  confirmation: {
    type: 'redirect',
    return_url: returnUrl,
    locale: payer.locale.startsWith('ru') ? 'ru_RU' : 'en_US',
  },
  description: description.slice(0, 128),
  metadata: { paymentNo, reference },
});

/** Undefined of one that something else made of the same account. */
function reportOf(payment: PaymentOf, { account }: Credentials): ChargeReport | undefined {
  const { reference, paymentNo } = payment.metadata ?? {};
  if (typeof reference !== 'string' || typeof paymentNo !== 'string') return undefined;
  const isClosed = CLOSED.includes(payment.cancellation_details?.reason ?? '');
  return {
    providerRef: payment.id,
    reference,
    paymentNo,
    state: payment.status === 'canceled' && isClosed ? 'closed' : STATES[payment.status],
    amount: fromDecimal(payment.amount.value, payment.amount.currency),
    merchant: payment.recipient?.account_id ?? account,
  };
}
