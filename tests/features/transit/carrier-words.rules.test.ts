import { expect, it } from 'vitest';
import { isReadIn } from '../../../src/features/transit/carrier-words.rules';

it.each([
  ['en', 'Departed from port', true],
  ['ar', 'Departed from port', false],
  ['en', '快件已发出', false],
  ['zh-HK', '快件已发出', true],
] as const)('on a page in %s “%s” is read: %s', (locale, original, isRead) => {
  expect(isReadIn(locale, original)).toBe(isRead);
});
