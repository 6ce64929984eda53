import { hash, verify } from '@node-rs/argon2';
import { metrics } from './metrics';
import { createTurns } from './turns';

/** argon2id (rule A2): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** Matches no password; verifying against it costs what a real hash costs. */
const NOBODY = `${PREFIX}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Each hash takes a core and 19 MiB: more at once would only make all of them late. */
const turns = createTurns({ running: 4, waiting: 64 });
// the start script and Next's bundle both load this module, each has its line
metrics().passwordQueues.push(() => turns.counts().waiting);

/** Hash of a login or pay password. Never call it inside a transaction. @throws AppError UNAVAILABLE under load */
export const hashPassword = (password: string): Promise<string> => turns.take(() => hash(normal(password), COST));

/**
 * Whether the password is the hash's. Without a hash (unknown person) it takes as long and answers no, so that time
 * tells nothing (A7). Never call it inside a transaction. @throws AppError UNAVAILABLE under load
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await turns.take(() => verify(stored ?? NOBODY, normal(password)));
  return matches && Boolean(stored);
}

/** Whether it was made with other parameters than today's: hash again at the next login. */
export const isOutdatedHash = (stored: string) => !stored.startsWith(PREFIX);

/** Keyboards compose the same character differently; both spellings are one password. */
const normal = (password: string) => password.normalize('NFKC');
