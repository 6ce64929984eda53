import { feeOf, line, stepsBeyond, steppedLine, type Fee, type FeeLine, type Refusal } from './freight';
import { ratioOf } from './money';

export interface ParcelMeasures {
  grams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

/** What a shipping line takes for the weight of a parcel. */
export interface WeightRule {
  /** Cubic centimetres to the kilogram: 5000, 6000, 7000, 8000; 4000 is "1 m³ = 250 kg". */
  divisor: number;
  /** The line looks at the scale only. */
  ignoreVolume: boolean;
  /** `greater` of the two, or `hybrid`: by scale below 3 kg of volume, the mean below 10 kg, then the greater. */
  method: 'greater' | 'hybrid';
  /** Rounded up to this; 1 is exact. */
  stepGrams: number;
  minGrams: number;
  maxGrams: number | null;
}

export interface ChargeableWeight {
  grams: number;
  lines: FeeLine[];
}

export function chargeableGrams(parcel: ParcelMeasures, rule: WeightRule): ChargeableWeight | Refusal {
  const { grams: actualGrams } = parcel;
  const { divisor, stepGrams, minGrams, maxGrams } = rule;
  // mm³ / divisor are grams, as cm³ / divisor are kilograms.
  const volumeGrams = Math.ceil((parcel.lengthMm * parcel.widthMm * parcel.heightMm) / divisor);
  const lines = [line('weight-actual', { actualGrams }, null)];
  if (!rule.ignoreVolume) lines.push(line('weight-volume', { volumeGrams, divisor }, null));

  const base = rule.ignoreVolume ? actualGrams : countedGrams(actualGrams, volumeGrams, rule.method);
  const grams = Math.max(Math.ceil(base / stepGrams) * stepGrams, minGrams);
  if (maxGrams !== null && grams > maxGrams) return { refusal: tooHeavy(grams, maxGrams) };
  lines.push(line('weight-chargeable', { grams, stepGrams, minGrams }, null));
  return { grams, lines };
}

/** Volume only ever raises the weight, also where a mean would lower it. */
function countedGrams(actual: number, volume: number, method: WeightRule['method']): number {
  if (volume <= actual) return actual;
  if (method === 'greater' || volume >= 10_000) return volume;
  return volume < 3000 ? actual : Math.ceil((actual + volume) / 2);
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
/** The five modes of c5. Fees in minor units. */
export type LinePriceRule =
  | ({ mode: 'continued' } & Continued)
  /** The band's base fee and its price for every kilogram. */
  | { mode: 'tier'; bands: (Band & { baseFee: number; kilogramFee: number })[] }
  /** One price for every kilogram and the band's fixed sum. */
  | { mode: 'unit-and-tier'; kilogramFee: number; bands: (Band & { baseFee: number })[] }
  /** After the first weight, the part of the weight within each band at that band's own step and price. */
  | { mode: 'levels'; firstGrams: number; firstFee: number; bands: (Band & { nextGrams: number; nextFee: number })[] }
  /** The band that the weight falls in, with a first and continued price of its own. */
  | { mode: 'continued-tier'; bands: (Band & Continued)[] };

/** The price of a line for a chargeable weight (c5), before services and rules. */
export function linePrice(rule: LinePriceRule, grams: number): Fee | Refusal {
  switch (rule.mode) {
    case 'continued':
      return feeOf(continuedLines(rule, grams));
    case 'tier':
      return inBand(rule.bands, grams, (band) => [baseLine(band), kilogramLine(band.kilogramFee, grams)]);
    case 'unit-and-tier':
      return inBand(rule.bands, grams, (band) => [kilogramLine(rule.kilogramFee, grams), baseLine(band)]);
    case 'levels':
      return inBand(rule.bands, grams, () => levelLines(rule, grams));
    case 'continued-tier':
      return inBand(rule.bands, grams, (band) => continuedLines(band, grams));
  }
}

function inBand<B extends Band>(bands: B[], grams: number, price: (band: B) => FeeLine[]): Fee | Refusal {
  const band = bands.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
  return band ? feeOf(price(band)) : { refusal: tooHeavy(grams, bands.at(-1)?.upToGrams ?? 0) };
}

const continuedLines = (rule: Continued, grams: number): FeeLine[] => [
  firstLine(rule),
  ...nextLine(stepsBeyond(grams, rule.firstGrams, rule.nextGrams), rule),
];

function levelLines(rule: Extract<LinePriceRule, { mode: 'levels' }>, grams: number): FeeLine[] {
  const lines = [firstLine(rule)];
  let from = rule.firstGrams;
  for (const band of rule.bands) {
    const to = Math.min(grams, band.upToGrams ?? grams);
    lines.push(...nextLine(stepsBeyond(to, from, band.nextGrams), band));
    from = Math.max(from, to);
  }
  return lines;
}

const firstLine = ({ firstGrams, firstFee }: Pick<Continued, 'firstGrams' | 'firstFee'>) =>
  line('line-first', { grams: firstGrams, firstFee }, firstFee);

const nextLine = (steps: number, { nextGrams, nextFee }: Pick<Continued, 'nextGrams' | 'nextFee'>) =>
  steppedLine('line-next', steps, nextFee, { grams: nextGrams });

const baseLine = ({ baseFee, upToGrams }: Band & { baseFee: number }) =>
  upToGrams === null ? line('line-base-open', {}, baseFee) : line('line-base', { upToGrams }, baseFee);

const kilogramLine = (kilogramFee: number, grams: number) =>
  line('line-kilogram', { grams, kilogramFee }, ratioOf(kilogramFee, grams, 1000));

const tooHeavy = (grams: number, maxGrams: number) =>
  line('too-heavy', { grams, maxGrams, overGrams: grams - maxGrams }, null);
