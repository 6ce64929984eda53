import { LIMITS } from '../../../contract/limits';
import type { THREAD_STATUSES } from '../../../contract/thread.enums';

type Status = (typeof THREAD_STATUSES)[number];

/** Who owes the next word, and by when. */
export interface ThreadState {
  status: Status;
  openFrom: Date | null;
  dueAt: Date | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Monday to Friday, on the clock of the shop. */
const WORK = { from: 9, until: 18, saturday: 6, sunday: 0 };

/** When so many working hours have passed. @param offsetHours of the shop's clock from UTC */
export function afterWorkingHours(from: Date, hours: number, offsetHours: number): Date {
  let wall = from.getTime() + offsetHours * HOUR_MS;
  let left = hours * HOUR_MS;
  for (;;) {
    const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
    const weekday = new Date(midnight).getUTCDay();
    const begins = Math.max(wall, midnight + WORK.from * HOUR_MS);
    const ends = midnight + WORK.until * HOUR_MS;
    const isWorked = weekday !== WORK.saturday && weekday !== WORK.sunday && begins < ends;
    if (isWorked && begins + left <= ends) return new Date(begins + left - offsetHours * HOUR_MS);
    if (isWorked) left -= ends - begins;
    wall = midnight + DAY_MS;
  }
}

export const answerDue = (from: Date, offsetHours: number): Date =>
  afterWorkingHours(from, LIMITS.answerHours, offsetHours);

/** One that rests is open again when its rest is over: nobody has to wake it. */
export const statusAt = ({ status, openFrom }: ThreadState, now: Date): Status =>
  status === 'SNOOZED' && openFrom !== null && openFrom <= now ? 'OPEN' : status;

/** The shopper has written: the clock runs from the first word that nobody has answered. */
export function afterShopper(before: ThreadState | undefined, now: Date, offsetHours: number): ThreadState {
  if (before?.openFrom && before.openFrom <= now)
    return { status: 'OPEN', openFrom: before.openFrom, dueAt: before.dueAt };
  return { status: 'OPEN', openFrom: now, dueAt: answerDue(now, offsetHours) };
}

/** The shop has answered, or there is nothing more to say. */
export const afterStaff = (to: 'WAITING_SHOPPER' | 'DONE'): ThreadState => ({
  status: to,
  openFrom: null,
  dueAt: null,
});

/** What a person makes of it without a word. @param until of a rest */
export function movedTo(
  to: 'OPEN' | 'SNOOZED' | 'DONE',
  now: Date,
  { until, offsetHours }: { until?: Date | undefined; offsetHours: number },
) {
  if (to === 'DONE') return afterStaff('DONE');
  const openFrom = to === 'SNOOZED' && until ? until : now;
  return { status: to, openFrom, dueAt: answerDue(openFrom, offsetHours) };
}

/** A rest has an end, not today's past and not next year. */
export const isFitRest = (until: Date, now: Date): boolean =>
  until > now && until.getTime() - now.getTime() <= LIMITS.threadRestDays * DAY_MS;

const EXCERPT = 160;
/** The beginning of what was said, in one line, cut between letters. */
export function excerptOf(text: string): string {
  const line = [...text.replace(/\s+/g, ' ')];
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1).join('')}…` : line.join('');
}
