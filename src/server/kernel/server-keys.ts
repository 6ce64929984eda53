import { createHash, hkdfSync } from 'node:crypto';
import { env } from '../env';
import { keptSecret } from './kept-secret';

export interface ServerKey {
  /** Tells it from others and says nothing of it. */
  id: string;
  key: Buffer;
}

let kept: ServerKey[] | undefined;

/** What wraps the shops' own keys, newest first: from DATA_KEYS, else one that is made once and kept in DATA_DIR. */
export const serverKeys = (): ServerKey[] =>
  env().DATA_KEYS?.map(serverKey) ?? (kept ??= [serverKey(keptSecret('data-key'))]);

const serverKey = (secret: string): ServerKey => ({
  id: createHash('sha256').update(`id\n${secret}`).digest('hex').slice(0, 16),
  key: Buffer.from(hkdfSync('sha256', secret, '', 'wrap', 32)),
});

/** Before anything is opened. */
export function warnOfKeptServerKey(report: (line: string) => void): void {
  const { DATA_KEYS, DATABASE_URL, DATA_DIR } = env();
  if (DATA_KEYS) return;
  serverKeys();
  if (DATABASE_URL)
    report(
      `Warning: DATA_KEYS is not set; the key in ${DATA_DIR} is used. Processes that share a database must share it, and without it the customs data of shoppers cannot be read.`,
    );
}
