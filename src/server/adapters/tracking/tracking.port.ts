import type { TrackingState } from '../../../contract/transit';
import type { TRANSIT_LEGS } from '../../../contract/transit.enums';

/** What a carrier says of a box. */
export interface TrackingNews {
  at: Date;
  /** In the carrier's own words, which tell one event from another. */
  code: string;
  state: TrackingState;
  leg: (typeof TRANSIT_LEGS)[number];
  place: string;
  text: string;
}

/** A box that is followed, and to which country; or a parcel on its way to the warehouse. */
export interface TrackedBox {
  tenantId: string;
  id: string;
  carrier: string;
  trackingNo: string;
  countryCode: string;
  /** Of whoever sends or receives it: some couriers tell nobody else. */
  phone?: string;
}

/** A call of a provider's server, as it came: signatures are over these characters. */
export interface TrackingCall {
  rawBody: string;
  rawQuery: string;
  header: (name: string) => string | undefined;
}

/** What a provider told of one box by itself. */
export interface TrackingNotice {
  /** Ours, as we gave it when we registered. */
  box: Pick<TrackedBox, 'tenantId' | 'id'>;
  trackingNo: string;
  /** Of an event at a border only its country says whether the box leaves or arrives. */
  newsTo: (countryCode: string) => TrackingNews[];
}

/** Companies outside, by the names under which their events are kept: what they call a place are their words. */
export const TRACKING_COMPANIES = ['17TRACK', 'KUAIDI100'] as const;

/** Who knows where boxes are: one company that asks many carriers, or a carrier itself. */
export interface TrackingPort {
  /** As events keep it: what is told twice by the same one is one event. */
  name: string;
  /** Asks to be told of a box; asked twice it is followed once. @returns false where this number cannot be followed */
  register: (box: TrackedBox) => Promise<boolean>;
  /** All that is known of a box now. @throws Error where the provider does not answer, which may be tried again */
  pull: (box: TrackedBox) => Promise<TrackingNews[]>;
  /** Asks for what changes nothing, of a number that nobody has. @throws Error where the account is refused, or nobody answers */
  check?: () => Promise<string>;
  /** @returns undefined where it is not signed by the provider; null where it tells nothing of a box of ours */
  readCall: (call: TrackingCall) => TrackingNotice | null | undefined;
  /** How a call is answered that was taken, where a bare ok will not do. */
  thanks?: { type: string; body: string };
}
