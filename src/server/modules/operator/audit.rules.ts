type Fields = Record<string, unknown>;
interface Change {
  before: Fields | null;
  after: Fields | null;
}

const SECRET = /[Pp]assword|[Hh]ash$|[Tt]oken|[Ss]ecret|[Cc]redential|[Aa]pi_?[Kk]ey|^pin$|Pin$/;
const HIDDEN = '•••';
const HOUR_MS = 3_600_000;

/** From midnight to midnight of a day as the shop counts it. @param day `2026-11-23` @param offset hours before UTC */
export function daySpan(day: string | undefined, offset: number): { from?: Date; until?: Date } {
  if (!day) return {};
  const from = Date.parse(`${day}T00:00:00Z`) - offset * HOUR_MS;
  return { from: new Date(from), until: new Date(from + 24 * HOUR_MS) };
}

/** What of a thing changed, as the audit keeps it: fields that differ, and of secrets only that they did. */
export function auditedChange(before: Fields | null, after: Fields | null): Change {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  const only = (fields: Fields | null) =>
    fields && Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return { before: withoutSecrets(only(before)) as Fields | null, after: withoutSecrets(only(after)) as Fields | null };
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? HIDDEN : withoutSecrets(inner)]),
  );
}
