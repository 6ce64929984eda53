import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../src/server/db/database';
import type { EmbeddedPool } from '../../src/server/db/embedded-pool';
import { migrateDatabase } from '../../src/server/db/migrate';
import { postgresForTests, removeServers } from './postgres-server';
import { quickFolder } from './quick-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a dump of an empty, migrated database; there is none where PostgreSQL serves the tests. */
    databaseSnapshot: string;
    /** Emptied when the run ends. */
    runFolder: string;
  }
}

/** Making a database takes seconds, loading a dump of one a fraction: made once a run, loaded by every test file. */
export default async function provideSnapshot(project: TestProject) {
  const folder = quickFolder('sampan-snapshot-');
  const file = join(folder, 'database.tar');
  if (!postgresForTests()) await writeSnapshot(file);
  project.provide('databaseSnapshot', file);
  project.provide('runFolder', folder);
  return async () => {
    await removeServers(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function writeSnapshot(file: string) {
  const opened = await openPglite(undefined);
  await migrateDatabase(opened);
  const { $client } = opened.db as unknown as { $client: EmbeddedPool };
  const dump = await $client.database.dumpDataDir('none');
  await opened.close();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}
