import type { ChargeStart } from '../../../../contract/payment';
import type { NewCharge } from '../payment.port';
import { toUnits } from '../wire-amount';

const VALID_HOURS = 24;

/** What a shopper pays with a number: transfers to Permata come from any bank. */
const COUNTERS: Record<string, object> = {
  TRANSFER: { payment_type: 'bank_transfer', bank_transfer: { bank: 'permata' } },
  INDOMARET: { payment_type: 'cstore', cstore: { store: 'indomaret' } },
  ALFAMART: { payment_type: 'cstore', cstore: { store: 'alfamart' } },
};
export const METHODS = ['SNAP', ...Object.keys(COUNTERS)];

const basicsOf = ({ reference, paymentNo, amount, description }: NewCharge) => {
  const price = toUnits(amount, 0);
  return {
    transaction_details: { order_id: reference, gross_amount: price },
    item_details: [{ id: paymentNo, price, quantity: 1, name: description.slice(0, 50) }],
  };
};

export const snapBodyOf = (charge: NewCharge) => ({
  ...basicsOf(charge),
  credit_card: { secure: true },
  callbacks: { finish: charge.returnUrl },
  expiry: { unit: 'hours', duration: VALID_HOURS },
});

/** Undefined where the shopper pays in the window. */
export const counterBodyOf = (charge: NewCharge): object | undefined => {
  const counter = COUNTERS[charge.method ?? ''];
  const custom_expiry = { expiry_duration: VALID_HOURS, unit: 'hour' };
  return counter && { ...counter, ...basicsOf(charge), custom_expiry };
};

/** As long as we ask for it; the texts of its times have no zone. */
export const shownUntil = ({ now }: NewCharge): string =>
  new Date(now.getTime() + VALID_HOURS * 3_600_000).toISOString();

export const windowOf = (
  charge: NewCharge,
  { source, token, page }: { source: string; token: string; page: string },
): ChargeStart => ({
  kind: 'script',
  script: 'MIDTRANS',
  source,
  token,
  fields: { clientKey: charge.credentials.settings?.clientKey ?? '' },
  url: page,
  expiresAt: shownUntil(charge),
});
