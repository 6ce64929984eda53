import type { DeskTransit } from '../../contract/packing-desk';

/** Why a measure is looked at twice. */
export type Doubt = 'LIGHT' | 'HEAVY' | 'SMALL' | 'BOXES';

type Parcel = Pick<DeskTransit['parcels'][number], 'grams' | 'sides'>;
interface Measured {
  grams?: number | undefined;
  sides?: readonly [number, number, number] | undefined;
}

/** What sellers wrap goods in is left out at most so far, and a box with its filling weighs at most so much. */
const LEAST = 0.6;
const MOST = 1.3;
const BOX_GRAMS = 500;

export const weightOf = (parcels: readonly Parcel[]): number => parcels.reduce((sum, { grams }) => sum + grams, 0);
const volumeOf = ([length, width, height]: readonly [number, number, number]) => length * width * height;

/** What contradicts how its parcels were weighed and measured when they came; none where nobody has. */
export function doubtsOf({ grams, sides }: Measured, parcels: readonly Parcel[]): Doubt[] {
  const doubts: Doubt[] = [];
  const sum = weightOf(parcels);
  const isWeighed = parcels.length > 0 && parcels.every((one) => one.grams > 0);
  if (grams !== undefined && isWeighed) {
    if (grams < sum * LEAST) doubts.push('LIGHT');
    if (grams > sum * MOST + BOX_GRAMS) doubts.push('HEAVY');
  }
  const largest = Math.max(0, ...parcels.map((one) => (one.sides ? volumeOf(one.sides) : 0)));
  if (sides && volumeOf(sides) < largest) doubts.push('SMALL');
  return doubts;
}
