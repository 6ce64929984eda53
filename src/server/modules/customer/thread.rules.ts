import { LIMITS } from '../../../contract/limits';
import { afterWorkingTime } from '../../../contract/working-time';
import type { THREAD_STATUSES } from '../../../contract/thread.enums';

type Status = (typeof THREAD_STATUSES)[number];

/** Who owes the next word, and by when. */
export interface ThreadState {
  status: Status;
  openFrom: Date | null;
  dueAt: Date | null;
}

const DAY_MS = 86_400_000;
const NINE_TO_SIX = { from: 540, to: 1080 };
/** Of who answers, on the clock of the shop: a warehouse may work on Saturdays, and has holidays of its own. */
const WEEK = [...Array<typeof NINE_TO_SIX>(5).fill(NINE_TO_SIX), null, null];

/** By when a word of that moment is answered. @param offsetHours of the shop's clock from UTC */
export const answerDue = (from: Date, offsetHours: number): Date =>
  afterWorkingTime({ offsetHours, week: WEEK, days: new Map() }, from, LIMITS.answerHours * 60);

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
