/** Tenant time is a fixed distance from UTC in hours, fractions included (spec FRM-1). */
const MINUTE_MS = 60_000;
const offsetMinutes = (offsetHours: number) => Math.round(offsetHours * 60);

/** `UTC+5:30`, `UTC-3`, `UTC`. */
export function offsetLabel(offsetHours: number): string {
  const total = Math.abs(offsetMinutes(offsetHours));
  if (total === 0) return 'UTC';
  const minutes = total % 60;
  return `UTC${offsetHours < 0 ? '-' : '+'}${Math.floor(total / 60)}${minutes ? `:${pad(minutes)}` : ''}`;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** A date whose UTC fields read the tenant's wall clock. Only for showing: it is another moment. */
const shifted = (date: Date, offsetHours: number) => new Date(date.getTime() + offsetMinutes(offsetHours) * MINUTE_MS);

/** `HH:mm:ss` on the tenant's wall. */
export function tenantClock(date: Date, offsetHours: number): string {
  const wall = shifted(date, offsetHours);
  return [wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()].map(pad).join(':');
}

/** The moment of what a field of date and time says on the tenant's wall; undefined of what is none. */
export function momentOfWall(wall: string, offsetHours: number): string | undefined {
  const date = new Date(`${wall.slice(0, 16)}:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : shifted(date, -offsetHours).toISOString();
}

/** The other way: what such a field shows. */
export const wallOfMoment = (at: string, offsetHours: number): string =>
  shifted(new Date(at), offsetHours).toISOString().slice(0, 16);

/** `YYYY-MM-DD` in the tenant's calendar, e.g. for "today". */
export const tenantDate = (date: Date, offsetHours: number): string =>
  shifted(date, offsetHours).toISOString().slice(0, 10);

/** When a day of the tenant's calendar begins. */
export const midnightOf = (day: string, offsetHours: number): Date =>
  shifted(new Date(`${day}T00:00:00.000Z`), -offsetHours);

/** When the month of that moment began on the tenant's wall, and the first day of the one after. */
export function monthOf(date: Date, offsetHours: number): { from: Date; next: string } {
  const wall = shifted(date, offsetHours);
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth()];
  const next = new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 10);
  return { from: shifted(new Date(Date.UTC(year, month, 1)), -offsetHours), next };
}

/** `2026-11-21 13:30 (UTC+5:30)`, for a reader of whom no more is known than the shop. */
export const wallTime = (date: Date, offsetHours: number): string =>
  `${shifted(date, offsetHours).toISOString().slice(0, 16).replace('T', ' ')} (${offsetLabel(offsetHours)})`;

/** How a language writes a date: `D`, `DD`, `M`, `MM`, `MMM` (a name of `months`), `YYYY`, `BBBB` (Buddhist), `H`, `HH`, `mm`, `[as it stands]`. */
export interface DateWords {
  months: string[];
  date: string;
  dateTime: string;
}

const ENGLISH: DateWords = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: 'MMM D, YYYY',
  dateTime: 'MMM D, YYYY, HH:mm',
};
/** By language tag. A page knows its own language and English; the others' words stay on the server (ENT-7). */
const known = new Map<string, DateWords>();

export const learnDates = (intlTag: string, words: DateWords): unknown => known.set(intlTag, words);

/**
 * Date and time in tenant time, as the shopper's language writes them; not by `Intl`, whose data browsers lack for
 * Uzbek and Lao, so that server and browser write the same. Latin digits and a 24-hour clock everywhere. Empty for what
 * is no time.
 */
export const formatDateTime = (iso: string, offsetHours: number, intlTag: string): string =>
  formatWall(iso, offsetHours, intlTag, 'dateTime');

export const formatDate = (iso: string, offsetHours: number, intlTag: string): string =>
  formatWall(iso, offsetHours, intlTag, 'date');

/** The same by words at hand, of any language. */
export const writeDateTime = (date: Date, offsetHours: number, words: DateWords): string =>
  writeWall(shifted(date, offsetHours), words, 'dateTime');

function formatWall(iso: string, offsetHours: number, intlTag: string, pattern: 'date' | 'dateTime'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return writeWall(shifted(date, offsetHours), known.get(intlTag) ?? ENGLISH, pattern);
}

const BUDDHIST_ERA_YEARS = 543;

function writeWall(wall: Date, words: DateWords, pattern: 'date' | 'dateTime'): string {
  const [year, month, day, hour] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate(), wall.getUTCHours()];
  const parts: Record<string, string | number> = {
    YYYY: year,
    BBBB: year + BUDDHIST_ERA_YEARS,
    MMM: words.months[month] ?? '',
    MM: pad(month + 1),
    M: month + 1,
    DD: pad(day),
    D: day,
    HH: pad(hour),
    H: hour,
    mm: pad(wall.getUTCMinutes()),
  };
  return words[pattern].replace(/\[([^\]]*)\]|YYYY|BBBB|M{1,3}|DD?|HH?|mm/g, (token, literal?: string) =>
    String(literal ?? parts[token]),
  );
}
