import { readSheet } from 'read-excel-file/browser';
import { expect, it } from 'vitest';
import { csvFileOf, xlsxOf } from '../../../src/desks/batches/table-file';

const HOSTILE = ['=HYPERLINK("x")', '+61 2', '@a', '\tx', '5 Rue\n=1+1', '﹦1', '\u200B=1', '-1+2'];

it('a workbook for a carrier holds texts as texts, and nothing that is a formula when it is kept as CSV', async () => {
  const rows = await readSheet(
    await (await xlsxOf([['Ref', 'kg'], ...HOSTILE.map((cell) => [cell, 1.5])])).arrayBuffer(),
  );
  const texts = rows.slice(1).map(([cell]) => cell);
  expect(texts).toHaveLength(HOSTILE.length);
  for (const text of texts) expect(text).toMatch(/^'|\n'/);
  expect(rows.slice(1).map(([, kg]) => kg)).toEqual(HOSTILE.map(() => 1.5));
});

it('a file for a carrier has no line that begins with a formula, by whatever it is cut', async () => {
  const file = csvFileOf([
    ['Ref', 'kg'],
    ['=HYPERLINK("x")', 1.5],
    ['a,b\n=1+1', -2],
  ]);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\uFEFFRef,kg\r\n"\'=HYPERLINK(""x"")",1.5\r\n"a,b\n\'=1+1",-2\r\n',
  );
});
