import type * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode, type Problem } from '../../contract/errors';
import type { Locale } from '../../contract/locales';
import { AppError } from './app-error';
import { errorSentence } from './error-sentences';

const PG_TO_CODE: Record<string, ErrorCode> = {
  '40001': 'UNAVAILABLE', '40P01': 'UNAVAILABLE', '55P03': 'UNAVAILABLE', '57014': 'UNAVAILABLE', '57P01': 'UNAVAILABLE', '53100': 'UNAVAILABLE', '53300': 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE', ECONNRESET: 'UNAVAILABLE', '22P05': 'MALFORMED', '22021': 'MALFORMED',
}; // prettier-ignore

/** SQLSTATE of an error of either driver, which Drizzle wraps. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const state = sqlState(error);
  const timedOut =
    error instanceof Error && /timeout exceeded when trying to connect|Query read timeout/.test(error.message);
  const code = timedOut ? 'UNAVAILABLE' : PG_TO_CODE[state ?? ''];
  return new AppError(code ?? 'INTERNAL', { cause: error, retryAfterSeconds: code === 'UNAVAILABLE' ? 2 : undefined });
}

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
