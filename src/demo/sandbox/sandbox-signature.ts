import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;
const ACTIVE_SECRETS = 2;

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
/** Each shop signs with a key of its own: a callback for one shop says nothing at another. */
const keyOf = (secret: string, tenantId: string) => hmac(secret, `sandbox/${tenantId}`);
const mac = (secret: string, tenantId: string, seconds: number, rawBody: string) =>
  hmac(keyOf(secret, tenantId), `${seconds}.${rawBody}`);

/** Value of the header `x-sandbox-signature`: `t=<unix seconds>,v1=<HMAC-SHA256 over "t.body">`. */
export function signCallback(secrets: string[], tenantId: string, rawBody: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(secrets[0] ?? '', tenantId, seconds, rawBody)}`;
}

/** Two secrets are good at a time, so that a new one can come in while callbacks of the old one are on the way (P8). */
export function isSignedCallback(
  secrets: readonly string[],
  call: { tenantId: string; rawBody: string; signature: string | undefined; now: Date },
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(call.signature ?? '');
  const seconds = Number(match?.[1]);
  if (!match?.[2] || Math.abs(call.now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const given = Buffer.from(match[2]);
  return secrets
    .slice(0, ACTIVE_SECRETS)
    .some((secret) => timingSafeEqual(given, Buffer.from(mac(secret, call.tenantId, seconds, call.rawBody))));
}
