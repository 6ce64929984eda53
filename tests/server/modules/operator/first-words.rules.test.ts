import { expect, it } from 'vitest';
import { firstWordsOf } from '../../../../src/server/modules/operator/first-words.rules';

const lengthOf = (text: string) => Array.from(text).length;

it('leaves what is short as it is, in one line', () => {
  expect(firstWordsOf(' It comes\n today. ')).toBe('It comes today.');
  expect(firstWordsOf('a'.repeat(120))).toBe('a'.repeat(120));
});

it('ends with a whole word, in languages without spaces too', () => {
  const said = `${'It is torn. '.repeat(9)}Nevertheless, wonderful`;
  // the 120th letter stands within the last word
  expect([lengthOf(said) > 120, firstWordsOf(said)]).toEqual([true, `${'It is torn. '.repeat(9)}Nevertheless…`]);
  // 120 letters would end within the second of two that are one word
  expect(firstWordsOf(`我${'非常喜欢'.repeat(40)}`)).toMatch(/(非常|喜欢)…$/);
});

it('cuts a word that is longer than a line, and no letter of two halves', () => {
  expect(firstWordsOf('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
  expect(lengthOf(firstWordsOf('😀'.repeat(121)))).toBe(121);
});
