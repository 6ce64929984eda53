import { ceilOf } from './money';
import type { PackingWay, TransitParcel } from './transit-request';

/** Whether something of the parcel stays behind where the shop packs like that. */
export const leavesSome = ({ leavesOff }: PackingWay, { categories }: TransitParcel): boolean =>
  leavesOff !== undefined && categories.some((category) => leavesOff.categories.includes(category));

/** Parcels as they would be without what the wishes leave behind: the box that shoes came in. A guess, until it is weighed. */
export const unpacked = (
  parcels: readonly TransitParcel[],
  wishes: readonly string[],
  ways: readonly PackingWay[],
): readonly TransitParcel[] =>
  ways
    .filter(({ code }) => wishes.includes(code))
    .reduce<readonly TransitParcel[]>(
      (all, way) => all.map((parcel) => (leavesSome(way, parcel) ? lighter(parcel, way) : parcel)),
      parcels,
    );

function lighter(parcel: TransitParcel, { leavesOff }: PackingWay): TransitParcel {
  const { gramsBasisPoints = 0, roomBasisPoints = 0 } = leavesOff ?? {};
  return {
    ...parcel,
    grams: rest(parcel.grams, gramsBasisPoints),
    heightMm: rest(parcel.heightMm, roomBasisPoints),
  };
}

const rest = (quantity: number, basisPoints: number): number => ceilOf(quantity * (10_000 - basisPoints), 10_000);
