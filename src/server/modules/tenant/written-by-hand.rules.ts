import * as z from 'zod/mini';
import { isStorable } from '../../../contract/fields.schemas';

export type ReadByHand<T> = { data: T } | { wrong: string[] };

/** Of one text: a page of it, and more than any that is shown. */
const TEXT_MAX = 4_000;

/** What somebody wrote, by its schema: a name that the schema does not know is a slip, and refused like a wrong value. */
export function readByHand<T>(schema: z.ZodMiniType<T>, given: unknown): ReadByHand<T> {
  const unfit = unfitIn(given, '');
  if (unfit.length > 0) return { wrong: unfit };
  const read = z.safeParse(schema, given);
  if (!read.success) return { wrong: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const unknown = unknownIn(given, read.data, '');
  return unknown.length > 0 ? { wrong: unknown.map((path) => `${path}: is not known`) } : { data: read.data };
}

/** Texts and names that cannot be kept, whatever the schema takes for one. */
function unfitIn(given: unknown, path: string): string[] {
  if (typeof given === 'string')
    return isStorable(given)
      ? given.length > TEXT_MAX
        ? [`${path}: is longer than ${String(TEXT_MAX)} characters`]
        : []
      : [`${path}: has a character that cannot be stored`];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const wrong = unfitIn(name, path);
    return wrong.length > 0 ? wrong : unfitIn(value, path ? `${path}.${name}` : name);
  });
}

/** Where the given says more than was read of it. */
function unknownIn(given: unknown, read: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const known = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  return Object.entries(given).flatMap(([name, value]) => {
    const at = path ? `${path}.${name}` : name;
    if (!Object.hasOwn(known, name)) return value === undefined ? [] : [at];
    return unknownIn(value, known[name], at);
  });
}
