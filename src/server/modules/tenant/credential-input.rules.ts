import type { CredentialField, CredentialValues } from '../../adapters/outside-service.port';

interface Wrong {
  path: string;
  code: string;
}

/** What is asked for at a desk. */
export const typedFields = (fields: readonly CredentialField[]) => fields.filter(({ isAddress }) => !isAddress);

/** Of a secret that is long its last letters, by which its owner knows it again. */
const LONG = 12;
const SHOWN = 4;
const LONGEST_LINE = 60;

export function shownValue({ name, isSecret }: CredentialField, values: CredentialValues | undefined): string | null {
  const value = values?.[name]?.[0];
  if (value === undefined) return null;
  if (!isSecret) return value.length > LONGEST_LINE ? `${value.slice(0, LONGEST_LINE)}…` : value;
  return value.length < LONG ? '…' : `…${value.trimEnd().slice(-SHOWN)}`;
}

/**
 * What somebody typed at the desk, upon what is kept: what was left out stays. Nothing of it is ever said again.
 * @param keepsOld whether a new secret comes before the one that it replaces, or instead of it
 */
export function mergedValues(
  fields: readonly CredentialField[],
  known: CredentialValues | undefined,
  { values, keepsOld }: { values: Readonly<Record<string, string>>; keepsOld: boolean },
): { values: CredentialValues } | { wrong: Wrong[] } {
  const merged: Record<string, readonly string[]> = { ...known };
  const wrong: Wrong[] = [];
  for (const [name, typed] of Object.entries(values)) {
    const field = typedFields(fields).find((each) => each.name === name);
    const value = typed.trim();
    if (!field) wrong.push({ path: `values.${name}`, code: 'unknown' });
    else if (value === '' || value.includes('\0') || field.pattern?.test(value) === false)
      wrong.push({ path: `values.${name}`, code: 'invalid_format' });
    else {
      const old = known?.[name]?.[0];
      merged[name] = keepsOld && field.isSecret && old !== undefined && old !== value ? [value, old] : [value];
    }
  }
  for (const { name, isOptional } of fields)
    if (!isOptional && !merged[name]) wrong.push({ path: `values.${name}`, code: 'required' });
  return wrong.length > 0 ? { wrong } : { values: merged };
}
