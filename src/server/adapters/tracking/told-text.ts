import type { TrackingState } from '../../../contract/transit';
import type { TrackingNews } from './tracking.port';

/** More than any box meets on its way; of more, those told first, which are the newest. */
export const MOST_EVENTS = 300;
export const LONGEST = { code: 100, place: 200, text: 1000 };
/** Nothing was sent before, and nothing is told so far ahead. */
const YEARS = { from: 2000, to: 2100 };

const AT_THE_END: readonly TrackingState[] = [
  ...(['ARRIVED', 'OUT_FOR_DELIVERY', 'AVAILABLE_FOR_PICKUP', 'FAILED_ATTEMPT', 'DELIVERED'] as const),
];

export const legOf = (state: TrackingState): TrackingNews['leg'] => (AT_THE_END.includes(state) ? 'LOCAL' : 'LINE_HAUL'); // prettier-ignore

export function isLikely(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year >= YEARS.from && year < YEARS.to;
}

/** As the database takes it: without NUL, and no longer than anybody reads. */
export const keptText = (text: string | null | undefined, longest: number): string =>
  (text ?? '').replaceAll('\0', '').slice(0, longest);
