import { describe, expect, it } from 'vitest';
import { isMt940, rowsOfMt940 } from '../../../src/desks/money/mt940';
import { readStatementFile } from '../../../src/desks/money/statement-file';

const HEAD = ['{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:', ':20:STARTUMS', ':25:50010517/0123456789'];
const report = (...lines: string[]) =>
  [...HEAD, ':28C:00001/001', ':60F:C300101EUR1000,00', ...lines, ':62F:C300103EUR1061,00', '-}'].join('\r\n');

describe('an account report of SWIFT', () => {
  it('is known by its fields, and a table is none', () => {
    expect(isMt940(report())).toBe(true);
    expect(isMt940('date,amount\n2030-01-02,5')).toBe(false);
    expect(rowsOfMt940(report())).toEqual([]);
  });

  it.each([
    ['C61,00', '61.00'],
    ['D12,5', '-12.5'],
    ['CR61,', '61'],
    ['RC61,00', '-61.00'],
    ['RD61,00', '61.00'],
  ])('says by %s that %s moved', (sum, amount) => {
    expect(rowsOfMt940(report(`:61:3001020102${sum}NTRFNONREF//B1`))).toEqual([['2030-01-02', amount, 'B1', '', '']]);
  });

  it('has the bank’s reference before theirs, and none where there is none', () => {
    const of = (end: string) => rowsOfMt940(report(`:61:300102C1,00NTRF${end}`))[0]?.[2];
    expect([of('DP-7//B1'), of('DP-7'), of('NONREF'), of('DP-7//')]).toEqual(['B1', 'DP-7', '', 'DP-7']);
  });

  it.each([
    ['166?00CREDIT?20Transfer DP1?21 for Ada?32ADA?33 GREY', 'ADA GREY', 'Transfer DP1 for Ada'],
    ['166?00CREDIT?20Transf\r\ner DP1?32ADA GREY', 'ADA GREY', 'Transfer DP1'],
    ['/NAME/ADA GREY/REMI/Transfer DP1', 'ADA GREY', 'Transfer DP1'],
    ['Transfer DP1\r\nADA GREY', '', 'Transfer DP1 ADA GREY'],
  ])('says who paid, and what for: %s', (words, payer, text) => {
    const rows = rowsOfMt940(report(':61:300102C61,00NTRFNONREF', `:86:${words}`));
    expect(rows).toEqual([['2030-01-02', '61.00', '', payer, text]]);
  });

  it('keeps the words of a balance off the movement before it', () => {
    const text = `${report(':61:300102C1,00NTRFNONREF', ':86:One', ':61:300103D2,00NTRFNONREF', ':86:Two')}\r\n:86:The end`;
    expect(rowsOfMt940(text).map(([, amount, , , said]) => [amount, said])).toEqual([
      ['1.00', 'One'],
      ['-2.00', 'Two'],
    ]);
  });

  it('is made into the lines that a bank’s file is read by', async () => {
    const text = report(':61:300102C61,00NTRFNONREF//B1', ':86:/NAME/ADA, GREY/REMI/DP1');
    const file = Object.assign(new File([text], 'bank.sta'), { text: () => Promise.resolve(text) });
    expect(await readStatementFile(file)).toBe('date,amount,reference,payer,text\n2030-01-02,61.00,B1,"ADA, GREY",DP1');
  });
});
