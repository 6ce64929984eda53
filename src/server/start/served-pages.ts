import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { FolderLockedError, lockFolder } from '../db/folder-lock';

/** Beside what a build throws away. */
const placeIn = (root: string) => join(root, '.next', 'cache', 'sampan-served');

/** From now on, as long as this process lives, nobody builds over what it serves. */
export const holdPages = async (root: string): Promise<void> =>
  void (await lockFolder(join(placeIn(root), randomUUID())));

/** Whether a process that lives serves the pages of this folder. Forgets those that are gone. */
export async function arePagesServed(root: string): Promise<boolean> {
  const place = placeIn(root);
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place)) {
    try {
      (await lockFolder(join(place, name.replace(/\.turns$/, ''))))();
      rmSync(join(place, name), { recursive: true, force: true });
    } catch (error) {
      if (error instanceof FolderLockedError) return true;
      throw error;
    }
  }
  return false;
}
