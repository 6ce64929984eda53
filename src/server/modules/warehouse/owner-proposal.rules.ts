import type { OwnerMark } from '../../../contract/parcel-desk';
import { CODE_ALPHABET, CODE_LENGTH } from '../../../contract/warehouse-code';
import { marksOf, type Claimant, type Seen } from './parcel-claim.rules';

/** What each thing counts that fits; those that a claim is weighed by count as they do there. */
const POINTS: Record<OwnerMark, number> = {
  ...{ CODE: 50, NUMBER: 50, PREFIX: 15, PHONE: 20, NAME: 20, AWAITED: 15, WEIGHT: 10 },
  // who claims it has said so: what fits is counted, at its claim and at the goods alike
  CLAIM: 0,
};
const MOST_WORDS = 8;
/** A courier gives one sender's parcels numbers that begin alike. */
const PREFIX = 9;
const DIGITS = '0123456789';

/** Somebody who may be the owner, what they say, and what they wait for. */
export interface Candidate extends Claimant {
  /** They claim it. */
  isClaimant: boolean;
  waits: { parcelId: string; number: string; title: string }[];
}

/** Codes that a word on a label may have been, with one slip of the pen or of the eye: another character, or one left out. */
export function codesNear(label: string): string[] {
  const words = label
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length === CODE_LENGTH || word.length === CODE_LENGTH + 1)
    .slice(0, MOST_WORDS);
  const whole = CODE_LENGTH + 1;
  return [
    ...new Set(
      words.flatMap((word) =>
        Array.from({ length: word.length === whole ? word.length : whole }, (_, at) =>
          [...CODE_ALPHABET].map(
            (letter) => word.slice(0, at) + letter + word.slice(word.length === whole ? at + 1 : at),
          ),
        ).flat(),
      ),
    ),
  ];
}

/** Numbers that this one may have been meant as: another digit at one place, or two that changed places. */
export function numbersNear(number: string): string[] {
  const at = [...number];
  const slips = at.flatMap((one, place) =>
    DIGITS.includes(one)
      ? [...DIGITS].filter((digit) => digit !== one).map((digit) => at.with(place, digit).join(''))
      : [],
  );
  const swaps = at.slice(1).flatMap((one, place) => {
    const before = at[place] ?? '';
    return one === before
      ? []
      : at
          .with(place, one)
          .with(place + 1, before)
          .join('');
  });
  return [...new Set([...slips, ...swaps])];
}

interface Weighed {
  marks: OwnerMark[];
  score: number;
  awaited: Candidate['waits'][number] | null;
}

/** How well somebody fits goods of nobody's, by which signs, and what they wait for that these may be. */
export function weighCandidate(number: string, seen: Seen, candidate: Candidate): Weighed {
  const { isClaimant, waits, codes } = candidate;
  const near = new Set(numbersNear(number));
  const slip = waits.find((one) => near.has(one.number));
  const alike = waits.find((one) => one.number.slice(0, PREFIX) === number.slice(0, PREFIX));
  const found = new Set<OwnerMark>(marksOf(number, seen, candidate));
  const misread = new Set(codesNear(seen.label));
  if (codes.some((code) => misread.has(code))) found.add('CODE');
  if (slip) found.add('NUMBER');
  else if (alike) found.add('PREFIX');
  if (isClaimant) found.add('CLAIM');
  const marks = (Object.keys(POINTS) as OwnerMark[]).filter((mark) => found.has(mark));
  return { marks, score: marks.reduce((sum, mark) => sum + POINTS[mark], 0), awaited: slip ?? alike ?? null };
}
