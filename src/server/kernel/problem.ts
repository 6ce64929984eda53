import type * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode, type Problem } from '../../contract/errors';
import type { Locale } from '../../contract/locales';
import { AppError } from './app-error';
import { errorSentence } from './error-sentences';

const PG_TO_CODE: Record<string, ErrorCode> = {
  '40001': 'UNAVAILABLE', '40P01': 'UNAVAILABLE', '55P03': 'UNAVAILABLE', '57014': 'UNAVAILABLE', '57P01': 'UNAVAILABLE', '53100': 'UNAVAILABLE', '53300': 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE', ECONNRESET: 'UNAVAILABLE', '22P05': 'MALFORMED', '22021': 'MALFORMED',
}; // prettier-ignore

/** What the driver says in words alone: it waited in vain, or the connection is gone. */
const GONE = /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/;

/** An error and what it was made of: Drizzle wraps those of either driver. */
function* causesOf(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** SQLSTATE of an error of either driver. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error)) if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const state = sqlState(error);
  const isGone = [...causesOf(error)].some(({ message }) => GONE.test(message));
  const code = isGone ? 'UNAVAILABLE' : PG_TO_CODE[state ?? ''];
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
