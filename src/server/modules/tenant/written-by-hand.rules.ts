import * as z from 'zod/mini';

export type ReadByHand<T> = { data: T } | { wrong: string[] };

/** What somebody wrote, by its schema: a name that the schema does not know is a slip, and refused like a wrong value. */
export function readByHand<T>(schema: z.ZodMiniType<T>, given: unknown): ReadByHand<T> {
  const read = z.safeParse(schema, given);
  if (!read.success) return { wrong: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const unknown = unknownIn(given, read.data, '');
  return unknown.length > 0 ? { wrong: unknown.map((path) => `${path}: is not known`) } : { data: read.data };
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
