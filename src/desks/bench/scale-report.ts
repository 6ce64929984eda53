/** What a scale says by its report: HID, Point of Sale usage tables, weighing devices. */
export interface ScaleReading {
  grams: number;
  isStable: boolean;
}

const STABLE = 4;
const ZERO = 2;
/** Tenths of a milligram in a unit of each number that a scale may weigh in. */
const UNITS: Record<number, number> = { 1: 10, 2: 10_000, 3: 10_000_000, 11: 283_495, 12: 4_535_924 };
/** Less is an empty scale. */
const LEAST_GRAMS = 5;

/** Undefined of what is no weight: a fault, less than nothing, a unit that nobody weighs parcels in. */
export function readScale([status = 0, unit = 0, exponent = 0, low = 0, high = 0]: readonly number[]):
  | ScaleReading
  | undefined {
  const tenths = UNITS[unit];
  if (tenths === undefined || (status !== STABLE && status !== ZERO && status !== 3)) return undefined;
  const power = exponent > 127 ? exponent - 256 : exponent;
  const grams = Math.round(((low + high * 256) * 10 ** power * tenths) / 10_000);
  return { grams: status === ZERO || grams < LEAST_GRAMS ? 0 : grams, isStable: status !== 3 };
}

/**
 * A weight is taken once it has stood still twice, and none again before the scale was empty: a parcel never has the
 * weight of the one before.
 */
export function weigher() {
  let last = -1;
  let isTaken = false;
  return (reading: ScaleReading | undefined): number | undefined => {
    if (!reading) return undefined;
    if (reading.grams === 0) isTaken = false;
    const isSame = reading.isStable && reading.grams === last;
    last = reading.isStable ? reading.grams : -1;
    if (!isSame || reading.grams === 0 || isTaken) return undefined;
    isTaken = true;
    return reading.grams;
  };
}
