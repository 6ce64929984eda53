import type { TrackingState } from '../../../../contract/transit';
import { isLikely, keptText, legOf, LONGEST, MOST_EVENTS } from '../told-text';
import type { TrackingNews } from '../tracking.port';
import type { CourierEvent, CourierResult } from './kuaidi100.schemas';

/** Of its fine codes (`resultv2=4`); what is not here is as its first digit says. */
const BY_CODE = new Map<string, TrackingState>([
  ['0', 'IN_TRANSIT'],
  ['1', 'PICKED_UP'],
  ...['1001', '1002', '1003'].map((code) => [code, 'IN_TRANSIT'] as const),
  ['101', 'INFO_RECEIVED'],
  ['102', 'INFO_RECEIVED'],
  ['103', 'PICKED_UP'],
  ['2', 'EXCEPTION'],
  ['204', 'FAILED_ATTEMPT'],
  ['206', 'FAILED_ATTEMPT'],
  ['3', 'DELIVERED'],
  ['4', 'RETURNED'],
  ['401', 'EXCEPTION'],
  ['5', 'OUT_FOR_DELIVERY'],
  ['501', 'AVAILABLE_FOR_PICKUP'],
  ['6', 'EXCEPTION'],
  ['7', 'IN_TRANSIT'],
  ['8', 'CUSTOMS'],
  ['14', 'EXCEPTION'],
]);
/** Where an event has no code. */
const BY_WORD = new Map<string, TrackingState>([
  ['揽收', 'PICKED_UP'],
  ['在途', 'IN_TRANSIT'],
  ['派件', 'OUT_FOR_DELIVERY'],
  ['签收', 'DELIVERED'],
  ['退签', 'RETURNED'],
  ['退回', 'EXCEPTION'],
  ['疑难', 'EXCEPTION'],
  ['拒签', 'EXCEPTION'],
  ['转投', 'IN_TRANSIT'],
  ['清关', 'CUSTOMS'],
]);

/** What Kuaidi100 tells of a box that goes to this country, in our words. @param result the newest event first */
export const newsOf = (result: CourierResult | null | undefined, countryCode: string): TrackingNews[] =>
  (result?.data ?? []).slice(0, MOST_EVENTS).flatMap((event, index) => {
    const at = timeOf(event);
    // the newest event is the one that the state of the whole is of
    const state = stateOf(event, index === 0 ? result?.state : undefined, countryCode);
    if (!at || !isLikely(at)) return [];
    return {
      at,
      code: keptText(event.statusCode ?? event.status, LONGEST.code),
      state,
      leg: legOf(state),
      place: keptText(event.areaName ?? event.location, LONGEST.place),
      text: keptText(event.context, LONGEST.text),
    };
  });

/** Of the clocks of China, without saying so. */
function timeOf({ ftime, time }: CourierEvent): Date | undefined {
  const [, day = '', clock = ''] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(ftime ?? time ?? '') ?? [];
  return day ? new Date(`${day}T${clock}+08:00`) : undefined;
}

function stateOf(event: CourierEvent, ofAll: string | null | undefined, countryCode: string): TrackingState {
  const code = event.statusCode ?? undefined;
  const state =
    (code ? (BY_CODE.get(code) ?? BY_CODE.get(code.charAt(0))) : BY_WORD.get(event.status ?? '')) ??
    BY_CODE.get(ofAll ?? '') ??
    'IN_TRANSIT';
  // at which border it is nobody says: of a box that leaves China it may be the near one
  return state === 'CUSTOMS' && countryCode.toLowerCase() !== 'cn' ? 'IN_TRANSIT' : state;
}
