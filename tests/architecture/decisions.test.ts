import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
/** The newest first. */
const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort()
  .reverse();
const index = readFileSync(`${FOLDER}/README.md`, 'utf8').split('\n');

/** As the index has it: a file that begins otherwise has a line that nobody would write. */
function lineOf(name: string): string {
  const [heading = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n');
  const [, number, title] = /^# (\d{4}) · (.+)$/.exec(heading) ?? [];
  return `- [${number}](${name}) ${title}`;
}

describe('decisions', () => {
  it('stand in the index with their titles, the newest first, and nothing else does', () => {
    expect(index.filter((line) => line.startsWith('- '))).toEqual(files.map(lineOf));
  });

  it('have a number each, and the same in name and title', () => {
    const numbers = files.map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(files.map((name) => lineOf(name).slice(3, 7))).toEqual(numbers);
  });
});
