import { describe, expect, it } from 'vitest';
import type { CustomsFieldRule } from '../../../../src/contract/customs';
import { customsFieldsOf } from '../../../../src/server/modules/account/customs-fields';
import { maskNumber, readCustomsValues } from '../../../../src/server/modules/account/customs.rules';

const shop = { defaultLanguage: 'en' } as const;
const fieldOf = (country: string, key: string) => customsFieldsOf(shop, country).filter((field) => field.key === key);

describe('what is known of a country', () => {
  it.each([
    ['kr', 'PCCC', 'p123456789012', 'P12345678901'],
    ['uz', 'PINFL', '31503851234567', '3150385123456'],
    ['kz', 'IIN', '850123350180', '850123350181'],
    ['ru', 'INN', '500100732259', '500100732258'],
    ['by', 'PASSPORT', 'MP 1234567', '1234567'],
    ['kg', 'PASSPORT', 'AC1234567', 'A1234567'],
    ['br', 'CPF', '529.982.247-25', '529.982.247-26'],
    ['br', 'CPF', '11.222.333/0001-81', '11.222.333/0001-82'],
    ['cl', 'RUT', '12.345.678-5', '12.345.678-6'],
    ['mx', 'CURP', 'GODE561231GR8', 'GODE56123'],
    ['vn', 'CCCD', '001099012345', '00109901234'],
    ['np', 'PAN', '301234567', '30123456'],
    ['ae', 'EMIRATES_ID', '784-1990-1234567-1', '785-1990-1234567-1'],
    ['pk', 'CNIC', '35202-1234567-1', '35202-1234567'],
  ])('%s %s takes %s and refuses %s', (country, key, right, wrong) => {
    const field = fieldOf(country, key);
    expect(field).toHaveLength(1);
    expect(readCustomsValues(field, { [key]: right })).toHaveProperty('numbers');
    expect(readCustomsValues(field, { [key]: wrong })).toHaveProperty('errors');
  });

  it('shows an example that it takes itself', () => {
    for (const country of ['kr', 'uz', 'kz', 'ru', 'by', 'kg', 'br', 'cl', 'mx', 'vn', 'np', 'ae', 'pk'])
      for (const field of customsFieldsOf(shop, country))
        expect(readCustomsValues([field], { [field.key]: field.example }), field.key).toHaveProperty('numbers');
  });

  it('gives way to what the shop wrote down, and to what a line needs', () => {
    const own: CustomsFieldRule = { key: 'TAX', label: { en: 'Tax' }, help: {}, example: '', pattern: '^\\d+$', checks: [], isRequired: false, hasExpiry: false }; // prettier-ignore
    const keysOf = (fields: CustomsFieldRule[]) => fields.map(({ key, isRequired }) => [key, isRequired]);
    expect(keysOf(customsFieldsOf({ ...shop, customsFields: { kr: [own] } }, 'KR'))).toEqual([['TAX', false]]);
    expect(keysOf(customsFieldsOf(shop, 'uz', ['PASSPORT', 'LICENCE']))).toEqual([
      ['PINFL', true],
      ['PASSPORT', true],
      ['LICENCE', true],
    ]);
    expect(customsFieldsOf(shop, 'au')).toEqual([]);
  });
});

describe('reading what was typed', () => {
  const fields = customsFieldsOf(shop, 'ru');
  it('keeps numbers plain and leaves out what is empty', () => {
    expect(readCustomsValues(fields, { INN: '5001 0073 2259', PASSPORT: ' ' })).toEqual({
      numbers: new Map([['INN', '500100732259']]),
    });
  });
  it('names each field that is wrong, missing or not asked', () => {
    expect(readCustomsValues(fields, { PASSPORT: 'x', PCCC: 'P123456789012' })).toEqual({
      errors: [
        { path: 'values.PCCC', code: 'unknown_field' },
        { path: 'values.INN', code: 'required' },
        { path: 'values.PASSPORT', code: 'wrong_shape' },
      ],
    });
    expect(readCustomsValues(fields, { INN: '500100732258' })).toEqual({
      errors: [{ path: 'values.INN', code: 'wrong_digits' }],
    });
  });
});

describe('masking', () => {
  it.each([
    ['P123456783456', 'P••••••••3456'],
    ['850123350180', '••••••••0180'],
    ['AA1234567', '•••••4567'],
    ['MP12345', '•••••45'],
  ])('%s → %s', (number, masked) => expect(maskNumber(number)).toBe(masked));
});
