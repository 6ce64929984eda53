import { createHash, createHmac } from 'node:crypto';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After each try but the last. */
const WAITS_MS = [1, 5, 30]
  .map((minutes) => minutes * MINUTE_MS)
  .concat([2, 6, 12, 24].map((hours) => hours * HOUR_MS));
const OFF_AFTER_MS = 72 * HOUR_MS;
/** What comes to a webhook that fails waits a little: it is not asked once more for each event. */
export const FAILING_WAIT_MS = MINUTE_MS;

export const WEBHOOK_SECRET_PREFIX = 'whsec_';
export const aboutWebhook = (id: string) => `webhook ${id}`;

/** When to try again after so many tries; undefined: no more. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** Whether a webhook has done nothing but fail for so long that it is turned off. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= OFF_AFTER_MS;

/** The same for the same event of a shop, whoever tells it and however often. */
export const eventIdOf = (tenantId: string, event: string): string =>
  `evt_${createHash('sha256').update(`${tenantId}\n${event}`).digest('hex').slice(0, 32)}`;

/** What a receiver reckons for itself: over the time and the body as it came, so that no old one is sent again as new. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
