import type { Money } from '../../contract/fields';
import type { Locale } from '../../contract/locales';
import { parseTyped } from '../../contract/typed-sum';

export type AmountProblem = 'malformed' | 'tooSmall' | 'tooLarge';
type Reading = { amount: number; problem?: undefined } | { amount?: undefined; problem: AmountProblem };

/** A typed sum within limits, in minor units, or what is wrong with it. */
export function readAmount(
  text: string,
  { minimum, maximum }: Record<'minimum' | 'maximum', Money>,
  locale: Locale,
): Reading {
  const amount = parseTyped(text, maximum.currency, locale);
  if (amount === undefined) return { problem: 'malformed' };
  if (amount < minimum.amount) return { problem: 'tooSmall' };
  return amount > maximum.amount ? { problem: 'tooLarge' } : { amount };
}

/** Round sums to pick from: a few times the smallest one. */
export const suggestedAmounts = ({ minimum, maximum }: { minimum: Money; maximum: Money }): Money[] =>
  [4, 10, 20]
    .map((times) => ({ ...minimum, amount: minimum.amount * times }))
    .filter(({ amount }) => amount > 0 && amount <= maximum.amount);
