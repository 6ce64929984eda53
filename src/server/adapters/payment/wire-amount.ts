import type { Money } from '../../../contract/fields';
import { currencyExponent } from '../../../contract/money';

/** In units of which ten to the `exponent` are one of the currency. @throws RangeError where the sum is none in such units */
export function toUnits({ amount, currency }: Money, exponent: number): number {
  const units = amount * 10 ** (exponent - currencyExponent(currency));
  if (!Number.isSafeInteger(units)) throw new RangeError(`no sum in units of ${currency}: ${String(amount)}`);
  return units;
}

/** Back: a sum that is none in our minor units stays a fraction, which equals no sum of ours. */
export const fromUnits = (units: number, currency: string, exponent: number): Money => ({
  amount: units / 10 ** (exponent - currencyExponent(currency)),
  currency,
});

/** A decimal as providers write it: `10`, `10.5`, `10.00`; digits that we have no units for make it no sum of ours. */
export function fromDecimal(text: string, currency: string): Money {
  const [, whole = '', fraction = ''] = /^(\d{1,15})(?:\.(\d{1,8}))?$/.exec(text.trim()) ?? [];
  const exponent = currencyExponent(currency);
  const kept = fraction.padEnd(exponent, '0');
  const isExact = whole !== '' && /^0*$/.test(kept.slice(exponent));
  return { amount: isExact ? Number(whole + kept.slice(0, exponent)) : Number.NaN, currency };
}
