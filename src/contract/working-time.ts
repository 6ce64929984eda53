import type * as z from 'zod/mini';
import { tenantDate } from './tenant-time';
import type * as schemas from './working-time.schemas';

export type WorkingWeek = z.output<typeof schemas.WorkingWeek>;
export type OtherDay = z.output<typeof schemas.OtherDay>;
type OpenHours = NonNullable<WorkingWeek[number]>;

/** When people of a warehouse work: what clocks of the shop run by. */
export interface WorkingCalendar {
  /** Hours east of UTC, as its wall. */
  offsetHours: number;
  week: WorkingWeek;
  /** Days on which it is otherwise than the week says. */
  days: ReadonlyMap<string, OtherDay['kind']>;
}

const NINE_TO_SIX = { from: 540, to: 1080 };

/** Of a warehouse that says nothing else: Monday to Saturday, from nine to six. */
export const USUAL_WEEK: WorkingWeek = [...Array<OpenHours>(6).fill(NINE_TO_SIX), null];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Somebody closed it for good: nothing is waited for any longer than this. */
const FURTHEST_DAYS = 400;

const isoDay = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const dayNumber = (day: string) => Date.parse(day) / DAY_MS;
/** 1970-01-01 was a Thursday. */
const weekdayOf = (number: number) => (number + 3) % 7;

/** When they work on a day; null: not at all. A day that is worked in place of another has the hours of an open one. */
export function hoursOn({ week, days }: WorkingCalendar, day: string): OpenHours | null {
  const usual = week[weekdayOf(dayNumber(day))] ?? null;
  const kind = days.get(day);
  if (kind === 'OFF') return null;
  return kind === 'WORK' ? (usual ?? week.find((hours) => hours !== null) ?? NINE_TO_SIX) : usual;
}

/** Milliseconds since 1970 at which they begin and end on a day. */
function spanOn(calendar: WorkingCalendar, number: number): [number, number] | null {
  const hours = hoursOn(calendar, isoDay(number));
  const midnight = number * DAY_MS - calendar.offsetHours * 60 * MINUTE_MS;
  return hours && [midnight + hours.from * MINUTE_MS, midnight + hours.to * MINUTE_MS];
}

const firstDay = (calendar: WorkingCalendar, from: Date) => dayNumber(tenantDate(from, calendar.offsetHours));

/** When so much working time is over, e.g. a promise of eight hours. At once where it is none. */
export const afterWorkingTime = (calendar: WorkingCalendar, from: Date, minutes: number): Date =>
  afterWorkingMs(calendar, from, minutes * MINUTE_MS);

export function afterWorkingMs(calendar: WorkingCalendar, from: Date, ms: number): Date {
  const first = firstDay(calendar, from);
  let left = ms;
  for (let number = first; left > 0 && number <= first + FURTHEST_DAYS; number += 1) {
    const span = spanOn(calendar, number);
    if (!span) continue;
    const begin = Math.max(span[0], from.getTime());
    if (begin + left <= span[1]) return new Date(begin + left);
    left -= Math.max(0, span[1] - begin);
  }
  return new Date(from.getTime() + (left > 0 ? FURTHEST_DAYS * DAY_MS : 0));
}

/** Whole minutes of working time between two moments; none where the second is not the later one. */
export const workingMinutes = (calendar: WorkingCalendar, from: Date, to: Date): number =>
  Math.floor(workingMs(calendar, from, to) / MINUTE_MS);

export function workingMs(calendar: WorkingCalendar, from: Date, to: Date): number {
  const first = firstDay(calendar, from);
  const last = Math.min(firstDay(calendar, to), first + FURTHEST_DAYS);
  let ms = 0;
  for (let number = first; number <= last; number += 1) {
    const span = spanOn(calendar, number);
    if (span) ms += Math.max(0, Math.min(span[1], to.getTime()) - Math.max(span[0], from.getTime()));
  }
  return ms;
}

/** When the day ends on which the so-manieth working day after this one is worked: what a promise in days means. */
export function afterWorkingDays(calendar: WorkingCalendar, from: Date, days: number): Date {
  const first = firstDay(calendar, from);
  let left = days;
  for (let number = first + 1; number <= first + FURTHEST_DAYS; number += 1) {
    const span = spanOn(calendar, number);
    if (!span) continue;
    left -= 1;
    if (left <= 0) return new Date(span[1]);
  }
  return new Date(from.getTime() + FURTHEST_DAYS * DAY_MS);
}
