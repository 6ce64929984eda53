import { inLanguage } from '../../contract/locales';
import type { ChargeStart } from '../../contract/payment';
import type { NewCharge } from '../../server/adapters/payment/payment.port';

/** How long the sandbox keeps what it shows to be scanned or typed; its pages stay open. */
export const SHOWN_FOR_MS = 15 * 60_000;
export const SANDBOX_SCRIPT = 'sandbox';

/** One for each way in which providers let a shopper go on. */
const STARTS = {
  PAGE: (url) => ({ kind: 'redirect', url, expiresAt: null }),
  QR: (url, { now }) => ({ kind: 'qr', text: url, url, expiresAt: shownUntil(now) }),
  CODE: (url, { now, reference }) => ({ kind: 'code', code: reference, url, expiresAt: shownUntil(now) }),
  LINK: (url, { now }) => ({ kind: 'link', url, expiresAt: shownUntil(now) }),
  FORM: (url, { paymentNo }) => ({ kind: 'form', url, fields: { order: paymentNo }, expiresAt: null }),
  SCRIPT: (url, { reference }) => ({ kind: 'script', script: SANDBOX_SCRIPT, token: reference, url, expiresAt: null }),
} satisfies Record<string, (url: string, charge: NewCharge) => ChargeStart>;

export const SANDBOX_METHODS = Object.keys(STARTS) as (keyof typeof STARTS)[];

export const startOf = (charge: NewCharge): ChargeStart =>
  STARTS[SANDBOX_METHODS.find((method) => method === charge.method) ?? 'PAGE'](payUrl(charge), charge);

const shownUntil = (now: Date) => new Date(now.getTime() + SHOWN_FOR_MS).toISOString();

/** The hosted page stands at the shop's own address, in the shopper's language. */
function payUrl({ returnUrl, reference, payer }: NewCharge): string {
  const { origin } = new URL(returnUrl);
  return `${origin}${inLanguage(payer.locale, `/sandbox-pay/${reference}`)}`;
}
