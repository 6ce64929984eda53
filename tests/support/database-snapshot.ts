import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../src/server/db/database';
import type { EmbeddedPool } from '../../src/server/db/embedded-pool';
import { migrateDatabase } from '../../src/server/db/migrate';
import { postgresForTests, removeServers } from './postgres-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a dump of an empty, migrated database; there is none where PostgreSQL serves the tests. */
    databaseSnapshot: string;
    /** Emptied when the run ends. */
    runFolder: string;
  }
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 8 * 1024 ** 3;

/** Making a database takes seconds, loading a dump of one a fraction: made once a run, loaded by every test file. */
export default async function provideSnapshot(project: TestProject) {
  const folder = mkdtempSync(join(quickFolder(), 'sampan-snapshot-'));
  // somebody without rights runs PostgreSQL in there
  chmodSync(folder, 0o711);
  const file = join(folder, 'database.tar');
  if (!postgresForTests()) await writeSnapshot(file);
  project.provide('databaseSnapshot', file);
  project.provide('runFolder', folder);
  return async () => {
    await removeServers(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** In memory where there is room: files are emptied thousands of times, which a disk's books are kept of. */
function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function writeSnapshot(file: string) {
  const opened = await openPglite(undefined);
  await migrateDatabase(opened);
  const { $client } = opened.db as unknown as { $client: EmbeddedPool };
  const dump = await $client.database.dumpDataDir('none');
  await opened.close();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}
