import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { TrieRouter } from 'hono/router/trie-router';
import * as z from 'zod/mini';
import { takesBody } from '../../contract/endpoint.schemas';
import type { Endpoint } from '../../contract/endpoint';
import { ERROR_STATUS } from '../../contract/errors';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales';
import { AppError } from './app-error';
import { callerAddress } from './caller-address';
import { authorize, maskedAnswer } from './authorize';
import type { Ctx, KnownCtx } from './context';
import { derivedKey } from './derived-key';
import { runOnce } from './idempotency';
import { keepable, lengthOf } from './keepable';
import { log } from './log';
import { isPlatformCall, isPlatformHost, PLATFORM } from './platform';
import { asAppError, fieldErrors, isFailure, problemOf } from './problem';
import { rawAnswer } from './raw-answer';
import { readInShare } from './reading-share';
import { readJson, readQuery, readText, refuseUnstorable } from './request-input';
import { contextOf, type DispatchDeps } from './request-context';
import { localeOfRequest } from './request-locale';
import type { Route } from './route';
import { newId } from './tokens';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

const answer = (status: number, body: unknown, extra: Record<string, string> = {}) => {
  const text = JSON.stringify(body);
  return new Response(text, { status, headers: { ...HEADERS, ...lengthOf(text), ...extra } });
};

function answerProblem(error: unknown, locale: Locale, requestId: string): Response {
  const refusal = asAppError(error);
  const status = ERROR_STATUS[refusal.code];
  if (isFailure(refusal)) log().error({ err: refusal.extra.cause ?? refusal, requestId }, 'request failed');
  const wait = refusal.extra.retryAfterSeconds;
  return answer(status, problemOf(refusal, locale), {
    'content-type': 'application/problem+json; charset=utf-8',
    'x-request-id': requestId,
    ...(wait ? { 'retry-after': String(wait) } : {}),
    // the rest of it is still on its way
    ...(refusal.code === 'TOO_LARGE' ? { connection: 'close' } : {}),
  });
}

const honoPath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
const parameterCount = (path: string) => path.split('{').length;

/** Registers every route on one Hono app: the only place on the server that catches. */
export function dispatch(routes: Route[], deps: DispatchDeps): Hono {
  // our paths are none for its router of regular expressions: it would be tried, and given up, at the first request
  const app = new Hono({ router: new TrieRouter() });
  // pages ask in-process and name no encoding; pictures are no text
  app.use('/api/*', compress({ threshold: 1024 }));
  for (const [path, byMethod] of routesByPath(routes))
    app.all(honoPath(path), (c) => {
      // whoever asks for the head alone has it cut off behind us
      const route = byMethod.get(c.req.method === 'HEAD' ? 'GET' : c.req.method);
      return route ? serve(c, route, deps) : tellOf(c, byMethod, deps);
    });
  app.notFound(notThere);
  // what is served beside the contract: pictures, the bucket
  app.onError((error, c) => answerProblem(error, localeOfRequest(c.req.header('accept-language')), idOf(c)));
  return app;
}

/** Fixed paths before those with parameters: /payments/unpaid is no payment number. */
function routesByPath(routes: Route[]): Map<string, Map<string, Route>> {
  const found = new Map<string, Map<string, Route>>();
  const counted = routes.map((route) => ({ route, count: parameterCount(route.endpoint.path) }));
  for (const { route } of counted.sort((a, b) => a.count - b.count)) {
    const { path, method } = route.endpoint;
    const known = found.get(path) ?? new Map<string, Route>();
    if (known.has(method)) throw new Error(`two routes answer ${method} ${path}`);
    found.set(path, known.set(method, route));
  }
  return found;
}

/** The server gives each request that comes to it one; calls of a page's loader have their own. */
const idOf = (c: Context) => c.req.header('x-request-id') ?? newId();

const notThere = (c: Context) =>
  answerProblem(new AppError('NOT_FOUND'), localeOfRequest(c.req.header('accept-language')), idOf(c));

/** To a method that the path does not take. What is not there at this host says nothing of what could be asked. */
async function tellOf(c: Context, byMethod: Map<string, Route>, deps: DispatchDeps): Promise<Response> {
  const host = c.req.header('host');
  const isOfPlatform = isPlatformHost(host);
  if ([...byMethod.values()].some(({ endpoint }) => isOfPlatform !== isPlatformCall(endpoint))) return notThere(c);
  try {
    if (!isOfPlatform && !(await deps.findTenantByHost(host, deps.now()))) throw new AppError('TENANT_NOT_FOUND');
  } catch (error) {
    return answerProblem(error, localeOfRequest(c.req.header('accept-language')), idOf(c));
  }
  const allow = allowedBy(byMethod);
  return c.req.method === 'OPTIONS' ? answerOptions(allow) : refuseMethod(c, allow);
}

/** As a header says it: the head alone can be asked for wherever the whole can, and what can be asked always. */
const allowedBy = (byMethod: Map<string, Route>) =>
  [...byMethod.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ') + ', OPTIONS';

/** Says what can be asked, and nothing of other sites: none may ask from a browser. */
function answerOptions(allow: string): Response {
  const { 'content-type': _, ...headers } = HEADERS;
  return new Response(null, { status: 204, headers: { ...headers, allow } });
}

function refuseMethod(c: Context, allow: string): Response {
  const response = answerProblem(
    new AppError('METHOD_NOT_ALLOWED'),
    localeOfRequest(c.req.header('accept-language')),
    idOf(c),
  );
  response.headers.set('allow', allow);
  return response;
}

async function serve(c: Context, route: Route, deps: DispatchDeps): Promise<Response> {
  const { endpoint, isCheckedLate } = route;
  const requestId = idOf(c);
  const cookies: string[] = [];
  let locale: Locale = localeOfRequest(c.req.header('accept-language'), DEFAULT_LOCALE);
  try {
    const host = c.req.header('host');
    if (isPlatformHost(host) !== isPlatformCall(endpoint)) throw new AppError('NOT_FOUND');
    const tenant = isPlatformCall(endpoint) ? PLATFORM : await deps.findTenantByHost(host, deps.now());
    if (!tenant) throw new AppError('TENANT_NOT_FOUND');
    locale = localeOfRequest(c.req.header('accept-language'), tenant.defaultLanguage);
    const asker = { header: (name: string) => c.req.header(name), ip: callerAddress(c) };
    // a call with a key begins by claiming it
    const mayCheckLate = endpoint.access !== 'public' && (isCheckedLate || isKeyed(c, endpoint));
    const door = { access: endpoint.access, mayCheckLate, isChange: endpoint.method !== 'GET' };
    const ctx = await contextOf(asker, { tenant, locale, requestId, cookies }, deps, door);
    try {
      return withCookies(await answerIn(ctx, c, route), cookies);
    } catch (error) {
      throw await refusalFor(ctx, error);
    }
  } catch (error) {
    return answerProblem(error, locale, requestId);
  }
}

const isKeyed = (c: Context, { idempotency }: Endpoint) =>
  idempotency === 'required' || (idempotency === 'optional' && c.req.header('idempotency-key') !== undefined);

async function answerIn(ctx: Ctx, c: Context, { endpoint, run }: Route): Promise<Response> {
  authorize(endpoint, ctx);
  if (endpoint.isRaw) {
    ctx.rawBody = await readText(c.req.raw);
    ctx.rawQuery = new URL(c.req.url).search.slice(1);
    const input = parseInput(endpoint, { params: c.req.param(), query: {}, body: undefined });
    return rawAnswer(await run(ctx, input), HEADERS);
  }
  const body = takesBody(endpoint) ? await readJson(c.req.raw) : { raw: '', value: undefined };
  ctx.rawBody = body.raw;
  const input = parseInput(endpoint, {
    params: c.req.param(),
    query: knownQuery(endpoint, readQuery(c.req.url)),
    body: body.value,
  });
  const present = (result: unknown) => endpoint.response.parse(result);
  if (!isKeyed(c, endpoint)) {
    const masked = maskedAnswer(endpoint, ctx);
    const ask = () => run(ctx, input);
    const result = present(
      masked ? masked.instead : await (endpoint.method === 'GET' ? readInShare(ctx, ask, c.req.raw.signal) : ask()),
    );
    await ctx.checkSession();
    return endpoint.maxAgeSeconds ? keepable(c.req.raw, result, endpoint.maxAgeSeconds, HEADERS) : answer(200, result);
  }
  const route = `${endpoint.method} ${new URL(c.req.url).pathname}`;
  const key = c.req.header('idempotency-key') ?? (await derivedKey(ctx as KnownCtx, route, body.raw));
  const outcome = await runOnce(ctx as KnownCtx, { key, route, body: body.raw, present }, () => run(ctx, input));
  if (outcome.status !== 200) throw replayedRefusal(outcome.body);
  return answer(200, outcome.body, outcome.isReplay ? { 'idempotency-replayed': 'true' } : {});
}

/** Whose session is over hears that, whatever else is wrong. */
async function refusalFor(ctx: Ctx, error: unknown): Promise<unknown> {
  const { code } = asAppError(error);
  if (ERROR_STATUS[code] >= 500 || code === 'SESSION_EXPIRED') return error;
  return ctx.checkSession().then(
    () => error,
    (over: unknown) => over,
  );
}

function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function replayedRefusal(stored: unknown): AppError {
  const { code, data, errors } = stored as {
    code: keyof typeof ERROR_STATUS;
    data?: unknown;
    errors?: { path: string; code: string }[];
  };
  return new AppError(code, { data, errors });
}

/** What a call does not know of is nothing to it; a name without a value says nothing. Bodies are taken at their word. */
const knownQuery = (endpoint: Endpoint, query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' && name in endpoint.query.shape));

export function parseInput(endpoint: Endpoint, raw: { params: unknown; query: unknown; body: unknown }) {
  refuseUnstorable(raw);
  const params = z.safeParse(endpoint.params, raw.params);
  // an id that could never exist is simply not there
  if (!params.success) throw new AppError('NOT_FOUND');
  const query = z.safeParse(endpoint.query, raw.query);
  const body = z.safeParse(endpoint.body, raw.body);
  const issues = [...(query.error?.issues ?? []), ...(body.error?.issues ?? [])];
  if (!query.success || !body.success) throw new AppError('INVALID', { errors: fieldErrors(issues) });
  return { params: params.data, query: query.data, body: body.data };
}
