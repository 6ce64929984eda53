import type { Box, Measures } from '../../contract/transit-box';
import { estimatedBoxes, USUAL_ALLOWANCE, type PackingAllowance } from '../../contract/transit-estimate';
import type { TransitRequest } from '../../contract/transit-request';
import { drawn } from './played-chance';
import type { PlayedPacking } from './played-work.repo';

export const PLAYED_CARRIER = 'Sampan Express';

/** Nobody else has an order of this number, so nobody has this one. */
export const playedWaybill = (orderNo: string, boxNo: number): string => `SX${orderNo.slice(2)}${boxNo}`;

/** What the packer makes of parcels, in as many boxes as were asked for. What is packed already stays as it is. */
export function playedBoxes(
  orderId: string,
  { parcels, boxes }: Pick<TransitRequest, 'parcels' | 'boxes'>,
  way: 'tighter' | 'asEstimated' | PlayedPacking,
): Measures[] {
  if (!('count' in boxes)) return boxes.map((box) => measuresOf(box));
  const allowance = way === 'tighter' ? tighter(orderId) : boxes.allowance;
  const times = way === 'HEAVIER' ? 2 : way === 'LIGHTER' ? 0.5 : 1;
  return estimatedBoxes(parcels, boxes.count, allowance).map((box) => measuresOf(box, times));
}

/** Heavier ones are higher, so that weight and room change alike. */
const measuresOf = ({ grams, sides: [lengthMm, widthMm, heightMm] }: Box, times = 1): Measures => ({
  grams: Math.ceil(grams * times),
  lengthMm,
  widthMm,
  heightMm: Math.ceil(heightMm * times),
});

/**
 * Between three and nine tenths of what is usually allowed for; not of what this line allows for by now, or what is
 * measured of what is packed here would become less each time.
 */
function tighter(orderId: string): PackingAllowance {
  const tenths = 3 + drawn(`${orderId}:packing`, 7);
  const of = (value: number) => Math.floor((value * tenths) / 10);
  const { minGrams, gramsBasisPoints, roomBasisPoints } = USUAL_ALLOWANCE;
  return { minGrams: of(minGrams), gramsBasisPoints: of(gramsBasisPoints), roomBasisPoints: of(roomBasisPoints) };
}
