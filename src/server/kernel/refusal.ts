import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS, type ErrorCode } from '../../contract/errors';
import { intlTag, LOCALE_FACTS } from '../../contract/locales';
import { AppError } from './app-error';
import { errorSentence } from './error-sentences';
import { problemOf } from './problem';
import { localeOfRequest } from './request-locale';

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Refuses before anybody has looked: a call in the form of the API, a page as a few lines in the visitor's language. */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  code: ErrorCode,
  { retryAfterSeconds, closes = false }: { retryAfterSeconds?: number; closes?: boolean } = {},
): void {
  const locale = localeOfRequest(req.headers['accept-language']);
  const isCall = req.url?.startsWith('/api/') ?? false;
  const sentence = errorSentence(code, locale);
  const body = isCall
    ? JSON.stringify(problemOf(new AppError(code), locale))
    : `<!doctype html><html lang="${intlTag(locale)}" dir="${LOCALE_FACTS[locale].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1>`;
  res.writeHead(ERROR_STATUS[code], {
    ...HEADERS,
    'content-type': `${isCall ? 'application/problem+json' : 'text/html'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    ...(closes ? { connection: 'close' } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
