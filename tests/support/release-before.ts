import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { MIGRATIONS } from '../../src/server/db/migrate';

/**
 * A root whose migrations end before the one named; it goes when the file is done.
 * @param ofBefore the repeatable files that are about tables which were there
 */
export function releaseBefore(migration: string, ofBefore: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'sampan-before-'));
  afterAll(() => rmSync(root, { recursive: true }));
  cpSync(MIGRATIONS, join(root, MIGRATIONS), { recursive: true });
  const repeatable = join(root, MIGRATIONS, 'repeatable');
  for (const name of readdirSync(repeatable)) if (!ofBefore.includes(name)) rmSync(join(repeatable, name));
  const path = join(root, MIGRATIONS, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(migration));
  if (at < 0) throw new Error(`There is no migration ${migration}`);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return root;
}
