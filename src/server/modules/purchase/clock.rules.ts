import { LIMITS } from '../../../contract/limits';
import type { PURCHASE_CLOCKS } from '../../../contract/purchase.enums';
import { afterWorkingDays, afterWorkingMs, workingMs, type WorkingCalendar } from '../../../contract/working-time';
import type { OrderRow } from './purchase.repo';

export type ClockName = (typeof PURCHASE_CLOCKS)[number];
export interface Clock {
  clock: ClockName | null;
  /** Since when it runs, or will; none while it stands still. */
  clockFrom: Date | null;
  /** Of its working time, what was left then; nothing for what is promised in days. */
  clockLeftMs: number;
  dueAt: Date | null;
  takeBy: Date | null;
}
export interface Standing {
  status: OrderRow['status'];
  movedAt: Date;
  /** Its shopper is asked something. */
  isAsked: boolean;
  waitUntil: Date | null;
}

const HOUR_MS = 3_600_000;
const PLACE_MS = LIMITS.placeHours * HOUR_MS;
/** What is left of the one when the time to take it up is over. */
const TAKEN_MS = PLACE_MS - LIMITS.takeHours * HOUR_MS;
const DAYS = { SELLER: LIMITS.sellerSendsDays, DOMESTIC: LIMITS.domesticDays } as const;

export const NO_CLOCK: Clock = { clock: null, clockFrom: null, clockLeftMs: 0, dueAt: null, takeBy: null };

/** Each state has a clock at most. */
const CLOCK_OF: Partial<Record<OrderRow['status'], ClockName>> = {
  PAID: 'PLACE',
  PURCHASING: 'PLACE',
  PURCHASED: 'SELLER',
  SELLER_SHIPPED: 'DOMESTIC',
};

/** By when what its state waits for should be done; nothing where its clock stands still. */
export const promisedBy = ({ status, dueAt }: Pick<OrderRow, 'status' | 'dueAt'>): Date | undefined =>
  (CLOCK_OF[status] && dueAt) ?? undefined;

/**
 * The clock of an order as it stands from now on: it begins with its state, stands still while its shopper is asked or its
 * seller waited for, and goes on by what was left of it. Reckoned twice it is the same.
 */
export function clockAfter(before: Clock, order: Standing, now: Date, calendar: WorkingCalendar): Clock {
  const clock = CLOCK_OF[order.status];
  if (!clock) return NO_CLOCK;
  const isNew = before.clock !== clock;
  if (clock !== 'PLACE') return inDays(clock, (isNew ? null : before.clockFrom) ?? order.movedAt, calendar);
  const ran = isNew
    ? { from: order.movedAt, leftMs: PLACE_MS }
    : { from: before.clockFrom, leftMs: before.clockLeftMs };
  const left = { from: ran.from, leftMs: leftOf(ran, now, calendar) };
  if (order.isAsked) return { ...NO_CLOCK, clock, clockLeftMs: left.leftMs };
  const goesOnAt = order.waitUntil && order.waitUntil > now ? order.waitUntil : null;
  if (goesOnAt) return running(goesOnAt, left.leftMs, calendar);
  // one that has run all the time is told by where it began, so that its end stays where it was
  if (ran.from && ran.from <= now) return running(ran.from, ran.leftMs, calendar);
  return running(now, left.leftMs, calendar);
}

function leftOf({ from, leftMs }: { from: Date | null; leftMs: number }, now: Date, calendar: WorkingCalendar): number {
  return from && from < now ? Math.max(0, leftMs - workingMs(calendar, from, now)) : leftMs;
}

const running = (from: Date, leftMs: number, calendar: WorkingCalendar): Clock => ({
  ...{ clock: 'PLACE', clockFrom: from, clockLeftMs: leftMs },
  dueAt: afterWorkingMs(calendar, from, leftMs),
  takeBy: afterWorkingMs(calendar, from, Math.max(0, leftMs - TAKEN_MS)),
});

const inDays = (clock: keyof typeof DAYS, from: Date, calendar: WorkingCalendar): Clock => ({
  ...{ clock, clockFrom: from, clockLeftMs: 0, takeBy: null },
  dueAt: afterWorkingDays(calendar, from, DAYS[clock]),
});
