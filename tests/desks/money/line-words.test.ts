import { expect, it } from 'vitest';
import { linePartsOf, lineWords } from '../../../src/desks/money/line-words';

const usd = (amount: number) => ({ amount, currency: 'USD' });

it.each([
  ['2026-11-20 | 120.00 | B-1003 | Transfer from M Okafor', usd(12_000), 'B-1003 · Transfer from M Okafor'],
  ['20.11.2026 | -4,50 | 77120 | Account keeping fee', usd(-450), '77120 · Account keeping fee'],
  ['2026-11-20T10:00:00Z | 120 | Ada | Ada', usd(12_000), 'Ada'],
  ['ch_1 | payment_refund | -5.00 | usd | txn_9', usd(-500), 'ch_1 · Payment refund · txn_9'],
  ['ADA GREY', usd(1), 'ADA GREY'],
  // nothing else is said: then that
  ['2026-11-20 | 1.00', usd(100), '2026-11-20 · 1.00'],
  ['', usd(100), ''],
])('of a line %s with %o people read: %s', (text, sum, said) => expect(lineWords(text, sum)).toBe(said));

it.each([
  ['txn_1 | charge | ch_1', ['charge'], ['txn_1', 'ch_1']],
  ['2026-11-20 | 120.00 | B-1003 | Transfer 7 from M Okafor', ['Transfer 7 from M Okafor'], ['B-1003']],
])('of %s the words are %o, and the references %o', (text, words, references) =>
  expect(linePartsOf(text, usd(12_000))).toEqual({ words, references }),
);
