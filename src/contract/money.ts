import type { Money } from './fields';

export type { Money };

/** Largest sum that we store or compute with, in minor units: leaves room below 2^53 for adding. */
export const MAX_AMOUNT = 900_000_000_000_000;

/**
 * Decimals of a currency by ISO 4217; all others have 2. Not asked from `Intl`: engines disagree (V8 follows CLDR's
 * habits and says 0 for PKR, COP, HUF, where Gecko follows ISO), and then one integer would be two prices.
 * LAK is 2 in ISO; the kip has no coins, and docs/domain.md fixes it at 0. So is IDR: nobody can pay a part of a rupiah,
 * and its banks take none (decision 0152).
 */
const EXPONENTS = new Map<string, number>([
  ...'BIF CLP DJF GNF IDR ISK JPY KMF KRW LAK PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);
export const currencyExponent = (currency: string): number => EXPONENTS.get(currency) ?? 2;

/** Spec FRM-2: the cedi shows by its present code, the Nepalese rupee as people write it. */
const LABELS: Record<string, string> = { GHC: 'GHS', NPR: 'Rs.' };
export const currencyLabel = (currency: string): string => LABELS[currency] ?? currency;

/** Unambiguous next to a yuan price: the yen is `JP¥`, and a bare `$` is the US dollar only. */
const SYMBOLS: Record<string, string> = {
  CNY: '¥',
  JPY: 'JP¥',
  USD: '$',
  EUR: '€',
  GBP: '£',
  VND: '₫',
  KRW: '₩',
  LAK: '₭',
  THB: '฿',
  INR: '₹',
  PHP: '₱',
  RUB: '₽',
  UAH: '₴',
  KZT: '₸',
  NGN: '₦',
  ILS: '₪',
  TRY: '₺',
  MNT: '₮',
  GEL: '₾',
  AZN: '₼',
  PYG: '₲',
  CRC: '₡',
  AUD: 'A$',
  CAD: 'CA$',
  HKD: 'HK$',
  NZD: 'NZ$',
  SGD: 'S$',
  TWD: 'NT$',
  BRL: 'R$',
  MXN: 'MX$',
  MYR: 'RM',
  IDR: 'Rp',
};

/** The amount as providers and inputs take it: `1234.50`, no grouping. */
export function majorText({ amount, currency }: Money): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(inRange(amount))).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = exponent > 0 ? `.${digits.slice(-exponent)}` : '';
  return (amount < 0 ? '-' : '') + whole + fraction;
}

/**
 * Spec FRM-17: label, then the number in groups of three with commas. Latin digits in every language, so `intlTag`
 * only decides whether the minus sign needs a mark to stay in front in right-to-left text.
 */
export function formatMoney(money: Money, intlTag: string): string {
  const grouped = groupThousands(majorText({ ...money, amount: Math.abs(money.amount) }));
  const symbol = SYMBOLS[money.currency];
  const priced = symbol ? symbol + grouped : `${currencyLabel(money.currency)}\u00a0${grouped}`;
  if (money.amount >= 0) return priced;
  return `${/^(ar|fa|he|ur)\b/.test(intlTag) ? '\u200e' : ''}-${priced}`;
}

/** `1234567.5` → `1,234,567.5`; only the whole part is grouped. */
export const groupThousands = (number: string | number): string => {
  const [whole = '', fraction] = String(number).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/** A sum typed into a form: `12.50`, `1,234`. Undefined when it is none in this currency, or too large. */
export function parseMajor(text: string, currency: string): number | undefined {
  const match = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d+))?$/.exec(text.trim());
  const exponent = currencyExponent(currency);
  const fraction = match?.[2] ?? '';
  if (!match?.[1] || fraction.length > exponent) return undefined;
  const amount = Number(match[1].replaceAll(',', '') + fraction.padEnd(exponent, '0'));
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/**
 * The tenant's price of a CNY sum: `round_half_up(cny × rate × (1 + margin))`, exact.
 * `cnyToLocalRate` is a decimal string ("3512.5"); 150 basis points are 1.5 %.
 */
export function convertCny(cnyFen: number, cnyToLocalRate: string, marginBasisPoints: number, currency: string): Money {
  const { numerator, denominator } = rateOf(cnyToLocalRate, marginBasisPoints, currency);
  return { amount: divideHalfUp(BigInt(inRange(cnyFen)) * numerator, denominator), currency };
}

/** The CNY sum of the tenant's price, rounded half up. */
export function convertToCny({ amount, currency }: Money, cnyToLocalRate: string, marginBasisPoints: number): Money {
  const { numerator, denominator } = rateOf(cnyToLocalRate, marginBasisPoints, currency);
  return { amount: divideHalfUp(BigInt(inRange(amount)) * denominator, numerator), currency: 'CNY' };
}

interface Rate {
  of: readonly [cnyToLocalRate: string, marginBasisPoints: number, currency: string];
  numerator: bigint;
  denominator: bigint;
}

/** Whoever changes one sum changes many at the same rate: the last two are kept, with the margin and without. */
let lastRates: readonly Rate[] = [];

/** Minor units of the currency for a fen, as an exact fraction. */
function rateOf(cnyToLocalRate: string, marginBasisPoints: number, currency: string): Rate {
  const known = lastRates.find(
    ({ of }) => of[0] === cnyToLocalRate && of[1] === marginBasisPoints && of[2] === currency,
  );
  if (known) return known;
  const rate = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(cnyToLocalRate);
  if (!rate) throw new RangeError(`Not a rate: ${cnyToLocalRate}`);
  const fraction = rate[2] ?? '';
  const factor = BigInt(10_000 + inRange(marginBasisPoints)) * BigInt((rate[1] ?? '') + fraction);
  const made: Rate = {
    of: [cnyToLocalRate, marginBasisPoints, currency],
    numerator: factor * 10n ** BigInt(currencyExponent(currency)),
    // 10^4 of the basis points, 10^2 of the fen, and the rate's own decimals
    denominator: 10n ** BigInt(6 + fraction.length),
  };
  lastRates = [made, ...lastRates.slice(0, 1)];
  return made;
}

export function addMoney(first: Money, ...rest: Money[]): Money {
  return rest.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new RangeError(`Cannot add ${next.currency} to ${sum.currency}`);
    return { amount: inRange(sum.amount + next.amount), currency: sum.currency };
  }, first);
}

export const multiply = ({ amount, currency }: Money, quantity: number): Money => ({
  amount: ratioOf(amount, quantity, 1),
  currency,
});

/** `amount × numerator / denominator`, rounded half up: so much a kilogram for so many grams. */
export const ratioOf = (amount: number, numerator: number, denominator: number): number =>
  divideHalfUp(BigInt(inRange(amount)) * BigInt(inRange(numerator)), BigInt(denominator));

/** `numerator / denominator` of whole numbers from 0 on, rounded up: exact where a quotient of floats need not be. */
export const ceilOf = (numerator: number, denominator: number): number => {
  const rest = inRange(numerator) % denominator;
  return (numerator - rest) / denominator + (rest > 0 ? 1 : 0);
};

/** 250 basis points = 2.5 %. */
export const percentOf = (amount: number, basisPoints: number): number => ratioOf(amount, basisPoints, 10_000);

/** Half away from zero, so that taking a sum back mirrors it exactly. `denominator` is positive. */
function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return inRange(Number(numerator < 0n ? -rounded : rounded));
}

/** The amount itself, never `-0`; throws a RangeError where it is no whole number or beyond MAX_AMOUNT. */
export function inRange(amount: number): number {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > MAX_AMOUNT) throw new RangeError(`Amount: ${amount}`);
  return amount === 0 ? 0 : amount;
}

/** Spec FRM-17: characters above code 255 take the room of two. */
export function stringWidth(text: string): number {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) > 255 ? 2 : 1;
  return width;
}
