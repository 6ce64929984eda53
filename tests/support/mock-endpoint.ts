import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import type { Endpoint, ResponseOf } from '../../src/contract/endpoint';
import { ERROR_STATUS, type ErrorCode, type Problem } from '../../src/contract/errors';

/**
 * The API as component tests see it: nothing answers but what a test has mocked, and that nobody of the staff has kept a
 * view, which every list of a desk asks for.
 */
export const mockServer = setupServer(http.get('*/api/operator/views', () => HttpResponse.json([])));

export interface MockRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

class Refusal {
  constructor(
    readonly code: ErrorCode,
    readonly more: Partial<Problem>,
  ) {}
}
/** A refusal with this code; `detail` is the code itself unless given. */
export const problem = (code: ErrorCode, more: Partial<Problem> = {}) => new Refusal(code, more);
/** The network fails. */
export const NETWORK_FAILURE = Symbol('network failure');

type Answer<E extends Endpoint> = ResponseOf<E> | Refusal | typeof NETWORK_FAILURE;

/** Where no session is, nothing that only shoppers may ask leaves the browser: who mocks an answer to it has one. */
function keepToken({ access }: Endpoint) {
  if (access !== 'user' || typeof document === 'undefined' || /(^|; )token=./.test(document.cookie)) return;
  document.cookie = 'token=test-token-test-token-test; path=/';
}

/**
 * Answers one call of the contract; an answer that the response schema refuses fails the test.
 * @returns the requests that came, in order
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  answer: Answer<E> | ((request: MockRequest) => Answer<E> | Promise<Answer<E>>),
): MockRequest[] {
  const requests: MockRequest[] = [];
  keepToken(endpoint);
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const path = `*/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  mockServer.use(
    http[method]<Record<string, string>, DefaultBodyType>(path, async ({ request, params }) => {
      const text = await request.text();
      const seen: MockRequest = {
        // the star before /api is a parameter to msw, but not to the contract
        params: Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name))),
        query: Object.fromEntries(new URL(request.url).searchParams),
        body: text ? (JSON.parse(text) as unknown) : undefined,
        headers: request.headers,
      };
      requests.push(seen);
      const result = typeof answer === 'function' ? await (answer as (r: MockRequest) => Answer<E>)(seen) : answer;
      if (result === NETWORK_FAILURE) return HttpResponse.error();
      if (result instanceof Refusal) return refuse(result);
      return HttpResponse.json(z.parse(endpoint.response, result) as DefaultBodyType);
    }),
  );
  return requests;
}

function refuse({ code, more }: Refusal) {
  const status = ERROR_STATUS[code];
  const body: Problem = { type: `urn:problem:${code}`, title: code, status, detail: code, code, ...more };
  return HttpResponse.json(body as DefaultBodyType, {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
