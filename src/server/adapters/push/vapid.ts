import { sign } from 'node:crypto';
import type { PushKey } from './push-key';

/** Push services refuse what is valid for longer than a day. */
const VALID_SECONDS = 12 * 3600;

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Says to a push service who sends, and whom to write to about it (RFC 8292). @param audience origin of the push service */
export function vapidHeader(
  { privateKey, publicKey }: PushKey,
  { audience, contact, now }: { audience: string; contact: string; now: Date },
): string {
  const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  const claims = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp: expires, sub: contact })}`;
  const signature = sign('sha256', Buffer.from(claims), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${claims}.${signature.toString('base64url')}, k=${publicKey}`;
}
