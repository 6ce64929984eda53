import { useState } from 'react';
import * as z from 'zod/mini';
import type { ApiError } from './caller';

export type FieldErrors = Record<string, string>;

/**
 * A form whose rules are the request schema of its call. Errors are codes by path, the schema's own or the server's;
 * `fieldErrors.<code>` of the common namespace says them.
 */
export function useFields<S extends z.ZodMiniObject, V extends Record<string, unknown>>(schema: S, initial: V) {
  const [values, setValues] = useState<V>(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([path]) => path !== name)));
  };

  /** The request to send, or undefined with `errors` set. Empty optional fields are left out. */
  const validate = (extra: FieldErrors = {}): z.input<S> | undefined => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const result = schema.safeParse(filled);
    const found: FieldErrors = { ...extra };
    for (const issue of result.error?.issues ?? [])
      found[issue.path.join('.')] ??= filled[String(issue.path[0])] === undefined ? 'required' : issue.code;
    setErrors(found);
    return result.success && Object.keys(found).length === 0 ? (filled as z.input<S>) : undefined;
  };

  const takeErrors = (refusal: ApiError) =>
    setErrors(Object.fromEntries(refusal.errors.map(({ path, code }) => [path, code])));

  return { values, errors, set, validate, takeErrors };
}
