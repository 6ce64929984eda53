import { jsonOf } from '../ask-provider';
import type { PaymentCompany } from '../company.port';
import type { ChargeName, NewCharge } from '../payment.port';
import type { ProviderAnswer } from '../provider-call.port';
import { callStripe, StripeRefusal } from './stripe-call';
import { refundAtStripe } from './stripe-refund';
import { intentOf, reportOf, unitsOf } from './stripe-report';
import { isSignedByStripe } from './stripe-signature';
import { Account, Event, Session, Sessions, type Session as SessionOf } from './stripe.schemas';

const FAILED = 'checkout.session.async_payment_failed';
const TOLD = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  FAILED,
];
/** Around the time of a start, sessions among which one is looked for whose name was never heard. */
const LOOK_AROUND_SECONDS = 900;
const MOST_PAGES = 10;
const PAGE = '100';

const answerOf = (status: number): ProviderAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ received: status === 200 }),
});

/**
 * Stripe Checkout: a hosted page for each session, told of by signed events. By `fetch`: five calls, whose idempotency
 * and retries this house decides. General knowledge, each a line to correct: that sessions can be listed by `created`
 * (`findByReference`), how long keys of idempotency live (`refundAtStripe`), which currencies have no decimals
 * (`stripe-report.ts`).
 * @param url where it is asked; its own host unless given
 */
export function createStripe({ url }: { url?: string | undefined } = {}): PaymentCompany {
  const call = callStripe(url);

  async function findSession({ credentials, providerRef, reference, createdAt }: ChargeName) {
    if (providerRef === reference) return findByReference({ credentials, reference, createdAt });
    const path = `/v1/checkout/sessions/${encodeURIComponent(providerRef)}`;
    const fields = { 'expand[]': 'payment_intent' };
    try {
      return await call(credentials, Session, { method: 'GET', path, fields });
    } catch (error) {
      if (error instanceof StripeRefusal) return undefined;
      throw error;
    }
  }

  async function findByReference({ credentials, reference, createdAt }: Omit<ChargeName, 'providerRef' | 'memo'>) {
    const at = Math.floor(createdAt.getTime() / 1000);
    const around = {
      'created[gte]': String(at - LOOK_AROUND_SECONDS),
      'created[lte]': String(at + LOOK_AROUND_SECONDS),
      'expand[]': 'data.payment_intent',
      limit: PAGE,
    };
    let after: string | undefined;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const fields = { ...around, ...(after && { starting_after: after }) };
      const page = await call(credentials, Sessions, { method: 'GET', path: '/v1/checkout/sessions', fields });
      const found = page.data.find(({ metadata }) => metadata?.reference === reference);
      after = page.data.at(-1)?.id;
      if (found || !page.has_more || !after) return found;
    }
    return undefined;
  }

  return {
    name: 'STRIPE',
    kind: 'CHECKOUT_SESSION',
    title: 'Stripe',
    fields: [
      { name: 'account', isSecret: false, pattern: /^acct_\w+$/, shape: 'the account, acct_…' },
      { name: 'secretKey', isSecret: true, pattern: /^[sr]k_(live|test)_\w+$/, shape: 'a secret or restricted key, sk_… or rk_…' },
      { name: 'webhookSecret', isSecret: true, pattern: /^whsec_\w+$/, shape: 'the secret of the endpoint, whsec_…' },
    ], // prettier-ignore
    isTest: ({ keys }) => /^[sr]k_test_/.test(keys.secretKey?.[0] ?? ''),

    async createPayment(charge) {
      const session = await call(charge.credentials, Session, {
        method: 'POST',
        path: '/v1/checkout/sessions',
        fields: fieldsOf(charge),
        idempotencyKey: charge.reference,
      });
      if (!session.url) throw new Error('Stripe gave no page');
      const expiresAt = session.expires_at ? new Date(session.expires_at * 1000).toISOString() : null;
      return { start: { kind: 'redirect', url: session.url, expiresAt }, providerRef: session.id };
    },

    async answerCall({ credentials, rawBody, header, now }, book) {
      const signature = header('stripe-signature') ?? '';
      const isSigned = isSignedByStripe(credentials.keys.webhookSecret ?? [], { header: signature, rawBody, now });
      const event = isSigned ? Event.safeParse(jsonOf(rawBody)).data : undefined;
      if (!event || event.livemode === this.isTest(credentials)) return { isVerified: false, answer: answerOf(400) };
      const session = TOLD.includes(event.type) ? Session.safeParse(event.data.object).data : undefined;
      const account = event.account ?? credentials.account;
      const report = session && reportOf(session, account, event.type === FAILED);
      // of an event that is none of ours: taken, or it would come again for days
      const outcome = report && (await book.apply({ ...report, eventId: event.id }));
      return { isVerified: true, answer: answerOf(outcome === 'unknown' ? 404 : 200) };
    },

    async refund(asked) {
      const { memo, credentials, providerRef, reference } = asked;
      const session = memo.intent ? undefined : await findSession({ ...asked, credentials, providerRef, reference });
      const intent = memo.intent ?? (session && paidIntentOf(session));
      return intent ? refundAtStripe(call, intent, asked) : 'refused';
    },

    async query(charge) {
      const session = await findSession(charge);
      return session && reportOf(session, charge.credentials.account);
    },

    async check(credentials) {
      const { id, country, charges_enabled: isOpen } = await call(credentials, Account, { method: 'GET', path: '/v1/account' });
      if (id !== credentials.account) throw new Error(`the keys are of ${id}`);
      return `${id} in ${country ?? '?'}, ${isOpen ? 'takes money' : 'takes no money yet'}`;
    }, // prettier-ignore
  };
}

const paidIntentOf = (session: SessionOf) => (session.payment_status === 'paid' ? intentOf(session) : undefined);

/** The same for the same attempt: a key of idempotency comes with what it was first sent with. */
function fieldsOf({ reference, paymentNo, amount, description, returnUrl }: NewCharge): Record<string, string> {
  const price = 'line_items[0][price_data]';
  return {
    mode: 'payment',
    'line_items[0][quantity]': '1',
    [`${price}[currency]`]: amount.currency.toLowerCase(),
    [`${price}[unit_amount]`]: String(unitsOf(amount)),
    [`${price}[product_data][name]`]: description,
    client_reference_id: paymentNo,
    'metadata[paymentNo]': paymentNo,
    'metadata[reference]': reference,
    'payment_intent_data[metadata][paymentNo]': paymentNo,
    'payment_intent_data[metadata][reference]': reference,
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}
