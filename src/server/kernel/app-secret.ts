import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env';

let kept: string[] | undefined;

/**
 * The server's own keys, newest first: the first one makes, each of them recognises, so that one can be replaced while
 * what it made is still in use. From APP_SECRET, else one that is made once and kept in DATA_DIR.
 */
const appKeys = (): string[] => env().APP_SECRET ?? (kept ??= [keptKey()]);

function keptKey(): string {
  const file = join(env().DATA_DIR, 'app-secret');
  try {
    return read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(env().DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    // another process was faster: take its key
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(file);
}

function read(file: string): string {
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new Error(`${file} holds no key: remove it, and a new one is made.`);
  return key;
}

const hmac = (key: string, purpose: string, text: string) =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('hex');

/** What a secret of few possibilities (a code, a pay password in a body) is kept as: no table of guesses finds it. */
export const keyedHash = (purpose: string, text: string): string => hmac(appKeys()[0] ?? '', purpose, text);

/** The same under each key that is still known, newest first. */
export const keyedHashes = (purpose: string, text: string): string[] =>
  appKeys().map((key) => hmac(key, purpose, text));

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
