import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { keptSecret } from './kept-secret';

let kept: string[] | undefined;

/**
 * The server's own keys, newest first: the first one makes, each of them recognises, so that one can be replaced while
 * what it made is still in use. From APP_SECRET, else one that is made once and kept in DATA_DIR.
 */
const appKeys = (): string[] => env().APP_SECRET ?? (kept ??= [keptSecret('app-secret')]);

const hmac = (key: string, purpose: string, text: string) =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('hex');

/** What a secret of few possibilities (a code, a pay password in a body) is kept as: no table of guesses finds it. */
export const keyedHash = (purpose: string, text: string): string => hmac(appKeys()[0] ?? '', purpose, text);

/** The same under each key that is still known, newest first. */
export const keyedHashes = (purpose: string, text: string): string[] =>
  appKeys().map((key) => hmac(key, purpose, text));

/** Whether we made it, by a key that is still known; takes as long wherever a forged one differs. */
export const isKeyedHash = (given: string, purpose: string, text: string): boolean =>
  keyedHashes(purpose, text)
    .map((right) => [Buffer.from(right), Buffer.from(given)] as const)
    .some(([right, other]) => right.length === other.length && timingSafeEqual(right, other));

/** Before anything is opened. @throws Error in one line where a shop on https has no key of its own */
export function requireAppSecret(report: (line: string) => void): void {
  const { APP_SECRET, PUBLIC_ORIGIN_SCHEME, DATABASE_URL, DATA_DIR } = env();
  if (APP_SECRET) return;
  if (PUBLIC_ORIGIN_SCHEME === 'https')
    throw new Error('APP_SECRET is missing: a shop on https needs a key of its own (openssl rand -base64 32).');
  appKeys();
  if (DATABASE_URL)
    report(
      `Warning: APP_SECRET is not set; the key in ${DATA_DIR} is used. Processes that share a database must share it.`,
    );
}
