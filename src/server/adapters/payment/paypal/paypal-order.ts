import { majorText } from '../../../../contract/money';
import type { Credentials, NewCharge } from '../payment.port';
import type { ChargeReport, ChargeState } from '../provider-call.port';
import { fromDecimal } from '../wire-amount';
import { PaypalRefusal, type CallPaypal } from './paypal-call';
import { Order, type Order as OrderOf } from './paypal.schemas';

/** Whoever pays has to choose another card, or another way. */
const DECLINED = 'INSTRUMENT_DECLINED';
const CAPTURES: Record<string, ChargeState> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  DECLINED: 'declined',
  FAILED: 'declined',
};

export const wireOf = (money: NewCharge['amount']) => ({ value: majorText(money), currency_code: money.currency });

export const orderBodyOf = (charge: NewCharge) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: charge.paymentNo,
      custom_id: charge.reference,
      invoice_id: charge.reference,
      description: charge.description.slice(0, 127),
      amount: wireOf(charge.amount),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        // its money is ours once we say so: the shopper comes by our server
        return_url: charge.notifyUrl,
        cancel_url: charge.returnUrl,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
      },
    },
  },
});

export const findOrder = (call: CallPaypal, credentials: Credentials, id: string): Promise<OrderOf | undefined> =>
  call(credentials, Order, { method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` }).catch(
    (error: unknown) => {
      if (!(error instanceof PaypalRefusal)) throw error;
      return undefined;
    },
  );

/** How it stands, after its money was taken where the shopper has agreed to it. */
export async function takeAgreed(call: CallPaypal, credentials: Credentials, id: string) {
  const order = await findOrder(call, credentials, id);
  if (order?.status !== 'APPROVED') return order && reportOf(order, credentials);
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
  try {
    await call(credentials, Order, { path, body: '{}', requestId: `capture-${id}` });
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    const report = reportOf(order, credentials);
    // otherwise somebody else has taken it in this moment: how it stands says so
    if (error.issue === DECLINED) return report && { ...report, state: 'declined' as const };
  }
  const taken = await findOrder(call, credentials, id);
  return taken && reportOf(taken, credentials);
}

/** Undefined of one that something else made of the same account. */
function reportOf(order: OrderOf, { account }: Credentials): ChargeReport | undefined {
  const [unit] = order.purchase_units ?? [];
  if (!unit?.custom_id) return undefined;
  const capture = unit.payments?.captures?.at(-1);
  const { value, currency_code: currency } = capture?.amount ?? unit.amount ?? { value: '', currency_code: '' };
  const isVoid = order.status === 'VOIDED';
  return {
    providerRef: order.id,
    reference: unit.custom_id,
    state: isVoid ? 'closed' : (CAPTURES[capture?.status ?? ''] ?? 'pending'),
    amount: fromDecimal(value, currency),
    merchant: unit.payee?.merchant_id ?? account,
    ...(capture && { memo: { capture: capture.id } }),
  };
}
