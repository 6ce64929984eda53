import * as z from 'zod/mini';
import { text } from './fields.schemas';
import { DAY_KINDS } from './working-time.enums';

const Minute = z.int().check(z.minimum(0), z.maximum(1440));

/** Minutes since midnight on the warehouse's wall. */
const OpenHours = z
  .strictObject({ from: Minute, to: Minute })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'too_small' }));

/** Monday first; null: nobody works. Open on one day at least, or no clock would ever end. */
export const WorkingWeek = z.array(z.nullable(OpenHours)).check(
  z.length(7),
  z.refine((week) => week.some((hours) => hours !== null), { error: 'required' }),
);

/** `YYYY-MM-DD`, and one that there is. */
export const CalendarDay = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)),
);

export const OtherDay = z.strictObject({ day: CalendarDay, kind: z.enum(DAY_KINDS), note: text(80) });
