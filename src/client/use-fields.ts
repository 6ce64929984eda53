import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiError } from './caller';

export type FieldErrors = Record<string, string>;

/**
 * A form whose rules are the request schema of its call, fetched when the shopper begins to write: no page needs it for
 * its first view. Errors are codes by path, the schema's own or the server's; `fieldErrors.<code>` of the common
 * namespace says them.
 */
export function useFields<S extends z.ZodMiniObject, V extends Record<string, unknown>>(
  loadRules: () => Promise<S>,
  initial: V,
) {
  const [values, setValues] = useState<V>(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid();
  }, [refusals]);

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
  };

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    void rulesOrNone(loadRules);
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([path]) => path !== name)));
  };

  /** The request to send, or undefined with `errors` set. Empty optional fields are left out. */
  const validate = async (extra: FieldErrors = {}): Promise<z.output<S> | undefined> => {
    const rules = await rulesOrNone(loadRules);
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const result = rules?.safeParse(filled);
    const found: FieldErrors = { ...extra };
    for (const issue of result?.error?.issues ?? [])
      found[issue.path.join('.')] ??= filled[String(issue.path[0])] === undefined ? 'required' : issue.code;
    refuse(found);
    if (Object.keys(found).length > 0) return undefined;
    return result?.success ? result.data : (filled as z.output<S>);
  };

  const takeErrors = (refusal: ApiError) =>
    refuse(Object.fromEntries(refusal.errors.map(({ path, code }) => [path, code])));

  return { values, errors, set, validate, takeErrors };
}

/** To where the shopper has to look first; in the form that was sent, if the focus is in one. */
function focusFirstInvalid(): void {
  const form = document.activeElement?.closest('form') ?? document;
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Rules that cannot be fetched stop nobody: the server has the same. */
const rulesOrNone = <S>(load: () => Promise<S>): Promise<S | undefined> => load().catch(() => undefined);
