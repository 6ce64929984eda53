import { describe, expect, it } from 'vitest';
import { isCustomsNumber } from '../../src/contract/customs-numbers';

describe('isCustomsNumber', () => {
  it.each([
    ['CPF', '529.982.247-25'],
    ['CPF', '111.444.777-35'],
    ['CNPJ', '11.222.333/0001-81'],
    ['RUT', '12.345.678-5'],
    ['RUT', '76.086.428-5'],
    ['RUT', '1000005-k'],
    ['RUT', '10.000.004-0'],
    ['CPF', '123.456.007-05'],
    ['CPF', '123.456.002-09'],
    ['CPF', '123.456.008-96'],
    ['INN', '500100732259'],
    ['IIN', '850123350180'],
    // its first sum has no digit, the second does
    ['IIN', '850123350202'],
    ['PCCC', 'p123456789012'],
  ] as const)('%s: %s', (kind, text) => {
    // one more before or behind makes it none
    expect([`${text}0`, `9${text}`, `P${text}`].filter((longer) => isCustomsNumber(kind, longer))).toEqual([]);
    expect(isCustomsNumber(kind, text)).toBe(true);
    if (kind === 'PCCC') return;
    // a slip in the last place
    const last = text.at(-1)?.toUpperCase();
    expect([...'0123456789K'].filter((digit) => isCustomsNumber(kind, text.slice(0, -1) + digit))).toEqual([last]);
  });
  it.each([
    ['CPF', '529.982.247-2'],
    ['CPF', '529.982.237-25'],
    ['CPF', '111.111.111-11'],
    ['CNPJ', '11.222.333/0001-91'],
    ['CNPJ', '00.000.000/0000-00'],
    ['RUT', '12.345.679-5'],
    ['INN', '500100732269'],
    ['IIN', '85012335018'],
    ['PCCC', 'P12345678901'],
    ['PCCC', '1234567890123'],
  ] as const)('no %s: %s', (kind, text) => expect(isCustomsNumber(kind, text)).toBe(false));
});
