import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { sqlState } from './database-errors';
import { MIGRATIONS } from './migrate';
import type { Database } from './database';

/** How the schema of the database stands to what this release was written for. */
export interface SchemaVersion {
  /** The last migration that ran in the database: of a release after ours perhaps. */
  has: string;
  /** The last that this release has. */
  wants: string;
  /** `behind`: a migration of ours is missing there. `ahead`: a later one ran that releases before it cannot serve with. */
  state: 'fits' | 'behind' | 'ahead';
}

interface Journal {
  entries: { when: number; tag: string }[];
}

export async function schemaVersion({ db }: Pick<Database, 'db'>): Promise<SchemaVersion> {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as Journal;
  const { at, limit } = await readMigrations(db);
  const wanted = entries.at(-1)?.when ?? 0;
  return {
    has: entries.find(({ when }) => when === at)?.tag ?? (at > wanted ? 'newer' : 'none'),
    wants: entries.at(-1)?.tag ?? 'none',
    state: at < wanted ? 'behind' : limit > wanted ? 'ahead' : 'fits',
  };
}

const NO_SUCH_TABLE = '42P01';

/** When the last migration was written that ran, and when the last of those that end the releases before them. */
async function readMigrations(db: Database['db']): Promise<{ at: number; limit: number }> {
  try {
    // as JSON: a database that was restored from before may not have the column
    const answer = await db.execute(sql`
      select coalesce(max(created_at), 0)::text as at,
        coalesce(max(created_at) filter (where (to_jsonb(m)->>'ends_releases_before')::boolean), 0)::text as limit
      from drizzle.__drizzle_migrations m`);
    const [row] = (answer as unknown as { rows: { at: string; limit: string }[] }).rows;
    return { at: Number(row?.at ?? 0), limit: Number(row?.limit ?? 0) };
  } catch (error) {
    if (sqlState(error) === NO_SUCH_TABLE) return { at: 0, limit: 0 };
    throw error;
  }
}
