import { steppedRows, stepsBeyond } from './freight';
import { ratioOf } from './money';
import { row, sumOf, type Row } from './receipt-row';
import type { Box } from './transit-box';
import type { LinePriceRule } from './transit-line';
import { above, below, type Refusal } from './transit-refusal';

export interface Priced {
  rows: Row[];
}
export interface Unpriced {
  refusal: Refusal;
}
export const isUnpriced = (price: Priced | Unpriced): price is Unpriced => 'refusal' in price;

export interface Weighed {
  /** What is billed. */
  grams: number;
  box: Pick<Box, 'grams' | 'mm3'>;
  /** What would be billed of so many grams: steps and the minimum. */
  chargedOf: (grams: number) => number;
}
type Rule<M extends LinePriceRule['mode']> = Extract<LinePriceRule, { mode: M }>;
type Banded = Rule<'tier' | 'unit-and-tier' | 'continued-tier'>;

/** The price of a line for what it bills of a box (c5). Every row is rounded once, half up. */
export function priceByWeight(rule: LinePriceRule, weighed: Weighed): Priced | Unpriced {
  switch (rule.mode) {
    case 'continued':
      return { rows: continuedRows(rule, weighed.grams) };
    case 'levels':
      return bandAt(rule.bands, weighed.grams)
        ? { rows: levelRows(rule, weighed.grams) }
        : beyondBands(rule.bands, weighed.grams);
    case 'density':
      return byDensity(rule, weighed);
    default:
      return rule.nextBandCap ? cappedByNextBand(rule, weighed.grams, weighed.chargedOf) : inBand(rule, weighed.grams);
  }
}

interface Continued {
  firstGrams: number;
  firstFee: number;
  nextGrams: number;
  nextFee: number;
}
/** Bands come in rising order; the last may be open (`null`). */
interface Band {
  upToGrams: number | null;
}

const bandAt = <B extends Band>(bands: B[], grams: number): B | undefined =>
  bands.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);

const beyondBands = (bands: Band[], grams: number): Unpriced => ({
  refusal: above('counted-too-heavy', grams, bands.at(-1)?.upToGrams ?? 0),
});

function inBand(rule: Banded, grams: number): Priced | Unpriced {
  const rows = bandRows(rule, grams);
  return rows ? { rows } : beyondBands(rule.bands, grams);
}

function bandRows(rule: Banded, grams: number): Row[] | undefined {
  if (rule.mode === 'continued-tier') {
    const band = bandAt(rule.bands, grams);
    return band && continuedRows(band, grams);
  }
  if (rule.mode === 'tier') {
    const band = bandAt(rule.bands, grams);
    return band && [baseRow(band), kilogramRow(band.kilogramFee, grams)];
  }
  const band = bandAt(rule.bands, grams);
  return band && [kilogramRow(rule.kilogramFee, grams), baseRow(band)];
}

/** Tariffs get cheaper at the edge of a band: what is dearer than the first weight of the next is billed as that. */
function cappedByNextBand(rule: Banded, grams: number, chargedOf: Weighed['chargedOf']): Priced | Unpriced {
  const plain = inBand(rule, grams);
  const end = bandAt<Band>(rule.bands, grams)?.upToGrams ?? null;
  if (isUnpriced(plain) || end === null) return plain;
  const next = chargedOf(end + 1);
  const capped = cappedByNextBand(rule, next, chargedOf);
  const plainAmount = sumOf(plain.rows);
  if (isUnpriced(capped) || sumOf(capped.rows) >= plainAmount) return plain;
  return { rows: [...capped.rows, row('line-next-band', { grams: next, plainAmount })] };
}

/** Density is of the thing itself, by its scale; the price is of what is billed. */
function byDensity({ bands }: Rule<'density'>, { grams, box }: Weighed): Priced | Unpriced {
  const weight = BigInt(box.grams) * 1_000_000n;
  const band = bands.find(({ fromKgPerM3 }) => weight >= BigInt(fromKgPerM3) * BigInt(box.mm3));
  // down to the gram, so that 249.99 never reads 250
  const cubicMetreGrams = Number((weight * 1000n) / BigInt(box.mm3));
  const least = bands.at(-1)?.fromKgPerM3 ?? 0;
  if (!band) return { refusal: below('density-too-low', cubicMetreGrams, least * 1000) };
  return {
    rows: [
      row('weight-density', { cubicMetreGrams, fromGrams: band.fromKgPerM3 * 1000 }),
      ...(band.baseFee > 0 ? [row('line-base-open', {}, band.baseFee)] : []),
      kilogramRow(band.kilogramFee, grams),
    ],
  };
}

const continuedRows = (rule: Continued, grams: number): Row[] => [
  firstRow(rule),
  ...nextRows(stepsBeyond(grams, rule.firstGrams, rule.nextGrams), rule),
];

function levelRows(rule: Rule<'levels'>, grams: number): Row[] {
  const rows = [firstRow(rule)];
  let from = rule.firstGrams;
  for (const band of rule.bands) {
    const to = Math.min(grams, band.upToGrams ?? grams);
    rows.push(...nextRows(stepsBeyond(to, from, band.nextGrams), band));
    from = Math.max(from, to);
  }
  return rows;
}

const firstRow = ({ firstGrams, firstFee }: Pick<Continued, 'firstGrams' | 'firstFee'>) =>
  row('line-first', { grams: firstGrams, firstFee }, firstFee);

const nextRows = (steps: number, { nextGrams, nextFee }: Pick<Continued, 'nextGrams' | 'nextFee'>): Row[] =>
  steppedRows('line-next', steps, nextFee, { grams: nextGrams });

const baseRow = ({ baseFee, upToGrams }: Band & { baseFee: number }) =>
  upToGrams === null ? row('line-base-open', {}, baseFee) : row('line-base', { upToGrams }, baseFee);

const kilogramRow = (kilogramFee: number, grams: number) =>
  row('line-kilogram', { grams, kilogramFee }, ratioOf(kilogramFee, grams, 1000));
