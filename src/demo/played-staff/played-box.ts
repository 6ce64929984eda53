import type { Measures } from '../../contract/transit-box';
import { estimatedBoxes, type PackingAllowance } from '../../contract/transit-estimate';
import type { TransitRequest } from '../../contract/transit-request';
import { drawn } from './played-chance';

export const PLAYED_CARRIER = 'Sampan Express';

/** Nobody else has an order of this number, so nobody has this one. */
export const playedWaybill = (orderNo: string, boxNo: number): string => `SX${orderNo.slice(2)}${boxNo}`;

/** What the packer makes of parcels, in as many boxes as were asked for. What is packed already stays as it is. */
export function playedBoxes(
  orderId: string,
  { parcels, boxes }: Pick<TransitRequest, 'parcels' | 'boxes'>,
  way: 'tighter' | 'asEstimated',
): Measures[] {
  if (!('count' in boxes)) return boxes.map(({ grams, sides }) => measuresOf(grams, sides));
  const allowance = way === 'tighter' ? tighter(orderId, boxes.allowance) : boxes.allowance;
  return estimatedBoxes(parcels, boxes.count, allowance).map(({ grams, sides }) => measuresOf(grams, sides));
}

const measuresOf = (grams: number, [lengthMm, widthMm, heightMm]: readonly [number, number, number]): Measures => ({
  grams,
  lengthMm,
  widthMm,
  heightMm,
});

/** Between three and nine tenths of what was allowed for. */
function tighter(orderId: string, allowance: PackingAllowance): PackingAllowance {
  const tenths = 3 + drawn(`${orderId}:packing`, 7);
  const of = (value: number) => Math.floor((value * tenths) / 10);
  const { minGrams, gramsBasisPoints, roomBasisPoints } = allowance;
  return { minGrams: of(minGrams), gramsBasisPoints: of(gramsBasisPoints), roomBasisPoints: of(roomBasisPoints) };
}
