import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../src/contract/locales';
import { currencyExponent, groupThousands, majorText, MAX_AMOUNT } from '../../src/contract/money';
import { parseTyped, typedText } from '../../src/contract/typed-sum';

const COMMA: Locale[] = ['vi', 'ru', 'ru2', 'uz', 'pt', 'es', 'fr', 'id', 'bg'];
const POINT = LOCALES.filter((locale) => !COMMA.includes(locale));
const amount = fc.integer({ min: 0, max: MAX_AMOUNT });
const currency = fc.constantFrom('CNY', 'USD', 'VND', 'KRW', 'UZS', 'KWD', 'RUB');
const anyLocale = fc.constantFrom(...LOCALES);

describe('a sum as people type it', () => {
  it.each([
    ['1,5', 'ru', 150],
    ['60000,50', 'ru', 6_000_050],
    ['60 000,50', 'ru', 6_000_050],
    ['1\u202f234\u202f567,8', 'fr', 123_456_780],
    ['1.5', 'ru', 150],
    ['1.234,56', 'es', 123_456],
    ['1,234.56', 'ru', 123_456],
    ['1.234.567', 'id', 123_456_700],
    ['1,234,567', 'vi', 123_456_700],
    ['1,234', 'en', 123_400],
    ['1,5', 'en', 150],
    ['42,50', 'zh-CN', 4250],
    [' 7 ', 'ar', 700],
  ] as const)('%s in %s', (text, locale, fen) => expect(parseTyped(text, 'CNY', locale)).toBe(fen));

  it.each([
    // one and a half yuan, or fifteen hundred
    ['1,500', 'ru'], ['1.500', 'ru'], ['1,500', 'vi'], ['1.500', 'es'], ['1.500', 'en'],
    ['', 'ru'], [',5', 'ru'], ['5,', 'ru'], ['1,2,3', 'ru'], ['1.2.3', 'en'], ['1,23,456', 'en'], ['12 34', 'ru'],
    ['1,234,50', 'ru'], ['1,234.567,8', 'ru'], ['1234,567', 'ru'], ['1234.567,8', 'es'], ['1 5', 'ru'],
    ['-1', 'ru'], ['1e3', 'en'], ['abc', 'en'], ['١٢', 'ar'], ['12,505', 'ru'],
  ] as const)('refuses %s in %s', (text, locale) => expect(parseTyped(text, 'CNY', locale)).toBeUndefined()); // prettier-ignore

  it('has groups alone where a currency has no cents', () => {
    expect(parseTyped('50.000', 'VND', 'vi')).toBe(50_000);
    expect(parseTyped('50,000', 'KRW', 'ko')).toBe(50_000);
    expect(parseTyped('50000,5', 'VND', 'vi')).toBeUndefined();
    expect(parseTyped('50,000', 'VND', 'vi')).toBeUndefined();
  });

  it('is read back as the fields fill it in, in each language', () => {
    fc.assert(
      fc.property(amount, currency, anyLocale, (sum, code, locale) => {
        expect(parseTyped(typedText({ amount: sum, currency: code }, locale), code, locale)).toBe(sum);
      }),
    );
  });

  it('is read as its language means it, or not at all: never as another sum', () => {
    fc.assert(
      fc.property(amount, currency, anyLocale, fc.boolean(), (sum, code, locale, isGrouped) => {
        const plain = majorText({ amount: sum, currency: code });
        const english = isGrouped ? groupThousands(plain) : plain;
        const isComma = COMMA.includes(locale);
        const own = isComma ? english.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : english;
        expect([sum, undefined]).toContain(parseTyped(own, code, locale));
      }),
    );
  });

  it('takes one and two decimals after either sign, and never loses the sign', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.integer({ min: 0, max: 99 }), fc.constantFrom('.', ','), anyLocale, (whole, cents, sign, locale) => {
        const two = String(cents).padStart(2, '0');
        expect(parseTyped(`${whole}${sign}${two}`, 'USD', locale)).toBe(whole * 100 + cents);
        expect(parseTyped(`${whole}${sign}${two[0]}`, 'USD', locale)).toBe(whole * 100 + Number(two[0]) * 10);
      }),
    ); // prettier-ignore
  });

  it('refuses three digits after a comma where a comma begins the cents, and groups them elsewhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, rest) => {
        const text = `${whole},${String(rest).padStart(3, '0')}`;
        for (const locale of COMMA) expect(parseTyped(text, 'USD', locale)).toBeUndefined();
        for (const locale of POINT) expect(parseTyped(text, 'USD', locale)).toBe((whole * 1000 + rest) * 100);
      }),
    );
    expect(currencyExponent('USD')).toBe(2);
  });
});
