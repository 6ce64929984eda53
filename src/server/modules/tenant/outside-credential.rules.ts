import type { CredentialField, CredentialValues } from '../../adapters/outside-service.port';

const LONGEST = 8192;

/**
 * What somebody wrote for a service: a line `name=value` each, the newest of a name first; empty lines and such that
 * begin with `#` say nothing. A value may go over lines where it stands in `"…"`, as a key in PEM does.
 */
export function readCredentials(
  text: string,
  fields: readonly CredentialField[],
): { values: CredentialValues } | { wrong: string[] } {
  const values: Record<string, string[]> = {};
  const wrong: string[] = [];
  for (const { name, value } of linesOf(text)) {
    const field = fields.find((each) => each.name === name);
    // what stands there may be a secret: it is never said again
    if (!field) wrong.push(`A line begins with none of: ${fields.map((each) => each.name).join(', ')}.`);
    else if (value === '' || value.length > LONGEST || field.pattern?.test(value) === false)
      wrong.push(`${name} ${field.shape ? `is ${field.shape}` : 'cannot be read'}.`);
    else (values[name] ??= []).push(value);
  }
  for (const { name, isOptional } of fields) if (!isOptional && !values[name]) wrong.push(`${name} is missing.`);
  return wrong.length > 0 ? { wrong: [...new Set(wrong)] } : { values };
}

function linesOf(text: string): { name: string; value: string }[] {
  const lines: { name: string; value: string }[] = [];
  let open: { name: string; value: string } | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [name = '', ...rest] = line.split('=');
    const value = rest.join('=').trim();
    if (open) open.value += `\n${line}`;
    else if (line.trim() === '' || line.trim().startsWith('#')) continue;
    else if (value.startsWith('"') && !isClosed(value)) open = { name: name.trim(), value };
    else lines.push({ name: name.trim(), value: bare(value) });
    if (open && isClosed(open.value)) {
      lines.push({ ...open, value: bare(open.value) });
      open = undefined;
    }
  }
  return open ? [...lines, { ...open, value: '' }] : lines;
}

const isClosed = (value: string) => /^".*"\s*$/s.test(value) && value.trim().length > 1;
const bare = (value: string) => (isClosed(value) ? value.trim().slice(1, -1) : value);
