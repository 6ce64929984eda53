import type { TrackingState } from '../../../../contract/transit';
import type { TrackingNews } from '../tracking.port';
import type { TrackEvent, TrackInfo } from './seventeen-track.schemas';

/** Sub-states that tell more than their state does. */
const BY_SUB_STATE: Partial<Record<string, TrackingState>> = {
  InTransit_PickedUp: 'PICKED_UP',
  InTransit_CustomsProcessing: 'CUSTOMS',
  InTransit_CustomsRequiringInformation: 'PAPERS_WANTED',
  InTransit_Arrival: 'ARRIVED',
  Exception_Returned: 'RETURNED',
};
/** What is not found or not heard of any more is no event of a box. */
const BY_STATE: Partial<Record<string, TrackingState>> = {
  InfoReceived: 'INFO_RECEIVED',
  InTransit: 'IN_TRANSIT',
  AvailableForPickup: 'AVAILABLE_FOR_PICKUP',
  OutForDelivery: 'OUT_FOR_DELIVERY',
  DeliveryFailure: 'FAILED_ATTEMPT',
  Delivered: 'DELIVERED',
  Exception: 'EXCEPTION',
};
/** Only there where the box goes to: customs of the country that it leaves, and airports between, say the same. */
const AT_DESTINATION: readonly TrackingState[] = ['CUSTOMS', 'PAPERS_WANTED', 'ARRIVED'];
const AT_THE_END: readonly TrackingState[] = [
  ...(['ARRIVED', 'OUT_FOR_DELIVERY', 'AVAILABLE_FOR_PICKUP', 'FAILED_ATTEMPT', 'DELIVERED'] as const),
];

/** What 17TRACK tells of a box that goes to this country, in our words; events without a time are left out. */
export const newsOf = (info: TrackInfo | null | undefined, countryCode: string): TrackingNews[] =>
  (info?.tracking?.providers ?? []).flatMap(({ events }) =>
    (events ?? []).flatMap((event) => {
      const at = new Date(event.time_utc ?? event.time_iso ?? '');
      const state = stateOf(event, countryCode);
      if (!state || Number.isNaN(at.getTime())) return [];
      return {
        at,
        code: event.sub_status ?? '',
        state,
        leg: AT_THE_END.includes(state) ? 'LOCAL' : 'LINE_HAUL',
        place: event.location ?? event.address?.city ?? '',
        text: event.description ?? '',
      };
    }),
  );

function stateOf({ sub_status: subState, address }: TrackEvent, countryCode: string): TrackingState | undefined {
  // a carrier's event without a state of theirs: it moves, and no more is known
  if (!subState) return 'IN_TRANSIT';
  const state = BY_SUB_STATE[subState] ?? BY_STATE[subState.split('_')[0] ?? ''];
  const country = address?.country;
  const isElsewhere = Boolean(country) && country?.toLowerCase() !== countryCode.toLowerCase();
  return state && isElsewhere && AT_DESTINATION.includes(state) ? 'IN_TRANSIT' : state;
}
