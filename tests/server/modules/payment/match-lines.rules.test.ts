import { describe, expect, it } from 'vitest';
import { columnsOf, readBankLines, shapeOf } from '../../../../src/server/modules/payment/bank-statement.rules';
import {
  matchLines,
  setOf,
  type OurThing,
  type TheirLine,
} from '../../../../src/server/modules/payment/match-lines.rules';

const at = new Date('2026-11-20T12:00:00Z');
/** After every day that is told here. */
const UNTIL = new Date('2100-01-01T00:00:00Z');
const line = (change: Partial<TheirLine>): TheirLine => ({
  ...{ extId: 'e', at, kind: 'CHARGE', gross: 500, fee: 0, net: 500, currency: 'USD', text: '', names: [], payer: '' },
  ...change,
});
const thing = (change: Partial<OurThing>): OurThing => ({
  ...{ kind: 'DEPOSIT', id: 'd', no: 'DP1', at, amount: 500, currency: 'USD', names: [], payer: '', ...change },
});
const said = (lines: TheirLine[], ours: OurThing[]) =>
  matchLines(lines, ours).map(({ state, thing: found, way }) => [state, found?.id, way]);

describe('a line of a statement', () => {
  it.each([
    ['by a name of theirs', line({ names: ['ch_12345678'] }), ['MATCHED', 'd', 'NAME']],
    ['by our number in its text', line({ text: 'Transfer DP261121ABCD thanks' }), ['MATCHED', 'd', 'NAME']],
    ['by sum and payer', line({ text: 'from ADA  TESTER' }), ['SUGGESTED', 'd', 'PAYER']],
    ['by its sum alone', line({ text: 'cash' }), ['SUGGESTED', 'd', 'SUM']],
    ['not by another sum', line({ gross: 501 }), ['UNMATCHED', undefined, undefined]],
    ['not in another currency', line({ currency: 'EUR', names: ['ch_12345678'] }), ['UNMATCHED', undefined, undefined]],
    ['not days later', line({ at: new Date('2026-11-23T12:00:00Z') }), ['UNMATCHED', undefined, undefined]],
    [
      'but asked about where the sum is another',
      line({ gross: 400, names: ['ch_12345678'] }),
      ['SUGGESTED', 'd', 'OTHER_SUM'],
    ],
  ])('is known %s', (_, theirs, expected) => {
    const ours = thing({ names: ['ch_12345678', 'DP261121ABCD'], payer: 'Ada Tester' });
    expect(said([theirs], [ours])).toEqual([expected]);
  });

  it('is known by a name however it is spelt, and by none of a few letters', () => {
    const by = (ours: Partial<OurThing>, theirs: Partial<TheirLine>) =>
      said([line({ gross: 499, ...theirs })], [thing(ours)])[0]?.[2];
    expect(by({ names: ['dp 26 11'] }, { names: ['DP2611'] })).toBe('OTHER_SUM');
    expect(by({ names: ['DP2611'] }, { text: 'pay:dp2611;  thanks' })).toBe('OTHER_SUM');
    expect(by({ names: ['DP261'] }, { text: 'pay DP261' })).toBeUndefined();
    expect(by({ names: [''] }, { names: [''] })).toBeUndefined();
  });
  it('is known by a payer whatever stands between the words of a name', () => {
    const paidBy = (payer: string, text: string) => said([line({ text })], [thing({ payer })])[0]?.[2];
    expect([paidBy('Ada-Maria  Tester.', 'FROM: ada maria tester'), paidBy('Ada Tester', 'adatester')]).toEqual(['PAYER', 'SUM']); // prettier-ignore
    expect(paidBy('', 'anything')).toBe('SUM');
  });
  it('is near for two days and no more', () => {
    const after = (ms: number) => said([line({ at: new Date(at.getTime() + 2 * 86_400_000 + ms) })], [thing({})])[0]?.[0]; // prettier-ignore
    expect([after(0), after(1)]).toEqual(['SUGGESTED', 'UNMATCHED']);
  });

  it('is suggested by its sum where one thing alone fits, and one of ours is one of theirs', () => {
    const two = [thing({ id: 'a', payer: 'Ada' }), thing({ id: 'b', payer: 'Ben' })];
    expect(said([line({ text: 'x' })], two)).toEqual([['UNMATCHED', undefined, undefined]]);
    expect(said([line({ text: 'BEN' }), line({ text: 'who' })], two)).toEqual([
      ['SUGGESTED', 'b', 'PAYER'],
      ['SUGGESTED', 'a', 'SUM'],
    ]);
    expect(
      said([line({ names: ['N-1-2-3'] }), line({ names: ['N-1-2-3'] })], [thing({ names: ['N-1-2-3'] })])[1],
    ).toEqual(['UNMATCHED', undefined, undefined]);
  });

  it('that is a payout is made of the oldest lines that come to its sum', () => {
    const parts = [{ id: 'a', net: 970 }, { id: 'b', net: -200 }, { id: 'c', net: 480 }]; // prettier-ignore
    expect(setOf(1250, parts)).toEqual(['a', 'b', 'c']);
    expect(setOf(770, parts)).toEqual(['a', 'b']);
    expect(setOf(100, parts)).toBeUndefined();
  });
});

describe('a file of a bank', () => {
  it.each([
    ['Date;Amount;Text', '03.04.2026;1.234,50;Rent', { isComma: true }, ['2026-04-03', 123_450]],
    ['Date,Amount', '"2026-04-03","-12.00"', {}, ['2026-04-03', -1200]],
    ['Date\tAmount', '04/13/2026\t(7.10)', { isDayFirst: false }, ['2026-04-13', -710]],
  ])('%s is read by its titles: %s', (titles, row, mapping, [day, sum]) => {
    const content = `${titles}\n${row}`;
    const guessed = columnsOf(content, undefined).mapping;
    expect(guessed).toMatchObject(mapping);
    const { lines, bad } = readBankLines(
      content,
      guessed ?? { date: 0, isDayFirst: true, isComma: false },
      'USD',
      UNTIL,
    );
    expect([lines.map((each) => [each.at.toISOString().slice(0, 10), each.gross]), bad]).toEqual([[[day, sum]], []]);
  });

  it('tells the lines that cannot be read, and counts the others', () => {
    const content = 'Date,Credit,Debit\n2026-02-30,1,\n2026-02-03,,5\n2026-02-03,x,\n2026-02-04,3,';
    const mapping = columnsOf(content, undefined).mapping;
    if (!mapping) throw new Error('no mapping was found');
    const { lines, bad } = readBankLines(content, mapping, 'USD', UNTIL);
    expect(lines.map(({ gross }) => gross)).toEqual([-500, 300]);
    expect(bad.map(({ line: at }) => at)).toEqual([2, 4]);
  });

  it('knows a line again in another file, and two that are alike in one', () => {
    const ids = (content: string) =>
      readBankLines(content, { date: 0, amount: 1, isDayFirst: true, isComma: false }, 'USD', UNTIL).lines.map(
        ({ extId }) => extId,
      );
    const row = '2026-02-03,5.00';
    const [one, two] = ids(`d,a\n${row}\n${row}`);
    expect(one).not.toBe(two);
    expect(ids(`d,a\n2026-02-04,1.00\n${row}`)[1]).toBe(one);
    expect(shapeOf(`d,a\n${row}`)).toBe(shapeOf('d,a\n2026-01-01,9.00'));
  });
});
