import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A code of the half minute before or after is taken too: clocks differ, and people type. */
const WINDOW = 1;

const totpOf = (secret: Secret, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** A new secret, in the letters that people type into an app: 160 bits, as RFC 4226 asks. */
export const newFactorSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code. */
export const factorAddress = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(Secret.fromBase32(secret), names).toString();

/** The half minute that a code is of, counted since 1970; none where it is of none that is near. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** As it was written down: without what people put between letters. */
export const plainRecoveryCode = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
/** In fours, as one reads it. */
export const shownRecoveryCode = (code: string) => (code.match(/.{4}/g) ?? []).join('-');
