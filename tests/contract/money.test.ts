import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_AMOUNT,
  addMoney,
  convertCny,
  currencyExponent,
  currencyLabel,
  formatMoney,
  groupThousands,
  inRange,
  majorText,
  multiply,
  parseMajor,
  percentOf,
  stringWidth,
} from '../../src/contract/money';

const of = (amount: number, currency = 'USD') => ({ amount, currency });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const amount = fc.integer({ min: 0, max: MAX_AMOUNT });
const currency = fc.constantFrom('CNY', 'USD', 'VND', 'LAK', 'KRW', 'UZS', 'KWD', 'CLF', 'NPR');

describe('currencyExponent', () => {
  it.each(['VND', 'LAK', 'KRW', 'CLP', 'JPY', 'PYG', 'IDR'])('%s has no decimals (docs/domain.md)', (code) =>
    expect(currencyExponent(code)).toBe(0),
  );
  it.each(['CNY', 'USD', 'UZS', 'AED', 'NPR', 'GHC', 'GHS', 'PKR', 'COP', 'MMK'])('%s has two (ISO 4217)', (code) =>
    expect(currencyExponent(code)).toBe(2),
  );
  it.each([['KWD', 3], ['BHD', 3], ['IQD', 3], ['CLF', 4]])('%s has %i', (code, exponent) =>
    expect(currencyExponent(code)).toBe(exponent),
  ); // prettier-ignore
  it('is not fooled by names of object members', () => expect(currencyExponent('constructor')).toBe(2));
});

describe('currencyLabel', () => {
  it.each([['GHC', 'GHS'], ['NPR', 'Rs.'], ['USD', 'USD'], ['VND', 'VND']])('%s → %s (FRM-2)', (code, label) =>
    expect(currencyLabel(code)).toBe(label),
  ); // prettier-ignore
});

describe('formatMoney', () => {
  it.each([
    [of(123450), '$1,234.50'],
    [of(5), '$0.05'],
    [of(0), '$0.00'],
    [of(99), '$0.99'],
    [of(100_000_000), '$1,000,000.00'],
    [of(1234567890, 'VND'), '₫1,234,567,890'],
    [of(0, 'VND'), '₫0'],
    [of(5900, 'CNY'), '¥59.00'],
    [of(120000, 'NPR'), 'Rs. 1,200.00'],
    [of(120000, 'GHC'), 'GHS 1,200.00'],
    [of(120000, 'AED'), 'AED 1,200.00'],
    [of(12345, 'KWD'), 'KWD 12.345'],
    [of(-123450), '-$1,234.50'],
    [of(-1, 'UZS'), '-UZS 0.01'],
  ])('%j → %s: thousands with commas, the label before (FRM-17)', (money, expected) =>
    expect(plain(formatMoney(money, 'en'))).toBe(expected),
  );

  it('writes the same latin digits in every language', () => {
    for (const tag of ['ar', 'th', 'lo', 'vi', 'ru', 'zh-CN']) expect(formatMoney(of(123450), tag)).toBe('$1,234.50');
  });
  it.each(['ar', 'ar-EG', 'fa', 'he', 'ur'])('keeps the minus in front in right-to-left text: %s', (tag) =>
    expect(formatMoney(of(-100), tag)).toBe('\u200e-$1.00'),
  );
  it('needs no mark for it elsewhere', () => expect(formatMoney(of(-100), 'x-ar')).toBe('-$1.00'));
  it('refuses what is no whole number of minor units', () =>
    expect(() => formatMoney(of(1.5), 'en')).toThrow(RangeError));
});

describe('the sign of a currency', () => {
  it.each(
    Object.entries({
      ...{ CNY: '¥', JPY: 'JP¥', USD: '$', EUR: '€', GBP: '£', VND: '₫', KRW: '₩', LAK: '₭', THB: '฿', INR: '₹' },
      ...{ PHP: '₱', RUB: '₽', UAH: '₴', KZT: '₸', NGN: '₦', ILS: '₪', TRY: '₺', MNT: '₮', GEL: '₾', AZN: '₼' },
      ...{ PYG: '₲', CRC: '₡', AUD: 'A$', CAD: 'CA$', HKD: 'HK$', NZD: 'NZ$', SGD: 'S$', TWD: 'NT$', BRL: 'R$' },
      ...{ MXN: 'MX$', MYR: 'RM', IDR: 'Rp' },
    }),
  )('of %s is %s', (code, sign) => expect(formatMoney(of(0, code), 'en').replace(/0.*/, '')).toBe(sign));
});

describe('groupThousands', () => {
  it.each([['1234567', '1,234,567'], ['999', '999'], ['-1234', '-1,234'], ['1234.56789', '1,234.56789']])(
    '%s → %s (FRM-17)',
    (input, expected) => expect(groupThousands(input)).toBe(expected),
  ); // prettier-ignore
});

describe('parseMajor', () => {
  it.each([
    ['12.50', 'USD', 1250],
    ['12.5', 'USD', 1250],
    ['12', 'USD', 1200],
    ['1,234', 'USD', 123400],
    ['1,234,567.89', 'USD', 123456789],
    [' 7 ', 'USD', 700],
    ['0', 'USD', 0],
    ['1,234', 'VND', 1234],
    ['1000', 'LAK', 1000],
    ['1.234', 'KWD', 1234],
    ['9000000000000', 'USD', MAX_AMOUNT],
  ])('%s %s → %i', (text, code, expected) => expect(parseMajor(text, code)).toBe(expected));

  it.each([
    ['', 'USD'], ['.', 'USD'], ['.5', 'USD'], ['5.', 'USD'], ['12.505', 'USD'], ['1.000', 'VND'], ['1.000,00', 'USD'],
    ['1,23', 'USD'], ['12,34,567', 'USD'], ['1234,567', 'USD'], ['-1', 'USD'], ['+1', 'USD'], ['1e3', 'USD'],
    ['0x10', 'USD'], ['١٢', 'USD'], ['１２', 'USD'], ['NaN', 'USD'], ['Infinity', 'USD'], ['1 000', 'USD'],
    ['9000000000000.01', 'USD'], ['9'.repeat(16), 'VND'], ['1'.repeat(400), 'USD'],
  ])('refuses %s %s', (text, code) => expect(parseMajor(text, code)).toBeUndefined()); // prettier-ignore

  it('reads back what majorText and groupThousands write', () => {
    fc.assert(
      fc.property(amount, currency, (sum, code) => {
        const text = majorText(of(sum, code));
        expect(parseMajor(text, code)).toBe(sum);
        expect(parseMajor(groupThousands(text), code)).toBe(sum);
      }),
    );
  });
});

describe('convertCny', () => {
  it.each([
    [5900, '3512.5', 0, 'VND', 207238], // 207237.5
    [5900, '3512.49', 0, 'VND', 207237], // 207236.91
    [10000, '0.1403', 0, 'USD', 1403],
    [10000, '0.1403', 150, 'USD', 1424], // 1424.045
    [1, '0.14', 0, 'USD', 0],
    [1, '0.5', 0, 'USD', 1],
    [100, '1765.25', 200, 'UZS', 180056], // 180055.5
    [12345, '190', 0, 'KRW', 23456], // 23455.5
    [100, '0.04215', 0, 'KWD', 42],
    [100, '1', 0, 'CNY', 100],
    [0, '3512.5', 500, 'VND', 0],
    [1005, '1.005', 0, 'USD', 1010], // 1010.025
    [-5900, '3512.5', 0, 'VND', -207238],
  ])('%i fen × %s + %i bp in %s → %i', (fen, rate, margin, code, expected) =>
    expect(convertCny(fen, rate, margin, code)).toEqual(of(expected, code)),
  );

  it.each(['', '-1', '1e3', '1,5', '.5', '5.', 'NaN', ' 1', '1'.repeat(13), `0.${'1'.repeat(19)}`])(
    'refuses the rate %j',
    (rate) => expect(() => convertCny(100, rate, 0, 'USD')).toThrow(RangeError),
  );
  it('refuses results beyond the range, and fractions', () => {
    expect(() => convertCny(MAX_AMOUNT, '3500', 0, 'VND')).toThrow(RangeError);
    expect(() => convertCny(0.5, '1', 0, 'USD')).toThrow(RangeError);
    expect(() => convertCny(1, '1', 0.5, 'USD')).toThrow(RangeError);
  });

  it('differs from the exact value by at most half a minor unit, halves going up', () => {
    const rate = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 9_999 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), rate, fc.integer({ min: 0, max: 5000 }), currency,
        (fen, [whole, fraction], margin, code) => {
          const text = `${whole}.${String(fraction).padStart(4, '0')}`;
          const exact = BigInt(fen) * BigInt(whole * 10_000 + fraction) * BigInt(10_000 + margin) * 10n ** BigInt(currencyExponent(code));
          const error = BigInt(convertCny(fen, text, margin, code).amount) * 10n ** 10n - exact;
          expect(error).toBeGreaterThan(-(10n ** 10n) / 2n);
          expect(error).toBeLessThanOrEqual(10n ** 10n / 2n);
        }),
    ); // prettier-ignore
  });
});

describe('sums', () => {
  it('adds in one currency only', () => {
    expect(addMoney(of(1), of(2), of(3))).toEqual(of(6));
    expect(() => addMoney(of(1), of(1, 'VND'))).toThrow(RangeError);
  });
  it('makes the sum of lines the total: n equal lines are one line of n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: 50 }), (price, quantity) => {
        const [first, ...rest] = Array.from({ length: quantity }, () => of(price));
        expect(first && addMoney(first, ...rest)).toEqual(multiply(of(price), quantity));
      }),
    );
  });
  it('splits a sum into a percentage and its rest without losing a unit', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (sum, basisPoints) => {
        const part = percentOf(sum, basisPoints);
        expect(part).toBeLessThanOrEqual(sum);
        expect(addMoney(of(part), of(sum - part))).toEqual(of(sum));
        expect(percentOf(-sum, basisPoints)).toBe(part === 0 ? 0 : -part);
      }),
    );
  });
  it.each([[1000, 250, 25], [50, 100, 1], [49, 100, 0], [150, 100, 2], [333, 1000, 33], [335, 1000, 34], [-50, 100, -1]])(
    '%i × %i bp → %i',
    (sum, basisPoints, expected) => expect(percentOf(sum, basisPoints)).toBe(expected),
  ); // prettier-ignore
  it('never makes a negative zero', () => {
    expect(Object.is(percentOf(-1, 1), 0)).toBe(true);
    expect(Object.is(multiply(of(0), -1).amount, 0)).toBe(true);
  });
  it.each([MAX_AMOUNT + 1, -MAX_AMOUNT - 1, 2 ** 53, 0.1, NaN, Infinity])('refuses %d', (sum) => {
    expect(() => inRange(sum)).toThrow(RangeError);
    expect(() => multiply(of(sum), 1)).toThrow(RangeError);
    expect(() => percentOf(sum, 1)).toThrow(RangeError);
  });
  it('refuses a sum that grows beyond the range', () => {
    expect(() => addMoney(of(MAX_AMOUNT), of(1))).toThrow(RangeError);
    expect(() => multiply(of(MAX_AMOUNT), 2)).toThrow(RangeError);
  });
});

describe('stringWidth', () => {
  it.each([['', 0], ['abc', 3], ['é', 1], ['ÿ', 1], ['Ā', 2], ['中文', 4], ['a中', 3], ['😀', 2], ['ລາວ', 6]])('%j → %i (FRM-17)', (text, width) =>
    expect(stringWidth(text)).toBe(width),
  ); // prettier-ignore
});

describe('what is refused', () => {
  it('says why', () => {
    expect(() => convertCny(1, 'much', 0, 'USD')).toThrow('Not a rate: much');
    expect(() => addMoney(of(1, 'USD'), of(1, 'CNY'))).toThrow('Cannot add CNY to USD');
    expect(() => inRange(MAX_AMOUNT + 1)).toThrow(`Amount: ${MAX_AMOUNT + 1}`);
  });
  it('is not the largest sum itself', () =>
    expect([inRange(MAX_AMOUNT), inRange(-MAX_AMOUNT)]).toEqual([MAX_AMOUNT, -MAX_AMOUNT]));
  it('is the sign of a sum below nothing not', () => expect(majorText(of(-5))).toBe('-0.05'));
});
