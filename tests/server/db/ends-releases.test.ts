import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDS_RELEASES_BEFORE, MIGRATIONS } from '../../../src/server/db/migrate';

/** What a release before still reads or writes, gone or of another shape. */
const TAKES_AWAY = /\bdrop (table|column)\b|\brename (to|column|constraint)\b|\bset not null\b|\bset data type\b/i;
/** Written before the mark was. */
const FIRST = '0016';

const isSilent = (text: string) => TAKES_AWAY.test(text) && !ENDS_RELEASES_BEFORE.test(text);

describe('a numbered migration that takes something away', () => {
  it('says that it ends the releases before it', () => {
    const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name >= FIRST);
    expect(names.filter((name) => isSilent(readFileSync(join(MIGRATIONS, name), 'utf8')))).toEqual([]);
  });

  it.each([
    ['alter table a drop column b;', true],
    ['ALTER TABLE "a" RENAME TO "b";', true],
    ['alter table a alter column b set not null;', true],
    ['-- ends releases before\nalter table a drop column b;', false],
    ['alter table a add column b text;', false],
    ['drop index a;', false],
  ])('%s', (text, isWrong) => expect(isSilent(text)).toBe(isWrong));
});
