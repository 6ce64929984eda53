import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessPlan, shapeOf } from '../../src/contract/line-columns';
import { tableOf } from '../../src/contract/line-table';
import { readTable } from '../../src/contract/line-table-read';
import { GOODS_KINDS } from '../../src/contract/transit-line.enums';
import { LineTerms } from '../../src/contract/transit-line.schemas';
import { LINES_IN_USE } from '../support/transit-lines';
import { termsOf } from '../support/transit-terms';

const given = fc.record({
  minFee: fc.nat(900_000),
  parcelFee: fc.nat(900_000),
  fuelBasisPoints: fc.nat(100_000),
  goodsKinds: fc.subarray([...GOODS_KINDS], { minLength: 1 }),
  cover: fc.dictionary(fc.constantFrom('en', 'ar', 'uz'), fc.string()),
});
const language = 'en';
const read = (rows: string[][], today: Parameters<typeof readTable>[2]['today'] = []) => {
  const [heads = [], ...body] = rows;
  return readTable(body, guessPlan(heads), { today, language });
};

describe('a table of lines that is taken out and brought in', () => {
  it('is the lines again, with nothing rounded', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(LINES_IN_USE)), given, fc.string({ minLength: 1, maxLength: 20 }), (shape, more, word) => {
        const terms = termsOf({ ...shape, ...more });
        const name = `L${word.trim()}`;
        const { lines, faults, roundings } = read(tableOf([{ name, title: { en: word }, terms }]));
        expect([faults, roundings]).toEqual([[], []]);
        expect(lines.map((line) => ({ ...line, terms: LineTerms.parse(line.terms) }))).toEqual([{ name, title: { en: word }, terms, row: 2 }]);
      }),
    );
  }); // prettier-ignore

  it('has no cell that a spreadsheet would run', () => {
    const terms = termsOf({ ...Object.values(LINES_IN_USE)[0], remark: { en: '=1+1' } } as never);
    for (const name of ['=HYPERLINK("x")', '+1', '-1', '@x', "'quoted", '\tx'])
      for (const cell of tableOf([{ name, title: {}, terms }]).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('is whole with more postcodes than a cell holds', () => {
    const postcodes = Array.from({ length: 2000 }, (_, at) => `SOME POSTCODE ${String(at)}`.slice(0, 16));
    const [shape] = Object.values(LINES_IN_USE);
    const terms = termsOf({ ...shape, zone: { countries: ['kr'], postcodes } } as never);
    const table = tableOf([{ name: 'L', title: { en: 'L' }, terms }]);
    expect(table.length).toBeGreaterThan(2);
    expect(LineTerms.parse(read(table).lines[0]?.terms)).toEqual(terms);
  });
});

describe('a table of somebody else', () => {
  const [, air] = Object.values(LINES_IN_USE);
  const today = [{ name: 'EMS', title: { en: 'EMS' }, terms: termsOf(air as never) }];
  const heads = ['Line', 'First weight (kg)', 'First price', 'Next kg', 'Next fee'];

  it('changes what it tells, rounds what is below a fen and says so', () => {
    const { lines, faults, roundings } = read([heads, ['EMS', '0.5', '92.985', '0.5', '¥ 38']], today);
    expect(faults).toEqual([]);
    expect(LineTerms.parse(lines[0]?.terms)).toEqual({
      ...today[0]?.terms,
      price: { mode: 'continued', firstGrams: 500, firstFee: 9299, nextGrams: 500, nextFee: 3800 },
    });
    expect(roundings).toEqual([{ row: 2, line: 'EMS', column: 'firstPrice', from: '92.985', to: '92.99' }]);
  });

  it.each([
    ['a word for a sum', ['EMS', '0.5', 'free', '0.5', '38'], 'firstPrice', 'no-number'],
    ['a sum that could be read two ways', ['EMS', '0.5', '1,500', '0.5', '38'], 'firstPrice', 'no-number'],
    ['less than nothing', ['EMS', '0.5', '-3', '0.5', '38'], 'firstPrice', 'no-number'],
    ['no name', ['', '0.5', '3', '0.5', '38'], 'line', 'no-name'],
  ])('is refused in its line with %s', (_, row, column, code) => {
    const { lines, faults } = read([heads, row, ['OTHER', '0.5', '1', '0.5', '1']], today);
    expect(faults).toMatchObject([{ row: 2, column, code }]);
    expect(lines.map(({ name }) => name)).toEqual(['OTHER']);
  });

  it('is known by its heads, however they are written', () => {
    expect(shapeOf(['Line ', 'First-Price'])).toBe(shapeOf(['line', 'FIRST PRICE']));
    expect(shapeOf(['Line'])).not.toBe(shapeOf(['Title']));
  });
});
