import { createHmac } from 'node:crypto';
import { isSameText } from '../same-text';

/** Older ones may have been kept by somebody. */
const OLDEST_SECONDS = 300;

export const signatureOf = (secret: string, seconds: string, rawBody: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex');

/** @param header `t=<seconds>,v1=<hex>[,v1=<hex>]`: signed by each secret of the endpoint while one follows another */
export function isSignedByStripe(
  secrets: readonly string[],
  { header, rawBody, now }: { header: string; rawBody: string; now: Date },
): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const of = (name: string) => parts.flatMap(([key, value = '']) => (key?.trim() === name ? [value] : []));
  const [seconds = ''] = of('t');
  if (!/^\d{1,12}$/.test(seconds) || now.getTime() / 1000 - Number(seconds) > OLDEST_SECONDS) return false;
  return secrets.some((secret) => of('v1').some((given) => isSameText(given, signatureOf(secret, seconds, rawBody))));
}
