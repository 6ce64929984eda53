import { boxOf, type Measures } from '../../../contract/transit-box';
import { insurableOf } from '../../../contract/transit-insurance';
import type { TransitRequest } from '../../../contract/transit-request';
import type { TransitRow } from './transit.repo';

interface Packed {
  boxes: readonly Measures[];
  /** What it still is made of. */
  held: readonly { id: string; parcelNo: string }[];
}

/**
 * What is billed: the boxes as they are, of what is in them. What was left out is neither stored nor insured at its cost;
 * as long as nothing was, it is what was asked for to the letter.
 */
export function packedRequest({ estimate }: Pick<TransitRow, 'estimate'>, { boxes, held }: Packed): TransitRequest {
  const { request } = estimate;
  const measured = boxes.map(boxOf);
  const parcels = request.parcels.filter(({ id }) => held.some((one) => one.id === id));
  if (parcels.length === request.parcels.length) return { ...request, boxes: measured };
  const most = insurableOf(parcels);
  const insuredFen = request.insuredFen === null ? null : Math.min(request.insuredFen, most);
  const stored = request.stored.filter(({ parcelNo }) => !parcelNo || held.some((one) => one.parcelNo === parcelNo));
  return { ...request, boxes: measured, parcels, insuredFen, stored };
}
