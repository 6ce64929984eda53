import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The newest alone is compared with the schema; the others are a history that git and the SQL tell already. */
const META = 'src/server/db/migrations/meta';
const snapshots = readdirSync(META)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort();
for (const name of snapshots.slice(0, -1)) rmSync(join(META, name));
