import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** How many clauses each group of the specification has. */
const GROUPS = { TEN: 9, RTE: 13, FRM: 17, SRCH: 12, ENT: 8, SES: 10, API: 5 };
const CLAUSES = Object.entries(GROUPS).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}-${index + 1}`),
);

/** `| TEN-1 | … | `tests/a.test.ts` › title; `e2e/b.spec.ts` › title |` */
const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', , shown = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^[A-Z]+-\d+$/.test(id)) return [];
    const shownBy = shown.split(/; (?=`)/).map((part) => {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(part.trim()) ?? [];
      return { file, title };
    });
    return [{ id, shownBy }];
  });

describe('docs/specification.md', () => {
  it('has a row for every clause, once', () => {
    expect(rows.map(({ id }) => id)).toEqual(CLAUSES);
  });

  it('names a test in each row', () => {
    expect(rows.filter(({ shownBy }) => shownBy.some(({ file }) => !file))).toEqual([]);
  });

  it.each(rows)('$id names tests that are there, and that name it', (row) => {
    for (const { file, title } of row.shownBy) {
      const text = readFileSync(file, 'utf8');
      expect(text, `${file} has no test “${title}”`).toContain(title);
      expect(text, `${file} does not name ${row.id}`).toMatch(new RegExp(`\\b${row.id}\\b`));
    }
  });
});
