import pino from 'pino';
import { env } from '../env';

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug'>;
let root: pino.Logger | undefined;

/** One JSON line an event; secrets are cut out by name. */
export function log(): pino.Logger {
  return (root ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    redact: {
      paths: ['*.password', '*.payPassword', '*.loginPassword', '*.token', '*.verificationCode', '*.authorization'],
      censor: '…',
    },
  }));
}
