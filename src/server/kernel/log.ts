import pino from 'pino';
import { env } from '../env';
import { loggedError } from './log-error';
import { limitRepeats } from './log-repeats';

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug'>;
let root: pino.Logger | undefined;

/** One JSON line an event; secrets are cut out by name, errors say nothing that somebody typed. */
export const log = (): pino.Logger => (root ??= createLog(env().LOG_LEVEL));

/** Writes to this stream from now on. */
export function logInto(stream: pino.DestinationStream, level = 'debug'): void {
  root = createLog(level, stream);
}

function createLog(level: string, stream?: pino.DestinationStream): pino.Logger {
  const isFirst = limitRepeats((kind, repeated) => created.info({ kind, repeated }, 'repeated within a minute'));
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    serializers: { err: loggedError, error: loggedError },
    redact: {
      paths: [
        '*.password',
        '*.payPassword',
        '*.loginPassword',
        '*.token',
        '*.secret',
        '*.verificationCode',
        '*.authorization',
      ],
      censor: '…',
    },
    hooks: {
      logMethod(args, method, number) {
        if (number < WARN || isFirst(kindOf(args))) method.apply(this, args);
      },
    },
  };
  const created = stream ? pino(options, stream) : pino(options);
  return created;
}

const WARN = 40;

/** What makes two lines the same failure: the message, and of the error what it is and where. */
function kindOf([first, message]: unknown[]): string {
  const held = typeof first === 'object' && first !== null ? (first as { err?: unknown; job?: unknown }) : {};
  const { type, code, statement, at } = loggedError(held.err);
  const words = [typeof first === 'string' ? first : message, held.job, type, code, statement ?? at?.[0]];
  return words.filter(Boolean).join(' · ').slice(0, 300);
}
