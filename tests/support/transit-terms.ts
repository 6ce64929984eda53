import { boxOf, type Box } from '../../src/contract/transit-box';
import { unitsOf, freightOf } from '../../src/contract/transit-freight';
import type {
  LineTerms as Terms,
  LinePriceRule as PriceRule,
  WeightRule as Rule,
} from '../../src/contract/transit-line';
import { LineTerms } from '../../src/contract/transit-line.schemas';
import { LinePriceRule, WeightRule } from '../../src/contract/transit-price.schemas';
import type { GivenTerms } from './transit-lines';
import type * as z from 'zod/mini';

/** Rule K of the test vectors: the first half kilogram and further ones. */
export const RULE_K = { mode: 'continued', firstGrams: 500, firstFee: 9500, nextGrams: 500, nextFee: 3800 } as const;

/** Terms of a line to Australia by rule K in steps of half a kilogram, but for what is given. */
export const termsOf = (given: Partial<GivenTerms> = {}): Terms =>
  LineTerms.parse({
    currency: 'CNY',
    zone: { countries: ['au'] },
    minDays: 7,
    maxDays: 12,
    weight: { divisor: 6000, stepGrams: 500 },
    price: RULE_K,
    ...given,
  });

export const weightRule = (given: Partial<z.input<typeof WeightRule>> = {}): Rule =>
  WeightRule.parse({ divisor: 6000, ...given });

export const priceRule = (given: z.input<typeof LinePriceRule>): PriceRule => LinePriceRule.parse(given);

export const boxOfSides = (grams: number, lengthMm = 0, widthMm = lengthMm, heightMm = lengthMm): Box =>
  boxOf({ grams, lengthMm, widthMm, heightMm });

/** A box of so much volume weight at /1000, whatever its shape. */
export const boxOfVolume = (grams: number, volumeGrams: number): Box => ({
  ...boxOfSides(grams, 100),
  mm3: volumeGrams * 1000,
});

export const freightAmount = (boxes: Box[], given: Partial<GivenTerms>): number | string => {
  const terms = termsOf(given);
  const { amount, refusals } = freightOf(unitsOf(boxes, terms), terms);
  const [refusal] = refusals;
  return refusal ? `${refusal.code} by ${refusal.over}` : amount;
};
