import type { Money } from '../../../contract/fields';
import { LIMITS } from '../../../contract/limits';
import { priceOf, type PriceTerms } from '../../../contract/price';
import type { TransitAction, TransitHold, TransitMode, TransitStatus } from '../../../contract/transit';
import { TRANSIT_MODES } from '../../../contract/transit.enums';
import { priceIn } from '../../../contract/transit-money';
import type { LineTerms } from '../../../contract/transit-line';
import { CARRIED, closeFeeFen, transitTransition, UNSENT, type CloseFees } from '../../../contract/transit-moves';
import type { Trouble } from '../../db/schema/transit';

const HOUR_MS = 3_600_000;

export interface Standing {
  mode: TransitMode;
  status: TransitStatus;
  holds: readonly TransitHold[];
  /** When it came to its state. */
  movedAt: Date;
  trouble?: Trouble | null;
  /** Who fetches it at a station of the shop, and for how long that keeps it: as it was told when it was ordered. */
  pickup?: { keepDays?: number } | null;
}

/**
 * What the clock does to an order: it reminds, closes, completes, has somebody look for it, says that it is lost or given up, or
 * puts it back in store, or claims what is owed for it.
 */
export type ClockDeed = 'REMIND' | 'CLOSE' | 'COMPLETE' | 'MISS' | 'LOSE' | 'GIVE_UP' | 'RESTOCK' | 'CLAIM';
type Step = readonly [hours: number, deed: ClockDeed];
const inDays = (days: readonly number[], deed: ClockDeed): Step[] => days.map((day) => [day * 24, deed]);

/** Without news of a carrier for so long somebody looks for it. */
const QUIET_DAYS = 45;
/** And after so long it is lost. */
const LOST_DAYS = 90;

function stepsOf({ mode, status, holds, trouble, pickup }: Standing): Step[] {
  if (holds.includes('AWAITING_FEE')) return inDays([3, 7, 9, 37, 60], 'REMIND');
  if (status === 'PENDING_PAYMENT') {
    const reminders = inDays([3, 7, 9], 'REMIND');
    const last = {
      PACK_FIRST: LIMITS.transitUnpackDays,
      PAY_FIRST: LIMITS.transitPayDays,
      REHEARSAL: LIMITS.rehearsalDays,
    };
    return [...reminders, ...inDays([last[mode]], 'CLOSE')];
  }
  if (status === 'WEIGHED' && holds.includes('AWAITING_TOPUP'))
    return [
      [24, 'REMIND'],
      [LIMITS.topUpHours, 'CLOSE'],
    ];
  // what customs waits for papers of is not silent
  if (CARRIED.includes(status) && !holds.includes('PAPERS_WANTED'))
    return [...inDays(holds.includes('DELIVERY_TROUBLE') ? [] : [QUIET_DAYS], 'MISS'), ...inDays([LOST_DAYS], 'LOSE')];
  if (status === 'READY_FOR_PICKUP') return fetchSteps({ holds, pickup });
  // what customs have papers of waits for them
  if (status === 'SEIZED' && !trouble?.papers)
    return [...inDays([7, 11], 'REMIND'), ...inDays([LIMITS.papersDays], 'GIVE_UP')];
  if (status === 'RETURNED') return [...inDays([7, 11], 'REMIND'), ...inDays([LIMITS.cameBackDays], 'RESTOCK')];
  if (isLossAsked({ status, trouble })) return [...inDays([14, 25], 'REMIND'), ...inDays([LIMITS.lostDays], 'CLAIM')];
  if (status === 'DELIVERED')
    return [...inDays([LIMITS.transitCompleteDays - 3], 'REMIND'), ...inDays([LIMITS.transitCompleteDays], 'COMPLETE')];
  return [];
}

/** Where nobody has said for how long it is kept, at a carrier's counter, it is as long as at most stations. */
const keptDays = ({ pickup }: Pick<Standing, 'pickup'>): number => pickup?.keepDays ?? LIMITS.stationDays;

/** What nobody fetched somebody looks after: that it has come back is said by whoever has it in hands, not by a clock. */
function fetchSteps(order: Pick<Standing, 'holds' | 'pickup'>): Step[] {
  const days = keptDays(order);
  const reminders = [days - 7, days - 3].filter((day) => day > 0);
  return [...inDays(reminders, 'REMIND'), ...inDays(order.holds.includes('UNFETCHED') ? [] : [days], 'MISS')];
}

/** Until when it is fetched at a station of the shop; null of all else. */
export const fetchBefore = (order: Standing): Date | null =>
  order.status === 'READY_FOR_PICKUP' && order.pickup ? timeOf(order, [keptDays(order) * 24, 'MISS']) : null;

/** As its carrier's last word leaves it: silence begins there. What is said of the future is no word. */
export function sinceHeard<S extends Standing>(order: S, heard: readonly (Date | null)[], now: Date): S {
  const said = CARRIED.includes(order.status) ? heard.flatMap((at) => (at && at <= now ? at.getTime() : [])) : [];
  return { ...order, movedAt: new Date(Math.max(order.movedAt.getTime(), ...said)) };
}

const timeOf = ({ movedAt }: Standing, [hours]: Step): Date => new Date(movedAt.getTime() + hours * HOUR_MS);

/** When the clock has something to do next, after `now`; null where it has nothing any more. */
export function nextClock(order: Standing, now: Date): Date | null {
  const next = stepsOf(order).find((step) => timeOf(order, step) > now);
  return next ? timeOf(order, next) : null;
}

/** What is due: after a standstill only the last of it. */
export const clockDeed = (order: Standing, now: Date): ClockDeed | undefined =>
  stepsOf(order).findLast((step) => timeOf(order, step) <= now)?.[1];

/** Until when what stands due is to be paid, as it is told. */
export function payBeforeOf(order: Standing): Date | null {
  if (isAwaitingFee(order)) return null;
  if (order.status === 'PENDING_PAYMENT') {
    const days = order.mode === 'REHEARSAL' ? LIMITS.rehearsalDays : LIMITS.transitPayDays;
    return timeOf(order, [days * 24, 'CLOSE']);
  }
  return isAwaitingTopUp(order) ? timeOf(order, [LIMITS.topUpHours, 'CLOSE']) : null;
}

/** When it counts as complete by itself; as long as the shop owes a word about it, when it is looked at again. */
export function completesAt(order: Standing & { clockAt?: Date | null }): Date | null {
  if (order.status !== 'DELIVERED') return null;
  const due = timeOf(order, [LIMITS.transitCompleteDays * 24, 'COMPLETE']);
  return order.clockAt && order.clockAt > due ? order.clockAt : due;
}

/** By when it is packed, where it waits for that: as `toPack` of the packing desk has it. What is held has no such time. */
export function packBeforeOf(order: Standing & { heldAt: Date | null }): Date | null {
  const waits = order.mode === 'PAY_FIRST' ? 'PAID' : 'SUBMITTED';
  if (order.status !== waits || order.heldAt || isAwaitingFee(order)) return null;
  return new Date(order.movedAt.getTime() + LIMITS.packHours * HOUR_MS);
}

export const isAwaitingTopUp = ({ status, holds }: Standing): boolean =>
  status === 'WEIGHED' && holds.includes('AWAITING_TOPUP');

/** Whether it is closed as soon as its fee is paid, and nothing else can be done with it. */
export const isAwaitingFee = ({ holds }: Pick<Standing, 'holds'>): boolean => holds.includes('AWAITING_FEE');

/** Whether its shopper is to pay something of it. */
export const isAwaitingMoney = (order: Standing): boolean =>
  order.status === 'PENDING_PAYMENT' || isAwaitingTopUp(order) || isAwaitingFee(order);

/** Whether papers are waited for: customs look on only with them, or have taken the goods. */
export const wantsPapers = ({ status, holds, trouble }: Pick<Standing, 'status' | 'holds' | 'trouble'>): boolean =>
  (status === 'SEIZED' || holds.includes('PAPERS_WANTED')) && !trouble?.papers;

/** Until when they come; null where nothing is given up without them. */
export const papersBefore = (order: Standing): Date | null =>
  order.status === 'SEIZED' && wantsPapers(order) ? timeOf(order, [LIMITS.papersDays * 24, 'GIVE_UP']) : null;

/**
 * Whether a shopper may let it go: of what is paid and packed only as long as a difference is due, and of what waits for its
 * fee where that can be paid no more, which asks for it anew. @param isDue whether a payment of it is open
 */
export const canClose = (order: Standing, isDue: boolean): boolean =>
  transitTransition(order, 'CLOSED', 'SHOPPER') !== undefined &&
  UNSENT.some((status) => status === order.status) &&
  !(isAwaitingFee(order) && isDue) &&
  (order.mode !== 'PAY_FIRST' || order.status !== 'WEIGHED' || isAwaitingTopUp(order));

/** What closing costs now, in the shop's money at the order's own rate. */
export const closeFeeOf = (order: Standing, fees: CloseFees, money: PriceTerms): Money =>
  priceOf(closeFeeFen(order, fees), money).local;

/** What the shopper can do, each with what comes of it. `due` is the sum that waits to be paid. */
export function actionsOf(
  order: Standing & { clockAt?: Date | null },
  { due, closeFee }: { due: Money | null; closeFee: Money },
): TransitAction[] {
  const until = payBeforeOf(order)?.toISOString() ?? null;
  const pays: TransitAction[] = due ? [{ ...payActionOf(order), fee: due, until }] : [];
  const isPacked = closeFee.amount > 0;
  const closes: TransitAction[] = canClose(order, due !== null)
    ? [{ name: 'CLOSE', effect: isPacked ? 'UNPACKED' : 'PARCELS_FREE', fee: isPacked ? closeFee : null, until }]
    : [];
  const completes: TransitAction[] = transitTransition(order, 'COMPLETED', 'SHOPPER')
    ? [{ name: 'COMPLETE', effect: 'ENDS', fee: null, until: completesAt(order)?.toISOString() ?? null }]
    : [];
  return [...pays, ...closes, ...completes, ...troubleActionsOf(order)];
}

function payActionOf(order: Standing): Pick<TransitAction, 'name' | 'effect'> {
  if (isAwaitingFee(order) || order.status === 'CLOSED') return { name: 'PAY_FEE', effect: 'ENDS' };
  return { name: isAwaitingTopUp(order) ? 'PAY_TOPUP' : 'PAY', effect: 'GOES_ON' };
}

function troubleActionsOf(order: Standing): TransitAction[] {
  const until = papersBefore(order)?.toISOString() ?? null;
  const sends: TransitAction[] = wantsPapers(order)
    ? [{ name: 'SEND_PAPERS', effect: 'GOES_ON', fee: null, until }]
    : [];
  const givesUp: TransitAction[] =
    order.status === 'SEIZED' ? [{ name: 'GIVE_UP', effect: 'ENDS', fee: null, until }] : [];
  return [...sends, ...givesUp, ...cameBackActionsOf(order), ...lossActionsOf(order)];
}

/** Until when it is said what becomes of what came back; null of all else. */
export const restockedAt = (order: Standing): Date | null =>
  order.status === 'RETURNED' ? timeOf(order, [LIMITS.cameBackDays * 24, 'RESTOCK']) : null;

function cameBackActionsOf(order: Standing): TransitAction[] {
  const until = restockedAt(order)?.toISOString();
  if (!until) return [];
  return [
    { name: 'RESTOCK', effect: 'PARCELS_FREE', fee: null, until },
    { name: 'DISPOSE', effect: 'ENDS', fee: null, until },
  ];
}

/** Whether it is still to be said if what is owed for a loss is claimed. */
export const isLossAsked = ({ status, trouble }: Pick<Standing, 'status' | 'trouble'>): boolean =>
  status === 'LOST' && trouble?.kind === 'LOST' && !trouble.answer;

/** Until when that is said; null of all else. */
export const claimedAt = (order: Standing): Date | null =>
  isLossAsked(order) ? timeOf(order, [LIMITS.lostDays * 24, 'CLAIM']) : null;

function lossActionsOf(order: Standing): TransitAction[] {
  const until = claimedAt(order)?.toISOString();
  if (!until) return [];
  return [
    { name: 'CLAIM', effect: 'GOES_ON', fee: null, until },
    { name: 'DECLINE', effect: 'ENDS', fee: null, until },
  ];
}

/** One continued step of a line in the shop's money: from so much on a difference is given back. */
export function stepFeeOf({ price, currency }: Pick<LineTerms, 'price' | 'currency'>, money: PriceTerms): number {
  const fee =
    price?.mode === 'continued' ? price.nextFee : price?.mode === 'levels' ? price.bands.at(-1)?.nextFee : undefined;
  return fee === undefined ? Infinity : priceIn(fee, currency, money).local.amount;
}

/** Orders of packing and paying that a shop takes. */
export const modesOf = ({ takesPaymentFirst }: { takesPaymentFirst: boolean }): TransitMode[] =>
  TRANSIT_MODES.filter((mode) => mode !== 'PAY_FIRST' || takesPaymentFirst);
