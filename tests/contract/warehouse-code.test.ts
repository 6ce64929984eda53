import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWarehouseCode, warehouseCode } from '../../src/contract/warehouse-code';

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const six = fc.array(fc.constantFrom(...ALPHABET), { minLength: 6, maxLength: 6 }).map((all) => all.join(''));

describe('warehouseCode', () => {
  it('adds the check character of the plan', () => expect(warehouseCode('7KQ2MX')).toBe('7KQ2MXN'));
  it.each(['7KQ2M', '7KQ2MXX', '7KQ2M0', '7kq2mx'])('makes none of %s', (characters) =>
    expect(() => warehouseCode(characters)).toThrow(RangeError),
  );
});

describe('readWarehouseCode', () => {
  it('reads letters of any size', () => expect(readWarehouseCode(' 7kq2mxn ')).toBe('7KQ2MXN'));
  it.each(['', '7KQ2MX', '7KQ2MXP', '7KQ2MXNN', '0KQ2MXN'])('finds none in %s', (text) =>
    expect(readWarehouseCode(text)).toBeUndefined(),
  );
  it('finds every slip of one character, and every two neighbours exchanged', () => {
    fc.assert(
      fc.property(six, fc.nat(5), fc.constantFrom(...ALPHABET), (characters, at, other) => {
        const code = warehouseCode(characters);
        const slipped = code.slice(0, at) + other + code.slice(at + 1);
        expect(readWarehouseCode(slipped)).toBe(slipped === code ? code : undefined);
        const [first = '', second = ''] = code.slice(at, at + 2);
        if (at < 5 && first !== second) {
          expect(readWarehouseCode(code.slice(0, at) + second + first + code.slice(at + 2))).toBeUndefined();
        }
      }),
    );
  });
});
