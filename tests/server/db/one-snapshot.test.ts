import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import journal from '../../../src/server/db/migrations/meta/_journal.json';

it('keeps the snapshot of the newest migration alone: `npm run db:generate` drops the one before', () => {
  const snapshots = readdirSync('src/server/db/migrations/meta').filter((name) => name.endsWith('_snapshot.json'));
  const newest = journal.entries.at(-1)?.tag.slice(0, 4) ?? '';
  expect(snapshots).toEqual([`${newest}_snapshot.json`]);
});
