import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { MIGRATIONS } from './migrate';
import type { Database } from './database';

interface SchemaVersion {
  /** The last migration that ran in the database: of a release after ours perhaps. */
  has: string;
  /** The last that this release has. */
  wants: string;
  isReady: boolean;
}

interface Journal {
  entries: { when: number; tag: string }[];
}

export async function schemaVersion({ db }: Pick<Database, 'db'>): Promise<SchemaVersion> {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as Journal;
  const answer = await db.execute(sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`);
  const [row] = (answer as unknown as { rows: { at: string | null }[] }).rows;
  const at = Number(row?.at ?? 0);
  const last = entries.at(-1);
  const has = entries.find(({ when }) => when === at)?.tag ?? (at > (last?.when ?? 0) ? 'newer' : 'none');
  return { has, wants: last?.tag ?? 'none', isReady: at >= (last?.when ?? 0) };
}
