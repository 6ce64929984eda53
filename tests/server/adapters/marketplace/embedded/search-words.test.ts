import { describe, expect, it } from 'vitest';
import {
  askedWords,
  chooseWords,
  isRare,
  looserWords,
  lookedUp,
  popularFrom,
} from '../../../../../src/server/adapters/marketplace/embedded/search-words';

const group = (form: string, frequency: number, popularFrom = 0) => ({ forms: [form], frequency, popularFrom });
const formsOf = (lists: { forms: string[] }[][]) =>
  lists.map((list) => list.map(({ forms }) => forms.join()).join('+'));

describe('how much of the stock a search looks at', () => {
  it('starts with the best sellers where every word is frequent', () => {
    expect(popularFrom([group('red', 9000, 400), group('shirt', 5000, 300)])).toBe(300);
    expect(popularFrom([group('red', 9000, 400), group('walnut', 50)])).toBe(0);
  });

  it('calls a search rare by its rarest word', () => {
    expect(isRare([group('red', 9000), group('walnut', 50)])).toBe(true);
    expect(isRare([group('red', 9000), group('shirt', 5000)])).toBe(false);
  });
});

describe('what is tried where no product has every word', () => {
  it.each([
    ['one word', 'a', []],
    ['two words', 'a b', [['a', 'b']]],
    [
      'three words',
      'a b c',
      [
        ['b+c', 'a+c', 'a+b'],
        ['a', 'b', 'c'],
      ],
    ],
  ])('%s', (_, words, expected) => {
    const groups = words.split(' ').map((word) => group(word, 1));
    expect(looserWords({ groups, tiers: [], isPartial: false }).map(formsOf)).toEqual(expected);
  });
});

describe('words that are written with accents', () => {
  const known = (word: string, frequency: number, asked = word) => ({
    asked,
    word,
    frequency,
    popularFrom: 0,
    similarity: 1,
  });
  const asked = askedWords('Giày');

  it('are looked up as they were typed, too', () => {
    expect(asked).toEqual([{ text: 'giay', isDense: false, accented: 'giày' }]);
    expect(lookedUp(asked).exact).toContain('~giày');
  });

  it('leave out what only resembles them where they are found in number', () => {
    const words = chooseWords(asked, [known('giay', 70), known('~giày', 50)]);
    expect(words?.groups).toEqual([{ forms: ['~giày'], frequency: 50, popularFrom: 0 }]);
    expect(words?.tiers).toEqual([[['^giày']], [['~giày']]]);
  });

  it('let it follow where they are few', () => {
    const words = chooseWords(asked, [known('giay', 70), known('~giày', 3)]);
    expect(words?.tiers).toEqual([[['^giày']], [['~giày']], [['~giày', 'giay']]]);
  });

  it('count as typed without accents where nothing is written so', () => {
    expect(chooseWords(asked, [known('giay', 70)])?.tiers).toEqual([[['^giay']], [['giay']]]);
  });
});
