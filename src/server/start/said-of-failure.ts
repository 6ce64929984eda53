import * as z from 'zod/mini';
import { loggedError } from '../kernel/log-error';

/**
 * What whoever typed a command reads where it came to nothing: reasons in words as they are, of a failed statement its
 * code alone. The statement comes with what was typed, and says nothing to who typed it.
 */
export function saidOfFailure(error: unknown): string {
  if (error instanceof z.core.$ZodError) return `It cannot be read: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`; // prettier-ignore
  const { statement, code, type } = loggedError(error);
  if (error instanceof Error && statement === undefined && type !== 'DatabaseError') return error.message;
  return `The database refused it (${code ?? type}). Nothing was changed.`;
}
