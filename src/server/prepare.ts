import { database } from './db/database';
import { migrateDatabase } from './db/migrate';
import { env } from './env';

/** Opens the database and brings schema and demo world up to date. */
export async function prepareDatabase(report: (line: string) => void): Promise<void> {
  const opened = await database();
  report(`Database: ${opened.kind === 'postgres' ? 'PostgreSQL' : `embedded, in ${env().DATA_DIR}`}`);
  await migrateDatabase(opened);
}
