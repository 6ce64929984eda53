import { customsFault, plainNumber, type CustomsFieldRule } from '../../../contract/customs';
import { LIMITS } from '../../../contract/limits';

/** Numbers by their keys, in the order of the fields and as they are kept; or what is wrong with them. */
export function readCustomsValues(
  fields: readonly CustomsFieldRule[],
  values: Readonly<Record<string, string>>,
): { numbers: Map<string, string> } | { errors: { path: string; code: string }[] } {
  const strange = Object.keys(values).filter((key) => !fields.some((field) => field.key === key));
  const faults = fields.map((field) => ({ key: field.key, code: customsFault(field, values[field.key] ?? '') }));
  const errors = [
    ...strange.map((key) => ({ path: `values.${key}`, code: 'unknown_field' })),
    ...faults.flatMap(({ key, code }) => (code ? [{ path: `values.${key}`, code }] : [])),
  ];
  if (errors.length > 0) return { errors };
  const given = fields.map(({ key }) => [key, plainNumber(values[key] ?? '')] as const);
  return { numbers: new Map(given.filter(([, number]) => number !== '')) };
}

/** The last digits, of a long number four; a letter in front is no secret. */
export function maskNumber(number: string): string {
  const shown = number.length >= 9 ? 4 : 2;
  const first = /^[A-Z]\d{8,}$/.test(number) ? number.slice(0, 1) : '';
  return first + '•'.repeat(number.length - shown - first.length) + number.slice(-shown);
}

const DAY_MS = 86_400_000;

/** When numbers go that their shopper did not ask to keep: so long after they were last needed. */
export const purgeAfter = (keep: boolean, lastNeeded: Date): Date | null =>
  keep ? null : new Date(lastNeeded.getTime() + LIMITS.customsKeptDays * DAY_MS);

/** Until when the reminder of a day looks. */
export const reminderHorizon = (now: Date): Date => new Date(now.getTime() + LIMITS.customsReminderDays * DAY_MS);
