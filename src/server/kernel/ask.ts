import type { Access } from '../../contract/endpoint';
import type { Problem } from '../../contract/errors';
import type { Locale } from '../../contract/locales';
import { AppError } from './app-error';
import type { Ctx } from './context';
import { authorize, maskedAnswer } from './authorize';
import { cookiePair } from './cookies';
import { parseInput } from './dispatch';
import { log } from './log';
import { isPlatformCall, isPlatformHost, PLATFORM } from './platform';
import { asAppError, isFailure, problemOf } from './problem';
import { contextOf, contextOfCall, type DispatchDeps } from './request-context';
import { readQuery } from './request-input';
import { localeOfRequest } from './request-locale';
import type { Route } from './route';
import { newId } from './tokens';

/** For whom a page asks: the visitor whom it is drawn for. */
export interface Visitor {
  host: string;
  locale: Locale;
  token?: string | undefined;
  /** Of the staff's cookie. */
  staffToken?: string | undefined;
  /** Of the cookie of the platform. */
  platformToken?: string | undefined;
}

export interface AskedInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

export type Outcome =
  | { isRefused: false; data: unknown }
  | { isRefused: true; problem: Problem; retryAfterSeconds: number | undefined };

/** One question of a page, `GET /front/cart`, answered as `dispatch` would, or undefined where that has to. */
export type Ask = (name: string, input: AskedInput) => Promise<Outcome> | undefined;

/**
 * The reads of a page without a request for each: shop and session are found once for all of them. Same schemas, same
 * access, same refusals; only what changes nothing, so no key, no cookie, no address of a caller is needed.
 */
export function asking(routes: Route[], deps: DispatchDeps): (visitor: Visitor) => Ask {
  const reads = new Map(
    routes
      .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.isRaw)
      .map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  );
  return (visitor) => {
    const known: Partial<Record<Access, Promise<Ctx>>> = {};
    return (name, input) => {
      const route = reads.get(name);
      if (!route) return undefined;
      // a shopper and a visitor are the same to a call, but for what it refuses
      const { access } = route.endpoint;
      const door = access === 'public' ? (isPlatformCall(route.endpoint) ? 'platform' : 'user') : access;
      return answer(route, input, visitor, () => (known[door] ??= contextFor(visitor, deps, door)));
    };
  };
}

async function answer(
  { endpoint, run }: Route,
  input: AskedInput,
  { locale }: Visitor,
  context: () => Promise<Ctx>,
): Promise<Outcome> {
  const requestId = newId();
  try {
    const ctx = contextOfCall(await context(), requestId);
    authorize(endpoint, ctx);
    const known = parseInput(endpoint, asSent(input));
    const masked = maskedAnswer(endpoint, ctx);
    const data = endpoint.response.parse(masked ? masked.instead : await run(ctx, known));
    return { isRefused: false, data };
  } catch (error) {
    const refusal = asAppError(error);
    if (isFailure(refusal)) log().error({ err: refusal.extra.cause ?? refusal, requestId }, 'request failed');
    const { retryAfterSeconds } = refusal.extra;
    return { isRefused: true, problem: problemOf(refusal, locale), retryAfterSeconds };
  }
}

async function contextFor(
  { host, locale, token, staffToken, platformToken }: Visitor,
  deps: DispatchDeps,
  access: Access,
): Promise<Ctx> {
  if (isPlatformHost(host) !== (access === 'platform')) throw new AppError('NOT_FOUND');
  const tenant = access === 'platform' ? PLATFORM : await deps.findTenantByHost(host, deps.now());
  if (!tenant) throw new AppError('TENANT_NOT_FOUND');
  const headers: Record<string, string | undefined> = {
    host,
    'accept-language': locale,
    // a shopper's alone: what stands in their cookie is no key to a desk
    authorization: access === 'staff' ? undefined : token && `Bearer ${token}`,
    cookie: cookiesOf({ staffToken, platformToken }),
  };
  const asker = { header: (name: string) => headers[name.toLowerCase()], ip: '' };
  const spoken = localeOfRequest(locale, tenant.defaultLanguage);
  const door = { access, mayCheckLate: false };
  return contextOf(asker, { tenant, locale: spoken, requestId: '', cookies: [] }, deps, door);
}

const cookiesOf = (tokens: Pick<Visitor, 'staffToken' | 'platformToken'>) =>
  (['staffToken', 'platformToken'] as const)
    .flatMap((name) => (tokens[name] ? [cookiePair(name, tokens[name])] : []))
    .join('; ') || undefined;

/** As the same question reads in an address: text, without what was left open. */
function asSent({ params = {}, query = {} }: AskedInput) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.append(name, String(value));
  return {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    query: readQuery(`http://page/?${search}`),
    body: undefined,
  };
}
