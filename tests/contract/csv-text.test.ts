import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvOf } from '../../src/contract/csv-text';
import { guardedCell, keptCell, plainCell } from '../../src/contract/table-cell';

it.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+61 2 5550', `'+61 2 5550`],
  ['-2+3', `'-2+3`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1+1', `' =1+1`],
  [' Ada ', '" Ada "'],
  ['\t=1', `'\t'=1`],
  ['\r=1', `"'\r'=1"`],
  ['＝1＋1', `'＝1＋1`],
  ['-12.30', '-12.30'],
  ['Mug, "blue"', '"Mug, ""blue"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\r\n  @x', `"a\r\n'  @x"`],
  ['a\n"=1+1', `"a\n'""=1+1"`],
  ['a;=1+1', `a;'=1+1`],
  ['a\t+1', `a\t'+1`],
  ['﹦1', `'﹦1`],
  ['﹣1', `'﹣1`],
  ['﹢1', `'﹢1`],
  ['﹫x', `'﹫x`],
  ['\u200B=1', `'\u200B=1`],
  ['\u200E\u2060=1', `'\u200E\u2060=1`],
  ['a;\u200B=1', `a;'\u200B=1`],
  ['\u0000=1', `'\u0000=1`],
])('guards %j', (cell, written) => expect(csvLine([cell, 1])).toBe(`${written},1\r\n`));

it('leaves what is missing empty', () => expect(csvLine([null, 0])).toBe(',0\r\n'));

it('begins a file by the mark of its letters', () => expect(csvOf([['a'], [-1]])).toBe('\uFEFFa\r\n-1\r\n'));

const hostile = fc.string({ unit: fc.constantFrom(...'=+-@﹦\t\r\n;"\' \u200Ba1'), maxLength: 20 });

describe('a cell', () => {
  it('is guarded once, however many writers guard it, and runs at no break of it', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = guardedCell(text);
        expect(guardedCell(once)).toBe(once);
        for (const part of once.split(/[\t\r\n;]/)) expect(part).not.toMatch(/^[\s\u200B"]*[=+\-@﹦]/);
      }),
    );
  });

  it('of a table that is read again is what it was, and needs no other guard', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(plainCell(keptCell(text))).toBe(text);
        expect(guardedCell(keptCell(text))).toBe(keptCell(text));
      }),
    );
  });

  it('of breaks alone is guarded in no time', () => {
    const begun = performance.now();
    expect(guardedCell('\n'.repeat(100_000))).toHaveLength(100_001);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
