import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTypedCount, parseTypedNumber } from '../../src/contract/typed-number';

it.each([
  ['1.5', 1.5], ['1,5', 1.5], [' 2 ', 2], ['007', 7], ['١٫٥', 1.5], ['١٢', 12], ['۳', 3], ['๒.๕', 2.5], ['໙', 9], ['１．５', 1.5], ['２，５', 2.5], [3.25, 3.25],
] as const)('reads %s', (text, number) => expect(parseTypedNumber(text)).toBe(number)); // prettier-ignore

it.each(['', '1e3', '1E3', '-3', '+3', '.5', '5.', '1.2.3', '1,234.5', '1 5', '0x10', 'Infinity', 'NaN', '½', '²', 'x', '1_000', '१२'])(
  'refuses %s', (text) => expect(parseTypedNumber(text)).toBeUndefined()); // prettier-ignore

it('reads back what is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (grams) => {
      expect(parseTypedNumber(String(grams / 1000))).toBe(grams / 1000);
    }),
  );
});

it.each([['1', 1], ['13', 13], ['١٣', 13], ['0', undefined], ['14', undefined], ['1.5', undefined], ['', undefined], ['1e1', undefined]])(
  'counts %s among thirteen as %s', (text, count) => expect(parseTypedCount(text, 13)).toBe(count)); // prettier-ignore
