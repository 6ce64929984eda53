const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `5m`, `3h`, `12d`: whole units, none below a minute; two days are still counted in hours. @param ms below 0 counts as 0 */
export function ageText(ms: number, intlTag: string): string {
  const [size, unit] = ms < HOUR_MS ? [MINUTE_MS, 'minute'] : ms < 2 * DAY_MS ? [HOUR_MS, 'hour'] : [DAY_MS, 'day'];
  const count = Math.max(1, Math.floor(ms / size));
  return new Intl.NumberFormat(intlTag, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);
}
