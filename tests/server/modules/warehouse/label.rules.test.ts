import { expect, it } from 'vitest';
import { warehouseCode } from '../../../../src/contract/warehouse-code';
import { signsOn } from '../../../../src/server/modules/warehouse/label.rules';

const code = warehouseCode('A2B3C4');
const id = 'abcdefghkmnpqrstu234';

it.each([
  ['between other words', `Sampan (${code}) Guangzhou`, { codes: [code], ids: [] }],
  ['in small letters', code.toLowerCase(), { codes: [code], ids: [] }],
  ['in wide letters', [...code].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)).join(''), { codes: [code], ids: [] }],
  ['twice', `${code}/${code}`, { codes: [code, code], ids: [] }],
  ['as an id of old, in any letters', `#${id.toUpperCase()}#`, { codes: [], ids: [id] }],
  ['both', `${code} ${id}`, { codes: [code], ids: [id] }],
])('a label names its shopper %s', (_, label, signs) => expect(signsOn(label)).toEqual(signs)); // prettier-ignore

it.each([
  ['a slip of the pen', code.slice(0, -1) + (code.endsWith('2') ? '3' : '2')],
  ['a code within a longer word', `${code}X`],
  ['an id with a letter too many', `${id}2`],
  ['an id with a letter too few', id.slice(1)],
  ['an id with a letter that is read for another', id.replace('2', '1')],
  ['nothing', ''],
])('a label with %s names nobody', (_, label) => expect(signsOn(label)).toEqual({ codes: [], ids: [] }));
