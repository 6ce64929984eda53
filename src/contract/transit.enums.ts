import { countIn } from './state-groups';

/** States of a transit order, in the order in which they are passed; the last ones are beside the way. */
export const TRANSIT_STATUSES = [
  'SUBMITTED',
  'PACKING',
  'WEIGHED',
  'PENDING_PAYMENT',
  'PAID',
  'OUTBOUND',
  'SHIPPED',
  'CUSTOMS',
  'ARRIVED_LOCAL',
  'OUT_FOR_DELIVERY',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'COMPLETED',
  'CLOSED',
  'RETURNED',
  'LOST',
  'SEIZED',
] as const;

/** Tabs and counts of a shopper: few, each of the states in which the same is to be done or waited for. */
export const TRANSIT_GROUPS = ['toPay', 'preparing', 'travelling', 'arrived', 'trouble', 'done', 'closed'] as const;
export type TransitGroup = (typeof TRANSIT_GROUPS)[number];
export const TRANSITS_IN = {
  toPay: ['PENDING_PAYMENT'],
  preparing: ['SUBMITTED', 'PACKING', 'WEIGHED', 'PAID'],
  travelling: ['OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY'],
  arrived: ['READY_FOR_PICKUP', 'DELIVERED'],
  trouble: ['SEIZED', 'LOST', 'RETURNED'],
  done: ['COMPLETED'],
  closed: ['CLOSED'],
} as const satisfies Record<TransitGroup, (typeof TRANSIT_STATUSES)[number][]>;

/** How many stand in a group: of what is prepared, what a difference or a fee is due of is to be paid. */
export function countTransits(
  group: TransitGroup,
  { counts, dueBesides }: { counts: Record<string, number>; dueBesides: number },
): number {
  const inStates = countIn(TRANSITS_IN[group], counts);
  if (group === 'toPay') return inStates + dueBesides;
  return group === 'preparing' ? inStates - dueBesides : inStates;
}

/**
 * PACK_FIRST: packed, weighed, then paid · PAY_FIRST: an estimate is paid, and the difference settled when it is packed ·
 * REHEARSAL: packed and weighed for a fee, without the duty to go on.
 */
export const TRANSIT_MODES = ['PACK_FIRST', 'PAY_FIRST', 'REHEARSAL'] as const;

/** Who moves a transit order. TRACKING is a carrier's news, and staff who say what a carrier does not. */
export const TRANSIT_PARTIES = ['SHOPPER', 'PACKER', 'TRACKING', 'CLOCK'] as const;

/**
 * What keeps an order where it is. AWAITING_TOPUP: the boxes cost more than was paid · AWAITING_FEE: it is to be closed, and
 * stays packed until what that costs is paid · UNFETCHED: the time is over for which it is kept where it is to be fetched.
 */
export const TRANSIT_HOLDS = [
  'AWAITING_TOPUP',
  'AWAITING_FEE',
  'PAPERS_WANTED',
  'DELIVERY_TROUBLE',
  'UNFETCHED',
] as const;

export const TRANSIT_CLOSE_REASONS = ['BY_SHOPPER', 'EXPIRED', 'BY_SHOP', 'GIVEN_UP', 'RETURNED'] as const;

/** What became of the question whether boxes may cost more. LAPSED: nobody answered · CLOSED: it was asked no more. */
export const PACKING_QUESTION_STATES = ['ASKED', 'AGREED', 'DECLINED', 'LAPSED', 'CLOSED'] as const;
/** What a history tells of money beside the states: that question with its answer, and what was paid besides. */
export const TRANSIT_NEWS = ['ASKED', 'AGREED', 'DECLINED', 'LAPSED', 'PAID_MORE'] as const;

/**
 * What a shopper is asked about: customs want papers before they look on, or have taken the goods until they have them;
 * the goods came back, or are lost.
 */
export const TRANSIT_TROUBLES = ['PAPERS_WANTED', 'SEIZED', 'RETURNED', 'LOST'] as const;

/** What a shopper says of it. */
export const TROUBLE_CHOICES = ['PAPERS', 'GIVE_UP', 'RESTOCK', 'DISPOSE', 'CLAIM', 'DECLINE'] as const;

/** What a shopper can do with an order; each is offered with what it does, costs and until when. */
export const TRANSIT_ACTIONS = [
  'PAY',
  'PAY_TOPUP',
  'PAY_FEE',
  'CLOSE',
  'COMPLETE',
  'SEND_PAPERS',
  'GIVE_UP',
  'RESTOCK',
  'DISPOSE',
  'CLAIM',
  'DECLINE',
] as const;

/** What closing does with the goods and the money. */
export const TRANSIT_EFFECTS = ['GOES_ON', 'PARCELS_FREE', 'UNPACKED', 'ENDS'] as const;

/** A leg of the way, each with a carrier of its own. */
export const TRANSIT_LEGS = ['LINE_HAUL', 'LOCAL'] as const;

/** Who says it: whoever carries it on the line, whoever has taken it over for the last stretch, or the shop. */
export const TRACKING_SOURCES = ['CARRIER', 'COURIER', 'SHOP'] as const;

/** What tracking says, in our words (17TRACK's main states, and where they tell more, the sub-state). */
export const TRACKING_STATES = [
  'REGISTERED',
  'INFO_RECEIVED',
  'PICKED_UP',
  'IN_TRANSIT',
  'CUSTOMS',
  'PAPERS_WANTED',
  'ARRIVED',
  'OUT_FOR_DELIVERY',
  'AVAILABLE_FOR_PICKUP',
  'FAILED_ATTEMPT',
  'DELIVERED',
  'EXCEPTION',
  'RETURNED',
] as const;
