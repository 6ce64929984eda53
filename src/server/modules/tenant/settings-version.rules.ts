import { createHash } from 'node:crypto';

/**
 * What a section is known by: two that say the same are one version, whoever wrote them and by whatever way. A count
 * would miss what commands and the clock write.
 */
export const sectionVersion = (values: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(values)))
    .digest('base64url')
    .slice(0, 22);

/** The names of objects in one order: a database keeps them in another than they were given in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]));
}
