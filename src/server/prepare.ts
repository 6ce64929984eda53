import { database, openPostgres, type Database } from './db/database';
import { migrateDatabase } from './db/migrate';
import { env } from './env';
import { seedDemo } from './seed/demo';

/** Opens the database and brings schema and demo world up to date. @throws Error in one line that says what to mend */
export async function prepareDatabase(report: (line: string) => void): Promise<void> {
  const opened = await open();
  report(`Database: ${opened.kind === 'postgres' ? 'PostgreSQL' : `embedded, in ${env().DATA_DIR}`}`);
  try {
    await migrate(opened);
  } catch (error) {
    throw new Error(`The database schema could not be brought up to date: ${reasonOf(error)}`, { cause: error });
  }
  if (env().SEED_DEMO === '1') await seedDemo(report);
}

/** On PostgreSQL over a connection of its own, which may take its time. */
async function migrate(opened: Database): Promise<void> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) return migrateDatabase(opened);
  const patient = await openPostgres(DATABASE_URL, 2, 'migration');
  try {
    await migrateDatabase(patient);
  } finally {
    await patient.close();
  }
}

async function open(): Promise<Database> {
  try {
    const opened = await database();
    await opened.db.execute('select 1');
    return opened;
  } catch (error) {
    throw new Error(`The database could not be opened: ${reasonOf(error)}`, { cause: error });
  }
}

/** The driver's own words: Drizzle puts the whole statement in front of them. */
function reasonOf(error: unknown): string {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  if (deepest instanceof AggregateError) deepest = deepest.errors[0];
  return deepest instanceof Error ? (deepest.message.split('\n')[0] ?? '') : String(deepest);
}
