import { expect, it } from 'vitest';
import { isPlainPattern } from '../../src/contract/plain-pattern';
import known from '../../src/server/modules/account/customs-fields.json';

it.each(Object.values(known).flatMap((fields) => fields.map(({ pattern }) => pattern)))(
  '%s, which is known of a country, can be typed',
  (pattern) => expect(isPlainPattern(pattern)).toBe(true),
);
it.each([
  ...['^(A+)+$', '^[A-Z]+$', '^.*$', '[A-Z]{2}', '^$', '', '^[A-Z$', '^A{9,2}$', String.raw`^\w{3}$`],
  ...['^[0-9]{0,9}[0-9]{0,9}[0-9]{0,9}[0-9]{0,9}$', '^A$|B', '^(A|B)$', '^([A-Z]{0,9})?$'],
])('%s cannot', (pattern) => expect(isPlainPattern(pattern)).toBe(false));
