import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Thrown where another process holds the embedded database: two at once would lose each other's writes. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

/** Takes `<folder>.lock`, which holds our pid. @returns the release @throws FolderLockedError naming the holder */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      const release = () => rmSync(path, { force: true });
      process.once('exit', release);
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(path, 'utf8'));
      if (holder !== process.pid && isAlive(holder)) {
        throw new FolderLockedError(
          `the database in ${folder} is in use by process ${holder}; stop it first, or set DATA_DIR`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new FolderLockedError(`the database in ${folder} could not be locked`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
