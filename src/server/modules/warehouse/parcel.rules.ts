import type { ActorKind, ParcelStatus } from '../../../contract/warehouse';

/** The only moves of a parcel (docs/domain.md, States). */
export const PARCEL_TRANSITIONS: Record<ParcelStatus, readonly ParcelStatus[]> = {
  FORECAST: ['RECEIVED', 'EXPIRED'],
  // back where a bench takes back what it did by a slip
  RECEIVED: ['INSPECTED', 'RETURNED_TO_SELLER', 'FORECAST'],
  INSPECTED: ['STOCKED_IN', 'RETURNED_TO_SELLER', 'RECEIVED'],
  // back on the bench where something is taken out, or where it is taken apart or put together
  STOCKED_IN: ['LOCKED', 'INSPECTED', 'RECEIVED', 'MERGED', 'DISPOSED', 'RETURNED_TO_SELLER'],
  LOCKED: ['PACKED', 'STOCKED_IN'],
  PACKED: ['OUTBOUND', 'STOCKED_IN'],
  // what comes back from abroad lies in store again
  OUTBOUND: ['STOCKED_IN'],
  // taken in by a slip, it was never there
  UNCLAIMED: ['RECEIVED', 'DISPOSED', 'RETURNED_TO_SELLER', 'EXPIRED'],
  // couriers are late
  EXPIRED: ['RECEIVED'],
  DISPOSED: [],
  RETURNED_TO_SELLER: [],
  // what was in it lies in another one
  MERGED: [],
};

export interface ParcelMove {
  from: ParcelStatus;
  to: ParcelStatus;
}

/** Who moves it: a shopper or a member of staff by their id, played staff by their name. */
export interface Actor {
  kind: ActorKind;
  id: string;
}

/** The move to make, for the conditional update; undefined where it is not allowed. */
export const parcelTransition = ({ status }: { status: ParcelStatus }, to: ParcelStatus): ParcelMove | undefined =>
  PARCEL_TRANSITIONS[status].includes(to) ? { from: status, to } : undefined;

/** From where a parcel may come to a state. */
export const statesBefore = (to: ParcelStatus): ParcelStatus[] =>
  (Object.keys(PARCEL_TRANSITIONS) as ParcelStatus[]).filter((from) => PARCEL_TRANSITIONS[from].includes(to));
