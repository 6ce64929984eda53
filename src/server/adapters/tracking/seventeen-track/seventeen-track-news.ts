import type { TrackingState } from '../../../../contract/transit';
import { isLikely, keptText, legOf, LONGEST, MOST_EVENTS } from '../told-text';
import type { TrackingNews } from '../tracking.port';
import type { TrackEvent, TrackInfo } from './seventeen-track.schemas';

/** Sub-states that tell more than their state does. */
const BY_SUB_STATE = new Map<string, TrackingState>([
  ['InTransit_PickedUp', 'PICKED_UP'],
  ['InTransit_CustomsProcessing', 'CUSTOMS'],
  ['InTransit_CustomsRequiringInformation', 'PAPERS_WANTED'],
  ['InTransit_Arrival', 'ARRIVED'],
  ['Exception_Returned', 'RETURNED'],
]);
/** What is not found or not heard of any more is no event of a box. */
const BY_STATE = new Map<string, TrackingState>([
  ['InfoReceived', 'INFO_RECEIVED'],
  ['InTransit', 'IN_TRANSIT'],
  ['AvailableForPickup', 'AVAILABLE_FOR_PICKUP'],
  ['OutForDelivery', 'OUT_FOR_DELIVERY'],
  ['DeliveryFailure', 'FAILED_ATTEMPT'],
  ['Delivered', 'DELIVERED'],
  ['Exception', 'EXCEPTION'],
]);
/** Only there where the box goes to: customs of the country that it leaves, and airports between, say the same. */
const AT_DESTINATION: readonly TrackingState[] = ['CUSTOMS', 'PAPERS_WANTED', 'ARRIVED'];

/** What 17TRACK tells of a box that goes to this country, in our words; events without a likely time are left out. */
export const newsOf = (info: TrackInfo | null | undefined, countryCode: string): TrackingNews[] =>
  (info?.tracking?.providers ?? [])
    .flatMap(({ events }) => events ?? [])
    .slice(0, MOST_EVENTS)
    .flatMap((event) => {
      const at = new Date(event.time_utc ?? event.time_iso ?? '');
      const state = stateOf(event, countryCode);
      if (!state || !isLikely(at)) return [];
      return {
        at,
        code: keptText(event.sub_status, LONGEST.code),
        state,
        leg: legOf(state),
        place: keptText(event.location ?? event.address?.city, LONGEST.place),
        text: keptText(event.description, LONGEST.text),
      };
    });

function stateOf({ sub_status: subState, address }: TrackEvent, countryCode: string): TrackingState | undefined {
  // a carrier's event without a state of theirs: it moves, and no more is known
  if (!subState) return 'IN_TRANSIT';
  const state = BY_SUB_STATE.get(subState) ?? BY_STATE.get(subState.split('_')[0] ?? '');
  const country = address?.country;
  const isElsewhere = Boolean(country) && country?.toLowerCase() !== countryCode.toLowerCase();
  return state && isElsewhere && AT_DESTINATION.includes(state) ? 'IN_TRANSIT' : state;
}
