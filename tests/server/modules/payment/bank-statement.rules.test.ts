import { describe, expect, it } from 'vitest';
import type { StatementMapping } from '../../../../src/contract/statement-desk';
import { columnsOf, readBankLines, shapeOf } from '../../../../src/server/modules/payment/bank-statement.rules';

/** After every day that is told here. */
const UNTIL = new Date('2100-01-01T00:00:00Z');
const guessed = (content: string) => columnsOf(content, undefined).mapping;
const USUAL: StatementMapping = { date: 0, amount: 1, isDayFirst: true, isComma: false };
const read = (rows: string, mapping: Partial<StatementMapping> = {}, currency = 'USD') =>
  readBankLines(`a;b;c;d\n${rows}`, { ...USUAL, ...mapping }, currency, UNTIL);
const daysOf = (said: string, isDayFirst = true) =>
  read(`${said};1`, { isDayFirst }).lines.map(({ at }) => at.toISOString());
const sumsOf = (said: string, isComma = false, currency = 'USD') =>
  read(`2026-04-03;${said}`, { isComma }, currency).lines.map(({ gross }) => gross);

describe('the columns of a bank’s file', () => {
  const plain = { isDayFirst: true, isComma: false };
  it.each([
    ['Date,Amount,Reference,Payer,Description', { date: 0, amount: 1, reference: 2, payer: 3, text: 4 }],
    ['Text,Name,Ref,Sum,DATUM', { date: 4, amount: 3, reference: 2, payer: 1, text: 0 }],
    ['日期,金额,备注,付款人', { date: 0, amount: 1, text: 2, payer: 3 }],
    // a sum that came and one that went are two columns, also where both say that they are sums
    ['Date,Credit amount,Debit amount', { date: 0, credit: 1, debit: 2 }],
    ['Date,Paid out', { date: 0, debit: 1 }],
    ['Date,Deposit', { date: 0, credit: 1 }],
    // one sum that says all is asked alone
    ['Date,Paid in,Amount', { date: 0, amount: 2 }],
    // a column is one thing only, the first that it can be
    ['Date of payer,Payer,Amount', { date: 0, payer: 1, amount: 2 }],
    ['Date,Amount,Reference text', { date: 0, amount: 1, reference: 2 }],
  ])('%s are known by their titles', (titles, mapping) =>
    expect(guessed(titles)).toStrictEqual({ ...plain, ...mapping }),
  );
  it.each(['Amount,Text', 'Date,Text', 'Preference,Amount', ''])('%s are not guessed', (titles) =>
    expect(guessed(titles)).toBeNull(),
  );

  it.each([
    ['Date;Amount, net;Text', ['Date', 'Amount, net', 'Text']],
    ['Date\tAmount; net\tText', ['Date', 'Amount; net', 'Text']],
    ['Date,Amount; net,Text', ['Date', 'Amount; net', 'Text']],
    ['Date;Amount\n1,2,3,4,5', ['Date', 'Amount']],
  ])('%j are parted by what parts its first line most often', (content, titles) =>
    expect(columnsOf(content, undefined).titles).toEqual(titles),
  );

  it('are none of an empty file', () =>
    expect(columnsOf('', undefined)).toEqual({ titles: [], samples: [], mapping: null }));
  it('are read as such a file was read before', () => {
    const known = { date: 3, amount: 2, isDayFirst: false, isComma: true };
    expect(columnsOf('Date,Amount', known).mapping).toEqual(known);
  });
  it('are shown with the first five lines, without what is too long or too many', () => {
    const wide = Array.from({ length: 101 }, (_, at) => ` c${String(at)} `).join(';');
    const { titles, samples } = columnsOf(`${wide}\n${wide}\n${'x'.repeat(81)};\n3;\n4;\n5;\n6;`, undefined);
    expect([titles.length, titles[0], titles[99]]).toEqual([100, 'c0', 'c99']);
    expect([samples.length, samples[0]?.length, samples[0]?.[99], samples[4]]).toEqual([5, 100, 'c99', ['5', '']]);
    expect(samples[1]?.[0]).toBe('x'.repeat(80));
    expect(columnsOf('x'.repeat(81), undefined).titles).toEqual(['x'.repeat(80)]);
  });
  it.each([
    ['12/12/2026', true],
    ['12/13/2026', false],
    ['1.29.2026', false],
    ['01-31-2026', false],
    ['1/32/2026', true],
    ['2026-04-13-10.30', true],
    ['4/13', true],
  ])('say of %s whether its day comes first', (said, isDayFirst) =>
    expect(guessed(`Date;Amount\n\n01/02/2026;1\n${said};1`)).toMatchObject({ isDayFirst }),
  );
  it.each([
    ['12,5', true],
    ['1.234,50', true],
    ['12,50-', true],
    ['(12,50)', true],
    ['12,50 EUR', true],
    ['1,234', false],
    ['1,234.50', false],
    ['12,50.', false],
    ['1250', false],
  ])('say of %s whether a comma parts its cents', (said, isComma) => {
    expect(guessed(`Date;Amount\n01/02/2026;1\n01/02/2026;${said}`)).toMatchObject({ isComma });
    expect(guessed(`Date;Credit\n01/02/2026;${said}`)).toMatchObject({ isComma });
    expect(guessed(`Date;Debit\n01/02/2026;${said}`)).toMatchObject({ isComma });
  });
});

describe('the day of a line', () => {
  it.each(['2026-04-03', '2026/04/03', '2026.04.03', '20260403', '2026-04-03T23:59:00', '3.4.2026', '03/04/2026 10:00', '3-4-2026'])('is noon of %s', (said) =>
    expect(daysOf(said)).toEqual(['2026-04-03T12:00:00.000Z'])); // prettier-ignore
  it('is the second number where months come first', () =>
    expect(daysOf('04/03/2026', false)).toEqual(['2026-04-03T12:00:00.000Z']));
  it.each(['2026-02-30', '2026-13-05', '04/13/2026', '0/4/2026', '2026-04-00', '1999-12-31', '202604031', 'x2026-04-03', 'x 3.4.2026', '3.4.26', 'today', ''])('is none where a file says %j', (said) =>
    expect(daysOf(said)).toEqual([])); // prettier-ignore
  it('is any from the year 2000 on', () => expect(daysOf('2000-01-01')).toEqual(['2000-01-01T12:00:00.000Z']));
});

describe('the sum of a line', () => {
  it.each([
    ['1234.5', 123_450],
    ['$1,234.50', 123_450],
    ['USD 12.50', 1250],
    ['-12.50', -1250],
    ['\u221212.50', -1250],
    ['(12.50)', -1250],
    ['(-12.50)', -1250],
    ['(12.50)-', -1250],
    ['12.50-', -1250],
    ['12.50 \u2212', -1250],
    ['USD -7', -700],
  ])('%s is read to the cent', (said, sum) => expect(sumsOf(said)).toEqual([sum]));
  it('has its points and commas the other way round where the file has', () => {
    expect([sumsOf('1.234.567,50', true), sumsOf('12,5', true), sumsOf('1.250', true)]).toEqual([[123_456_750], [1250], [125_000]]); // prettier-ignore
    expect([sumsOf('1,234,567', false), sumsOf('1500', false, 'JPY')]).toEqual([[123_456_700], [1500]]);
    expect([sumsOf('1,23,456.78'), sumsOf('1.23.456,78', true)]).toEqual([[12_345_678], [12_345_678]]);
  });
  it.each(['12,50', '1,2345', '1,234,56', '1,2,345'])('is not the hundredfold of %s where commas group', (said) =>
    expect(sumsOf(said)).toEqual([]),
  );
  it.each(['12.50', '1.2345', '1.234.56', '1.2.345'])('is not the hundredfold of %s where points group', (said) =>
    expect(sumsOf(said, true)).toEqual([]),
  );
  it.each(['', '0', '0.00', 'x', '-', '1.234', '1.2.3', '12-50', '12\u221250', '2(3'])(
    'is none where a file says %j',
    (said) => expect(sumsOf(said)).toEqual([]),
  );
  it('is what came without what went, whatever their signs', () => {
    const two = (row: string) => read(row, { amount: undefined, credit: 1, debit: 2 }).lines.map(({ gross }) => gross);
    expect(['2026-04-03;5;', '2026-04-03;;5', '2026-04-03;-5;', '2026-04-03;;-5', '2026-04-03;7;5'].map(two)).toEqual([[500], [-500], [500], [-500], [200]]); // prettier-ignore
    // a dash is nothing
    expect(['2026-04-03;-;5', '2026-04-03;5;-'].map(two)).toEqual([[-500], [500]]);
    expect(two('2026-04-03;5;5')).toEqual([]);
    expect(read('2026-04-03;5;7', { debit: 2 }).lines[0]?.gross).toBe(500);
  });
});

describe('a line of a bank’s file', () => {
  const whole = { reference: 2, payer: 3 };
  it('tells who paid what and when, by what name, with all that stood there', () =>
    expect(read(' 2026-04-03 ; 12.50 ; R7 ; Ada ', whole)).toEqual({
      lines: [
        {
          ...{ extId: 'R7.2026-04-03.1250#1', at: new Date('2026-04-03T12:00:00Z'), kind: 'CHARGE', gross: 1250, fee: 0 },
          ...{ net: 1250, currency: 'USD', text: '2026-04-03 | 12.50 | R7 | Ada', names: ['R7'], payer: 'Ada' },
        },
      ],
      bad: [],
    })); // prettier-ignore
  it('is money sent back where it is below zero, and without a name where it has none', () =>
    expect(read('2026-04-03;-1', whole).lines).toMatchObject([{ kind: 'REFUND', names: [], payer: '', net: -100 }]));
  it('says of columns that are not there nothing', () =>
    expect(read('2026-04-03;1;R7;Ada').lines).toMatchObject([{ names: [], payer: '' }]));
  it('is told where it cannot be read, by its number in the file, and the others count', () => {
    const { lines, bad } = read(`${'x'.repeat(41)};1\n2026-04-03;\n2026-04-03;1`);
    expect(bad).toEqual([
      { line: 2, problem: `no date: ${'x'.repeat(40)}` },
      { line: 3, problem: 'no sum' },
    ]);
    expect(lines).toHaveLength(1);
  });
  it.each(['9999-12-31', '2100-01-01', '1999-12-31'])(
    'has no date where it says %s: no bank tells of that day',
    (day) => expect(read(`${day};1`)).toEqual({ lines: [], bad: [{ line: 2, problem: `no date: ${day}` }] }),
  );
  it.each(['2000-01-01', '2099-12-31'])('is of the books on %s', (day) =>
    expect(read(`${day};1`).lines).toMatchObject([{ at: new Date(`${day}T12:00:00Z`) }]),
  );
  it('has no date where that day is still to come: what it says of days until then would stand in the books', () => {
    const rows = 'a;b\n2026-04-03;1\n2026-04-04;1';
    const { lines, bad } = readBankLines(rows, USUAL, 'USD', new Date('2026-04-03T23:00:00Z'));
    expect([lines.length, bad]).toEqual([1, [{ line: 3, problem: 'no date: 2026-04-04' }]]);
  });
  it.each([
    ['1', false, 100],
    [`${'('.repeat(20)}1${')'.repeat(19)}`, false, -100],
    [`${'('.repeat(20)}1${')'.repeat(20)}`, false, undefined],
    [`1${'-'.repeat(300_000)}1`, false, undefined],
    [`${'11.'.repeat(200_000)}1`, true, undefined],
  ])('has no sum where it is longer than any: %.12s', (said, isComma, sum) =>
    expect(sumsOf(said, isComma)).toEqual(sum === undefined ? [] : [sum]),
  );
  it('keeps no more than 500 letters', () =>
    expect(read(`2026-04-03;1;${'x'.repeat(600)}`).lines[0]?.text).toHaveLength(500));

  const idsOf = (rows: string, mapping = whole) => read(rows, mapping).lines.map(({ extId }) => extId);
  it('is another than the one that is its like in the same file', () => {
    expect(idsOf('2026-04-03;1;R\n2026-04-03;1;R')).toEqual(['R.2026-04-03.100#1', 'R.2026-04-03.100#2']);
    // by one name on another day, or of another sum, it is the first of its kind
    expect(idsOf('2026-04-03;1;R\n2026-04-04;1;R\n2026-04-03;2;R')).toEqual(['R.2026-04-03.100#1', 'R.2026-04-04.100#1', 'R.2026-04-03.200#1']); // prettier-ignore
  });
  it('is known again by all that it says where it has no name, or one too long', () => {
    const [one, other] = idsOf('2026-04-03;1\n2026-04-03;1');
    expect([one, other]).toEqual(['940d48a8b7c6749e0dba5d650b53b179', '6e7b452b0bff3aefffcb82c5c8f2eb2b']);
    const fits = 'R'.repeat(95);
    expect(idsOf(`2026-04-03;1;${fits}`)).toEqual([`${fits}.2026-04-03.100#1`]);
    expect(idsOf(`2026-04-03;1;${fits}R`)[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});

it('a file is known again by its titles alone', () => {
  expect(shapeOf('Date;Amount\n1;2')).toBe('71a0a7eb6beecdba6f20a154b5e382aa');
  expect(shapeOf('Date,Amount\n9,9')).toBe(shapeOf('Date;Amount'));
  expect(shapeOf('Date,Sum')).not.toBe(shapeOf('Date,Amount'));
  expect(shapeOf('')).toBe('4f53cda18c2baa0c0354bb5f9a3ecbe5');
});
