import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env';

const BYTES = 32;

/**
 * A secret that this deployment made for itself, kept in the data folder so that every process on it has the same one.
 * @throws Error in one line where the folder cannot be used, or the file is there but holds no secret
 */
export function keptSecret(name: string): string {
  const folder = env().DATA_DIR;
  const file = join(folder, name);
  const secret = readOrMake(folder, file);
  if (secret.length < BYTES) throw new Error(`${file} holds no secret: remove it, and another one is made`);
  return secret;
}

function readOrMake(folder: string, file: string): string {
  try {
    if (!existsSync(file)) make(folder, file);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = `DATA_DIR cannot be used (${folder}: ${code ?? String(error)}); set it to a folder that this process may read and write`;
    throw new Error(message, { cause: error });
  }
}

/** Written whole before it gets its name: two processes that start at once read one secret, and never half of it. */
function make(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, randomBytes(BYTES).toString('hex'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
