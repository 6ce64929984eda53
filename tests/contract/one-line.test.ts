import { expect, it } from 'vitest';
import { AddressInput } from '../../src/contract/account.schemas';
import { Email, text } from '../../src/contract/fields.schemas';
import { inOneLine, trimUnseen } from '../../src/contract/one-line';

it('makes one line of what was typed, and turns nothing that follows', () => {
  expect(inOneLine(' Ada\r\nBcc: all \u2028\u202eevoli\u2069\u0085 ')).toBe('Ada Bcc: all evoli');
  // a family of emoji is held together by what is no break
  expect(inOneLine('👩‍👧 José')).toBe('👩‍👧 José');
});

it('is how addresses are kept, which are printed on labels', () => {
  expect(AddressInput.shape.receiverName.parse('Ada\nLovelace')).toBe('Ada Lovelace');
  expect(AddressInput.shape.receiverName.safeParse('\n\u202e').success).toBe(false);
});

it.each([
  '\u200b\u200d',
  '\ufe0f\u{e0100}',
  '\u034f\u115f\u1160\u17b4\u17b5\uffa0',
  '\u3164',
  '\u061c\u00ad',
  '\u2800 \u200f',
])('is no name where nobody sees anything: %j', (unseen) => {
  expect(AddressInput.shape.receiverName.safeParse(unseen).success).toBe(false);
  expect(AddressInput.shape.receiverName.parse(`${unseen}علی‌رضا`)).toContain('علی‌رضا');
  // nor a reason
  expect(text(300, 1).safeParse(unseen).success).toBe(false);
  expect(text(300).parse(unseen)).toBe('');
});

it('goes from the ends of what is far longer than an address, letter by letter', () => {
  const run = (unseen: string) => unseen.repeat(300_000);
  for (const unseen of [' ', '\u200b', '\u{e0100}']) {
    expect(trimUnseen(`${run(unseen)}a${run(unseen)}b${run(unseen)}`)).toHaveLength(2 + run(unseen).length);
    expect(Email.safeParse(`a${run(unseen)}@b.example`).success).toBe(false);
  }
  expect([trimUnseen(run(' ')), trimUnseen('😀'), trimUnseen(' \udc00 '), trimUnseen('')]).toEqual([
    '',
    '😀',
    '\udc00',
    '',
  ]);
});

it('is no part of an e-mail address, and left away where it was copied along', () => {
  expect(Email.parse('\u200bMei@shop.example\u200b ')).toBe('mei@shop.example');
  for (const hidden of [
    'm\ufe0fei@shop.example',
    'mei@sh\u0008op.example',
    'mei@shop.exam\u{e0100}ple',
    'm\u180bei@shop.example',
    'm\u200bei@shop.example',
    'mei@shop\ufffc.example',
    'mei@shop\u202e.example',
    'mei@shop.exam\u3164ple',
  ])
    expect(Email.safeParse(hidden).success).toBe(false);
});
