import { girthOf, sumOfSides, type Box } from './transit-box';
import type { Unit } from './transit-freight';
import type { LineTerms } from './transit-line';
import { above, below, type Refusal, type RefusalCode } from './transit-refusal';

type LimitTerms = Pick<LineTerms, 'weight' | 'limits' | 'boxes'>;

/** What boxes may measure and weigh: the scale by itself, and what is counted by itself. All that is exceeded, box by box. */
export function limitsExceeded(units: readonly Unit[], terms: LimitTerms): Refusal[] {
  const boxes = units.flatMap((unit) => unit.boxes);
  const { maxScaleGrams, maxCountedGrams } = terms.weight;
  return [
    ...over('too-many-boxes', boxes.length, terms.boxes.max),
    ...boxes.flatMap(({ grams }) => over('too-heavy', grams, maxScaleGrams)),
    ...units.flatMap(({ charged }) => over('counted-too-heavy', charged.grams, maxCountedGrams)),
    ...boxes.flatMap((box) => sizesExceeded(box, terms.limits)),
  ];
}

const SIDES = [0, 1, 2] as const;

function sizesExceeded({ sides, mm3 }: Box, limits: LineTerms['limits']): Refusal[] {
  // nobody has measured: there is nothing to hold against a limit
  if (mm3 === 0) return [];
  const { maxSideMm, maxSumMm, maxGirthMm, largestMm, smallestMm } = limits;
  return [
    ...over('side-too-long', sides[0], maxSideMm),
    ...over('sides-too-long', sumOfSides(sides), maxSumMm),
    ...over('girth-too-long', girthOf(sides), maxGirthMm),
    ...SIDES.flatMap((at) => over('box-too-large', sides[at], largestMm && largestMm[at])),
    ...SIDES.flatMap((at) => under('box-too-small', sides[at], smallestMm && smallestMm[at])),
  ];
}

export const over = (code: RefusalCode, actual: number, limit: number | null): Refusal[] =>
  limit !== null && actual > limit ? [above(code, actual, limit)] : [];

const under = (code: RefusalCode, actual: number, limit: number | null): Refusal[] =>
  limit !== null && actual < limit ? [below(code, actual, limit)] : [];
