import type { ErrorCode } from '../../contract/errors';
import { plainApiPath } from '../kernel/api-path';
import { CALLER_HEADERS } from './caller-facts';
import { env } from '../env';
import { AppError } from '../kernel/app-error';
import { apiCookies, isApiCookie } from '../kernel/cookies';
import { log } from '../kernel/log';
import { problemOf } from '../kernel/problem';
import { localeOfRequest } from '../kernel/request-locale';
import type { Backend } from './backend.port';

/** Until the first byte of an answer; shorter than the browser's own patience, so that the shopper is told what failed. */
const PATIENCE_MS = 20_000;

/**
 * Of one connection only, ours to say, or nobody's business outside: the API knows people by bearer token, so a
 * shopper's cookies stay here, but for what a backend of ours gave.
 */
const NOT_PASSED_ON = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect', 'host', 'content-length', 'cookie', 'accept-encoding', 'via'],
  ...['x-tenant-domain', 'x-tenant-id', ...Object.values(CALLER_HEADERS)],
]);
const isPassedOn = (name: string) => !NOT_PASSED_ON.has(name) && !/^(x-)?forwarded/.test(name);

/** Says of itself what our host must not take over from another one. */
const NOT_TAKEN_OVER = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'upgrade',
];

/**
 * A backend at another address, asked through this server: the browser stays on its own origin, and the shop is named
 * by the host that it came to, whatever it says itself (API-1). Bodies are streamed both ways.
 */
export const outsideBackend = (origin: string, patienceMs = PATIENCE_MS): Backend => ({
  async fetch(request) {
    const { pathname, search } = new URL(request.url);
    if (plainApiPath(pathname) === undefined) return refuse(request, 'MALFORMED');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patienceMs);
    try {
      const answer = await fetch(`${origin.replace(/\/+$/, '')}${pathname}${search}`, {
        method: request.method,
        headers: headersOf(request),
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, late.signal]),
        // a body that is still arriving; missing in the DOM's own types
        ...{ duplex: 'half' },
      });
      return asOwn(answer);
    } catch (error) {
      if (!request.signal.aborted) log().error({ err: error, path: pathname }, 'the outside backend did not answer');
      return refuse(request, late.signal.aborted ? 'SUPPLIER_TIMEOUT' : 'UNAVAILABLE');
    } finally {
      clearTimeout(timer);
    }
  },
});

function headersOf(request: Request): Headers {
  const host = request.headers.get('host') ?? '';
  const address = request.headers.get(CALLER_HEADERS.address);
  const headers = new Headers();
  for (const [name, value] of request.headers) if (isPassedOn(name)) headers.append(name, value);
  const { FORCED_TENANT_ID, STOREFRONT_KEY } = env();
  headers.set('x-tenant-domain', host);
  if (FORCED_TENANT_ID) headers.set('x-tenant-id', FORCED_TENANT_ID);
  if (STOREFRONT_KEY) {
    headers.set(CALLER_HEADERS.storefrontKey, STOREFRONT_KEY);
    const ours = apiCookies(request.headers.get('cookie') ?? undefined);
    if (ours) headers.set('cookie', ours);
  }
  if (address) headers.set(CALLER_HEADERS.shopperAddress, address);
  // what is decoded on the way could not keep its length
  headers.set('accept-encoding', 'identity');
  return headers;
}

/** The answer under our own host: no cookies but those of a backend of ours, nothing that a browser could take for a page of ours. */
function asOwn(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of [...NOT_TAKEN_OVER, 'set-cookie', 'clear-site-data', 'service-worker-allowed'])
    headers.delete(name);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  if (env().STOREFRONT_KEY)
    for (const cookie of answer.headers.getSetCookie().filter(isApiCookie)) headers.append('set-cookie', cookie);
  const hasBody = answer.status !== 204 && answer.status !== 304;
  return new Response(hasBody ? answer.body : null, { status: answer.status, headers });
}

function refuse(request: Request, code: ErrorCode): Response {
  const problem = problemOf(new AppError(code), localeOfRequest(request.headers.get('accept-language') ?? undefined));
  return Response.json(problem, {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
    },
  });
}
