import { bucket } from '../adapters/storage/bucket.registry';
import { database, openPostgres, type Database } from '../db/database';
import { exclusively } from '../db/exclusive';
import { isRestarting } from '../db/database-errors';
import { migrateDatabase } from '../db/migrate';
import { env } from '../env';
import { requireAppSecret } from '../kernel/app-secret';
import { warnOfKeptServerKey } from '../kernel/server-keys';
import { openDemoWorld, type DemoWorld } from './demo-door';

/** As long as a primary takes to come back, or another server to become one. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 300;

/** Opens the database and brings schema and demo world up to date. @throws Error in one line that says what to mend */
export async function prepareDatabase(report: (line: string) => void): Promise<void> {
  requireAppSecret(report);
  warnOfKeptServerKey(report);
  openBucket();
  const world = await openDemoWorld();
  await outlasting(() => bringUpToDate(world, report), report);
}

async function bringUpToDate(world: DemoWorld | undefined, report: (line: string) => void): Promise<void> {
  const opened = await open();
  report(`Database: ${opened.kind === 'postgres' ? 'PostgreSQL' : `embedded, in ${env().DATA_DIR}`}`);
  const patient = await openPatient(opened);
  try {
    await migrate(patient, report);
    if (world) await exclusively(patient, () => stock(world, report), report);
  } finally {
    if (patient !== opened) await patient.close();
  }
}

/** A database that starts anew or moves to another server is there in a moment; what is wrong stays wrong. */
async function outlasting(work: () => Promise<void>, report: (line: string) => void): Promise<void> {
  const since = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRestarting(error) || performance.now() - since > PATIENCE_MS) throw error;
      if (tried === 1) report(`Database: waiting for it (${reasonOf(error)}) …`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** On PostgreSQL connections of its own, which may take their time: one holds the lock, one works. */
async function openPatient(opened: Database): Promise<Database> {
  const { DATABASE_URL } = env();
  return DATABASE_URL ? openPostgres(DATABASE_URL, 2, 'migration') : opened;
}

async function migrate(patient: Database, say: (line: string) => void): Promise<void> {
  try {
    await migrateDatabase(patient, { say });
  } catch (error) {
    throw new Error(`The database schema could not be brought up to date: ${reasonOf(error)}`, { cause: error });
  }
}

async function stock(world: DemoWorld, report: (line: string) => void): Promise<void> {
  try {
    await world.seed(report);
  } catch (error) {
    throw new Error(`The demo shops could not be written: ${reasonOf(error)}`, { cause: error });
  }
}

/** Its key is read or made now: found missing, it is missing for every upload to come. */
function openBucket(): void {
  try {
    bucket();
  } catch (error) {
    throw new Error(`Uploads cannot be kept (DATA_DIR): ${reasonOf(error)}`, { cause: error });
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
