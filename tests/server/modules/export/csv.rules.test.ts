import { expect, it } from 'vitest';
import { csvLine } from '../../../../src/server/modules/export/csv.rules';

it.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+61 2 5550', `'+61 2 5550`],
  ['-2+3', `'-2+3`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1+1', `' =1+1`],
  [' Ada ', '" Ada "'],
  ['\t=1', `'\t=1`],
  ['\r=1', `"'\r=1"`],
  ['＝1＋1', `'＝1＋1`],
  ['-12.30', '-12.30'],
  ['Mug, "blue"', '"Mug, ""blue"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('guards %j', (cell, written) => expect(csvLine([cell, 1])).toBe(`${written},1\r\n`));

it('leaves what is missing empty', () => expect(csvLine([null, 0])).toBe(',0\r\n'));
