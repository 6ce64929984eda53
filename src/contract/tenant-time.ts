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

/** `YYYY-MM-DD` in the tenant's calendar, e.g. for "today". */
export const tenantDate = (date: Date, offsetHours: number): string =>
  shifted(date, offsetHours).toISOString().slice(0, 10);

/**
 * Date and time in tenant time and the shopper's language. Latin digits and a 24-hour clock everywhere, so that server
 * and browser write the same. Empty for what is no time.
 */
export function formatDateTime(iso: string, offsetHours: number, intlTag: string): string {
  return formatWall(iso, offsetHours, intlTag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
}

export function formatDate(iso: string, offsetHours: number, intlTag: string): string {
  return formatWall(iso, offsetHours, intlTag, { dateStyle: 'medium' });
}

/** Browsers carry no Uzbek or Lao month names: both get the German medium date, day first and all in digits. */
const WITHOUT_MONTH_NAMES: Record<string, string> = { uz: 'de', lo: 'de' };

function formatWall(iso: string, offsetHours: number, intlTag: string, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const tag = WITHOUT_MONTH_NAMES[intlTag] ?? intlTag;
  return new Intl.DateTimeFormat(tag, { ...style, numberingSystem: 'latn', timeZone: 'UTC' }).format(
    shifted(date, offsetHours),
  );
}
