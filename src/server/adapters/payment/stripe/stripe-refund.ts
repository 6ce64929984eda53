import type { Credentials, PaymentProviderPort } from '../payment.port';
import type { CallStripe } from './stripe-call';
import { StripeRefusal } from './stripe-call';
import { moneyOf, unitsOf } from './stripe-report';
import { Refund, Refunds } from './stripe.schemas';
import type * as z from 'zod/mini';

const PAGE = '100';
type Outcome = Awaited<ReturnType<PaymentProviderPort['refund']>>;
type Asked = Parameters<PaymentProviderPort['refund']>[0];

const OUTCOMES: Record<string, Outcome> = {
  succeeded: 'returned',
  pending: 'pending',
  requires_action: 'pending',
  failed: 'refused',
  canceled: 'refused',
};
const outcomeOf = ({ status }: z.infer<typeof Refund>): Outcome => OUTCOMES[status ?? ''] ?? 'pending';

/** @param intent what Stripe calls the payment that the session made */
export async function refundAtStripe(call: CallStripe, intent: string, asked: Asked): Promise<Outcome> {
  const { credentials, refundReference, amount } = asked;
  // keys of idempotency are forgotten after a day, and we may be asked again later
  const before = await findRefund(call, credentials, intent, refundReference);
  if (before) {
    const { amount: units, currency } = before;
    return moneyOf(units, currency).amount === amount.amount ? outcomeOf(before) : 'refused';
  }
  try {
    const fields = { payment_intent: intent, amount: String(unitsOf(amount)), 'metadata[reference]': refundReference };
    const request = {
      method: 'POST',
      path: '/v1/refunds',
      fields,
      idempotencyKey: `refund-${refundReference}`,
    } as const;
    return outcomeOf(await call(credentials, Refund, request));
  } catch (error) {
    if (error instanceof StripeRefusal) return 'refused';
    throw error;
  }
}

async function findRefund(call: CallStripe, credentials: Credentials, intent: string, reference: string) {
  let after: string | undefined;
  for (;;) {
    const fields = { payment_intent: intent, limit: PAGE, ...(after && { starting_after: after }) };
    const page = await call(credentials, Refunds, { method: 'GET', path: '/v1/refunds', fields });
    const found = page.data.find(({ metadata }) => metadata?.reference === reference);
    after = page.data.at(-1)?.id;
    if (found || !page.has_more || !after) return found;
  }
}
