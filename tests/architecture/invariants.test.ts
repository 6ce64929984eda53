import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS } from '../../src/contract/ledger-desk.enums';
import { TRANSACTION_KINDS } from '../../src/contract/wallet.enums';

const GROUPS = { L: 15, O: 19, G: 24, F: 16, P: 33, I: 7, T: 14, H: 5, A: 18, C: 5, R: 9, M: 2, D: 14, J: 3, S: 5 };
const IDS = Object.entries(GROUPS).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, i) => `${group}${i + 1}`),
);

const lines = readFileSync('docs/invariants.md', 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| [A-Z]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', holds = '', guard = '', tests = '']) => ({ id, holds, guard, tests }));

const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g)].map(
    ([, , name = '']) => name,
  );

describe('docs/invariants.md', () => {
  it('names every invariant once, with its guard', () => {
    const ids = rows.map(({ id }) => id);
    // numbers were given out ahead: some of a group may never come
    expect(ids).toEqual(expect.arrayContaining(IDS));
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows.filter(({ holds, guard }) => !holds || !guard)).toEqual([]);
  });

  it.each([
    ['account', ACCOUNT_KINDS],
    ['event', TRANSACTION_KINDS],
  ])('says of every %s of the money book which rows hold for it', (head, kinds) => {
    const table = lines.slice(lines.findIndex((line) => line.startsWith(`| ${head} |`)) + 2);
    const said = table.slice(0, table.indexOf('')).map((line) => line.split('|').map((cell) => cell.trim()));
    expect(said.map(([, kind]) => kind?.replaceAll('`', '')).toSorted()).toEqual(kinds.toSorted());
    const known = new Set(rows.map(({ id }) => id));
    for (const [, kind, , held = ''] of said)
      expect(
        held.split(', ').filter((id) => !known.has(id)),
        kind,
      ).toEqual([]);
  });

  it.each(rows.map(({ id, tests }) => [id, tests]))('names tests that exist: %s', (_, tests) => {
    const named = tests.split(/; (?=tests\/)/).map((one) => one.split(' › '));
    expect(named.length).toBeGreaterThan(0);
    for (const [file = '', name = ''] of named) {
      expect(existsSync(file), file).toBe(true);
      // clauses that it also shows may stand behind it in brackets
      const found = namesIn(readFileSync(file, 'utf8')).filter((one) => one === name || one.startsWith(`${name} (`));
      expect(found, `${file} › ${name}`).not.toEqual([]);
    }
  });
});
