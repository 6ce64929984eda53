import * as z from 'zod/mini';
import { isOfDatabase, loggedError } from '../kernel/log-error';

/**
 * What whoever typed a command or started a process reads where it came to nothing: reasons in words as they are, of a
 * failed statement its code alone. The statement comes with what was typed, and says nothing to who typed it.
 */
export function saidOfFailure(error: unknown): string {
  if (error instanceof z.core.$ZodError) return `It cannot be read: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`; // prettier-ignore
  if (error instanceof Error && !isOfDatabase(error)) return error.message;
  const { code, type } = loggedError(error);
  return `The database refused it (${code ?? type}). Nothing was changed.`;
}
