import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/**
 * The key that uploads are signed with: made at the first use and kept beside the files, so that every process on this
 * folder signs alike. @throws Error in one line where there is none to be had
 */
export function openMaster(folder: string): Buffer {
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) makeMaster(file);
  const master = readFileSync(file);
  // with an empty one anybody could sign: what a full disk or a copy that broke off leaves behind
  if (master.length < BYTES)
    throw new Error(`${file} holds no key: remove it, and a new one is made; uploads under way have to start again`);
  return master;
}

/** Written beside and linked: nobody ever reads half a key, and of two processes one wins. */
function makeMaster(file: string): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  try {
    writeFileSync(unfinished, randomBytes(BYTES), { mode: 0o600, flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
