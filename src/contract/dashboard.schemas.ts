import * as z from 'zod/mini';
import { DASHBOARD_SPANS, FACT_MEASURES, WORK_DESKS } from './dashboard.enums';
import { Time } from './fields.schemas';

const Day = z.string();

/** One figure of the days looked at, and of as many before them. */
const Compared = { now: z.int(), before: z.int() };

export const DashboardQuery = z.strictObject({ days: z._default(z.enum(DASHBOARD_SPANS), '7') });

/** What waits at a desk; each counted up to `LIMITS.deskCount`. */
export const DeskWork = z.object({
  desk: z.enum(WORK_DESKS),
  /** On which this person is. */
  mine: z.int(),
  waiting: z.int(),
  /** What should have been done by now, and what should be before the day is over. */
  late: z.int(),
  dueToday: z.int(),
});

export const DashboardFact = z.object({
  measure: z.enum(FACT_MEASURES),
  ...Compared,
  /** The largest first, where there is more than one. */
  parts: z.array(z.object({ dimension: z.string(), ...Compared })),
  /** Day by day, the four weeks that end today at least; days without are nothing. */
  points: z.array(z.object({ day: Day, dimension: z.string(), value: z.int() })),
});

/** Of a line: so many values, that of the middle one, and the one that nine of ten keep to. */
export const DashboardSpread = z.object({
  measure: z.enum(FACT_MEASURES),
  /** As the shop calls it; one that is no more, by its code. */
  line: z.string(),
  /** Where it goes, where another line of the shop is called the same; none else. */
  countries: z.array(z.string()),
  count: z.int(),
  p50: z.int(),
  p90: z.int(),
});

export const Dashboard = z.object({
  /** Of the shop's calendar. */
  today: Day,
  days: z.int(),
  /** The days that `points` are of, without a gap. */
  calendar: z.array(Day),
  /** When the days were last added up; null where they never were. */
  countedAt: z.nullable(Time),
  /** Where days before it are looked at that were told in sums, with nothing behind them: the first that was counted. */
  countedFrom: z.nullable(Day),
  /** That sums are in; null for whom there are none. */
  currency: z.nullable(z.string()),
  work: z.array(DeskWork),
  facts: z.array(DashboardFact),
  spreads: z.array(DashboardSpread),
});
