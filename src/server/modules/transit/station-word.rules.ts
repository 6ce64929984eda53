import type { TrackingState } from '../../../contract/transit';
import type { TransitRow } from './transit.repo';

/** As whose word counts what the shop's own people say of a box. */
export const STAFF_WORD = 'STAFF';
/** What they say where they have handed something out to somebody who did not show its code. */
export const WITHOUT_CODE = 'WITHOUT_CODE';

interface Said {
  /** Who says it. */
  provider: string;
  state: TrackingState;
}

/**
 * What a word means of this shipment: where it is handed out against a code, a carrier delivers it to the station, and to
 * nobody else. Who fetched it there the station alone can say.
 */
export const wordOf = ({ pickupCode }: Pick<TransitRow, 'pickupCode'>, { provider, state }: Said): TrackingState =>
  state === 'DELIVERED' && pickupCode !== null && provider !== STAFF_WORD ? 'AVAILABLE_FOR_PICKUP' : state;

/** What its shopper hears once it is there to be fetched: at a carrier's counter it has no code, and no day is known. */
export const toFetch = ({ pickup }: Pick<TransitRow, 'pickup'>) => (pickup ? 'TRANSIT_READY' : 'TRANSIT_AT_COUNTER');

export const isUncoded = ({ provider, code }: { provider: string; code: string }): boolean =>
  provider === STAFF_WORD && code === WITHOUT_CODE;
