import type { TrackingState, TransitHold, TransitStatus } from './transit';
import { TRANSIT_STATUSES } from './transit.enums';

/** How far along a box is; what says nothing of that has no place. */
const PLACES: Record<TrackingState, number | null> = {
  REGISTERED: 0,
  INFO_RECEIVED: 1,
  PICKED_UP: 2,
  IN_TRANSIT: 3,
  CUSTOMS: 4,
  PAPERS_WANTED: 4,
  ARRIVED: 5,
  OUT_FOR_DELIVERY: 6,
  FAILED_ATTEMPT: 6,
  AVAILABLE_FOR_PICKUP: 7,
  DELIVERED: 8,
  EXCEPTION: null,
  RETURNED: 8,
};
const OVER: readonly TrackingState[] = ['DELIVERED', 'RETURNED'];

export interface BoxState {
  state: TrackingState;
  /** When the carrier says that it came to be; null before the first news. */
  stateAt: Date | null;
}

/**
 * Where a box is after one more word of its carrier. What is over stays so; news move it only forward, and only what is
 * newer than what is known; that it was delivered counts whenever it was said, and so does that it has come to a counter.
 */
export function boxAfter(box: BoxState, { state, at }: { state: TrackingState; at: Date }): BoxState {
  const [place, before] = [PLACES[state], PLACES[box.state] ?? 0];
  if (OVER.includes(box.state) || place === null || place < before) return box;
  const isThere = state === 'AVAILABLE_FOR_PICKUP' && place > before;
  const isNews = box.stateAt === null || at > box.stateAt;
  return isNews || state === 'DELIVERED' || isThere ? { state, stateAt: at } : box;
}

const STATUS_OF: Record<TrackingState, TransitStatus> = {
  REGISTERED: 'OUTBOUND',
  INFO_RECEIVED: 'OUTBOUND',
  PICKED_UP: 'SHIPPED',
  IN_TRANSIT: 'SHIPPED',
  CUSTOMS: 'CUSTOMS',
  PAPERS_WANTED: 'CUSTOMS',
  ARRIVED: 'ARRIVED_LOCAL',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  FAILED_ATTEMPT: 'OUT_FOR_DELIVERY',
  AVAILABLE_FOR_PICKUP: 'READY_FOR_PICKUP',
  DELIVERED: 'DELIVERED',
  EXCEPTION: 'OUTBOUND',
  RETURNED: 'RETURNED',
};

/** An order is as far as its slowest box; it came back when all of them did. */
export function statusOf(boxes: readonly TrackingState[]): TransitStatus {
  const statuses = boxes.map((state) => STATUS_OF[state]);
  const onTheWay = statuses.filter((status) => status !== 'RETURNED');
  if (onTheWay.length === 0) return 'RETURNED';
  return onTheWay.reduce((slowest, each) => (rankOf(each) < rankOf(slowest) ? each : slowest));
}

const rankOf = (status: TransitStatus): number => TRANSIT_STATUSES.indexOf(status);

/** What the boxes wait for beside the carrier. */
export function trackingHolds(boxes: readonly TrackingState[]): TransitHold[] {
  const isIn = (...states: TrackingState[]) => boxes.some((state) => states.includes(state));
  return [
    ...(isIn('PAPERS_WANTED') ? (['PAPERS_WANTED'] as const) : []),
    ...(isIn('FAILED_ATTEMPT') ? (['DELIVERY_TROUBLE'] as const) : []),
  ];
}
