import type { Money } from '../../../../contract/fields';
import { currencyExponent } from '../../../../contract/money';
import type { ChargeReport, ChargeState } from '../provider-call.port';
import { fromUnits, toUnits } from '../wire-amount';
import type { Session } from './stripe.schemas';

/** Currencies that Stripe counts whole where we do the same, or do not; all others as ISO does, the kip, the rupiah and the shilling with two decimals. */
const ZERO_DECIMAL = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const TWO_DECIMAL = new Set('IDR ISK LAK UGX'.split(' '));

const exponentOf = (currency: string) => {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return TWO_DECIMAL.has(currency) ? 2 : currencyExponent(currency);
};

/** @throws RangeError where Stripe has no such sum */
export const unitsOf = (money: Money): number => toUnits(money, exponentOf(money.currency));

export function moneyOf(units: number, wireCurrency: string): Money {
  const currency = wireCurrency.toUpperCase();
  return fromUnits(units, currency, exponentOf(currency));
}

export const intentOf = ({ payment_intent: intent }: Session): string | undefined =>
  (typeof intent === 'string' ? intent : intent?.id) ?? undefined;

/** @param hasFailed the event says so; of a session alone only its intent does */
function stateOf(session: Session, hasFailed: boolean): ChargeState {
  if (session.payment_status !== 'unpaid') return 'paid';
  if (session.status === 'expired') return 'closed';
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent?.status : undefined;
  const isRefused = intent === 'requires_payment_method' || intent === 'canceled';
  // until it is complete the shopper may try another card on the same page
  return hasFailed || (session.status === 'complete' && isRefused) ? 'declined' : 'pending';
}

/** Of a session of ours; undefined of one that something else made of the same account. */
export function reportOf(session: Session, account: string, hasFailed = false): ChargeReport | undefined {
  const { reference, paymentNo } = session.metadata ?? {};
  if (!reference || !paymentNo) return undefined;
  const intent = intentOf(session);
  return {
    providerRef: session.id,
    reference,
    paymentNo,
    state: stateOf(session, hasFailed),
    amount: moneyOf(session.amount_total ?? Number.NaN, session.currency ?? ''),
    merchant: account,
    ...(intent && { memo: { intent } }),
  };
}
