import { delay, http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { API, type CallName } from '../contract/api.endpoints';
import { takesBody } from '../contract/endpoint.schemas';
import type { Endpoint, RouteInput } from '../contract/endpoint';
import { ERROR_STATUS, type ErrorCode, type Problem } from '../contract/errors';
import { exampleOf } from './example';
import type { MockCall } from './fixtures/fixture';
import { FIXTURES } from './fixtures/fixtures';
import { scenarioOf, TOKENS, type ScenarioName } from './scenarios';

/** The frame of every page; without it there would be no page to show a failure on. */
const ALWAYS_ANSWERED = 'GET /front/tenant';

/**
 * One msw handler for each call of the contract: it refuses whom and what the backend would refuse, and answers with a
 * fixture, or with an example made of the response schema.
 */
export const mockHandlers = (playing: () => ScenarioName): HttpHandler[] =>
  // fixed paths before those with parameters, as on the server
  [...API]
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map((endpoint) => {
      const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      return http[method]<Record<string, string>, DefaultBodyType>(
        `*/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
        ({ request, params }) => answer(endpoint, request, params, playing()),
      );
    });

async function answer(endpoint: Endpoint, request: Request, params: Record<string, string>, playing: ScenarioName) {
  const name = `${endpoint.method} ${endpoint.path}`;
  const scenario = scenarioOf(playing);
  const isSpared = name === ALWAYS_ANSWERED;
  if (scenario.delayMs && !isSpared) await delay(scenario.delayMs);
  if (scenario.isFailing && !isSpared) return refuse('UNAVAILABLE');
  const { headers } = request;
  const carried = endpoint.access === 'staff' ? `Bearer ${staffCookie(headers)}` : headers.get('authorization');
  const token = /^Bearer (.+)$/.exec(carried ?? '')?.[1];
  if (endpoint.access !== 'public' && (!token || token === TOKENS.dead)) return refuse('SESSION_EXPIRED');
  const input = await read(endpoint, request, params);
  if ('refused' in input) return refuse(input.refused, input.errors);
  const fixture = FIXTURES[name as CallName] as ((call: MockCall<Endpoint>) => unknown) | undefined;
  const sketch = fixture?.({ ...input, scenario });
  return HttpResponse.json(z.parse(endpoint.response, exampleOf(endpoint.response, sketch)) as DefaultBodyType);
}

const staffCookie = (headers: Headers) => /(?:^|; )staffToken=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';

type Read = RouteInput<Endpoint> | { refused: ErrorCode; errors?: Problem['errors'] };

async function read(endpoint: Endpoint, request: Request, given: Record<string, string>): Promise<Read> {
  const text = await request.text();
  let raw: unknown;
  try {
    raw = text && takesBody(endpoint) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return { refused: 'MALFORMED' };
  }
  // the star before /api is a parameter to msw, but not to the contract
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => !/^\d+$/.test(name)));
  const params = z.safeParse(endpoint.params, own);
  if (!params.success) return { refused: 'NOT_FOUND' };
  const query = z.safeParse(endpoint.query, Object.fromEntries(new URL(request.url).searchParams));
  const body = z.safeParse(endpoint.body, raw);
  if (query.success && body.success) return { params: params.data, query: query.data, body: body.data };
  const issues = [...(query.error?.issues ?? []), ...(body.error?.issues ?? [])];
  return { refused: 'INVALID', errors: issues.map(({ path, code }) => ({ path: path.join('.'), code })) };
}

export function refuse(code: ErrorCode, errors?: Problem['errors']) {
  const status = ERROR_STATUS[code];
  const problem: Problem = {
    type: `urn:mock:${code}`,
    title: code,
    status,
    detail: SENTENCES[code] ?? code,
    code,
    errors,
  };
  return HttpResponse.json(problem as DefaultBodyType, {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  UNAVAILABLE: 'The mock plays a shop where everything fails.',
  SESSION_EXPIRED: 'The mock knows no such session.',
  INVALID: 'The contract does not allow what was sent.',
  NOT_FOUND: 'The mock has nothing here.',
};
