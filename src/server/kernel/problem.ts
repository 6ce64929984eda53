import type * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode, type Problem } from '../../contract/errors';
import type { Locale } from '../../contract/locales';
import { isPassing, sqlState } from '../db/database-errors';
import { AppError } from './app-error';
import { errorSentence } from './error-sentences';

/** Texts and numbers that no database can hold: what the client sent, not a fault of ours. */
const MALFORMED = new Set(['22P05', '22021', '22003']);

function codeOf(error: unknown): ErrorCode {
  if (isPassing(error)) return 'UNAVAILABLE';
  return MALFORMED.has(sqlState(error) ?? '') ? 'MALFORMED' : 'INTERNAL';
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  return new AppError(code, { cause: error, retryAfterSeconds: code === 'UNAVAILABLE' ? 2 : undefined });
}

/** Whether somebody has to look into it: a closed shop is known to be. */
export const isFailure = ({ code }: AppError): boolean => ERROR_STATUS[code] >= 500 && code !== 'SHOP_CLOSED';

export function problemOf(error: AppError, locale: Locale): Problem {
  const { code, extra } = error;
  return {
    type: `urn:sampan:problem:${code.toLowerCase().replaceAll('_', '-')}`,
    title: code,
    status: ERROR_STATUS[code],
    detail: errorSentence(code, locale),
    code,
    errors: extra.errors,
    data: extra.data,
  };
}

/** `path` of a field as a form names it (`items.0.quantity`); `code` is the schema's own word or our refinement's. */
export const fieldErrors = (issues: z.core.$ZodIssue[]) =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'unknown_field' }))
      : [{ path: issue.path.join('.'), code: issue.code }],
  );
