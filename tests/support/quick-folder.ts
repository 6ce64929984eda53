import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 8 * 1024 ** 3;

/** A new folder, in memory where there is room: files are emptied thousands of times, which a disk's books are kept of. */
export function quickFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
  // somebody without rights runs PostgreSQL in there
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
