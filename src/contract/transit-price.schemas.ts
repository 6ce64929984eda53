import * as z from 'zod/mini';
import { Fee, Share } from './fees.schemas';

/** Ten tonnes, a hundred metres, ten thousand cubic metres: products of these stay below 2^53. */
const Grams = z.int().check(z.minimum(0), z.maximum(10_000_000));
const SomeGrams = z.int().check(z.minimum(1), z.maximum(10_000_000));
export const Millimetres = z.int().check(z.minimum(1), z.maximum(100_000));
const CubicMillimetres = z.int().check(z.minimum(0), z.maximum(10_000_000_000_000));

/** What a shipping line takes for the weight of a box. */
export const WeightRule = z
  .object({
    /** Cubic centimetres to the kilogram: 5000, 6000, 7000, 8000; 4000 is "1 m³ = 250 kg". */
    divisor: z.int().check(z.minimum(1), z.maximum(100_000)),
    /** The line looks at the scale only. */
    ignoreVolume: z._default(z.boolean(), false),
    /** `greater` of the two, or `hybrid`: by scale below 3 kg of volume, the mean below 10 kg, then the greater. */
    method: z._default(z.enum(['greater', 'hybrid']), 'greater'),
    /** Volume counts from this longest side on, and above so many hundredths of the scale (200 is twice). */
    volumeFromSideMm: z._default(z.nullable(Millimetres), null),
    volumeFromRatio: z._default(z.nullable(z.int().check(z.minimum(100), z.maximum(10_000))), null),
    /** How much of what volume has beyond the scale counts: 10000 all of it, 5000 half. */
    shareBasisPoints: z._default(Share, 10_000),
    /** Rounded up to this; 1 is exact. */
    stepGrams: z._default(SomeGrams, 1),
    /** Another step from this weight on. */
    bigStep: z._default(z.nullable(z.object({ fromGrams: Grams, stepGrams: SomeGrams })), null),
    minGrams: z._default(Grams, 0),
    /** What the scale may say, and what may be counted. */
    maxScaleGrams: z._default(z.nullable(SomeGrams), null),
    maxCountedGrams: z._default(z.nullable(SomeGrams), null),
  })
  .check(
    z.refine(({ minGrams, maxCountedGrams }) => minGrams <= (maxCountedGrams ?? Infinity), {
      path: ['maxCountedGrams'],
      error: 'below-min',
    }),
  );

const continued = { firstGrams: Grams, firstFee: Fee, nextGrams: Grams, nextFee: Fee };
const base = { baseFee: Fee };
const upTo = { upToGrams: z.nullable(SomeGrams) };
/** Bills the first weight of the next band where that is cheaper. */
const nextBandCap = z._default(z.boolean(), false);

/** In rising order; the last may be open (`null`). */
const rising = <T extends { upToGrams: number | null }>(band: z.ZodMiniType<T>) =>
  z.array(band).check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((bands) => isRising(bands.map(({ upToGrams }) => upToGrams)), { error: 'bands-not-rising' }),
  );

const isRising = (ends: (number | null)[]): boolean =>
  ends.every((end, at) => at === 0 || (ends[at - 1] ?? Infinity) < (end ?? Infinity));

const isFalling = (starts: number[]): boolean => isRising([...starts].reverse());

/** The five modes of c5, and by density. Fees in minor units of the line's currency. */
export const LinePriceRule = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('continued'), ...continued }),
  /** The band's base fee and its price for every kilogram. */
  z.object({ mode: z.literal('tier'), bands: rising(z.object({ ...upTo, ...base, kilogramFee: Fee })), nextBandCap }),
  /** One price for every kilogram and the band's fixed sum. */
  z.object({ mode: z.literal('unit-and-tier'), kilogramFee: Fee, bands: rising(z.object({ ...upTo, ...base })), nextBandCap }),
  /** After the first weight, the part of the weight within each band at that band's own step and price. */
  z.object({ mode: z.literal('levels'), firstGrams: Grams, firstFee: Fee, bands: rising(z.object({ ...upTo, nextGrams: Grams, nextFee: Fee })) }),
  /** The band that the weight falls in, with a first and continued price of its own. */
  z.object({ mode: z.literal('continued-tier'), bands: rising(z.object({ ...upTo, ...continued })), nextBandCap }),
  /** The first band that the parcel is dense enough for; what is lighter than the last has no price by weight. */
  z.object({
    mode: z.literal('density'),
    bands: z.array(z.object({ fromKgPerM3: z.int().check(z.minimum(0), z.maximum(100_000)), ...base, kilogramFee: Fee })).check(
      z.minLength(1),
      z.maxLength(200),
      z.refine((bands) => isFalling(bands.map(({ fromKgPerM3 }) => fromKgPerM3)), { error: 'bands-not-falling' }),
    ),
  }),
]); // prettier-ignore

/** The price of room. */
export const MeasureRule = z.object({
  /** For a cubic metre, by how much it is; in rising order, the last may be open. */
  bands: z.array(z.object({ upToMm3: z.nullable(CubicMillimetres), cubicMetreFee: Fee })).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((bands) => isRising(bands.map(({ upToMm3 }) => upToMm3)), { error: 'bands-not-rising' }),
  ),
  minMm3: z._default(CubicMillimetres, 0),
  /** What is heavier than so much a cubic metre counts as the room that its weight stands for. */
  overweightKgPerM3: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))), null),
});
