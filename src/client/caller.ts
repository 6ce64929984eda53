import type { AxiosInstance } from 'axios';
import type { AnswerOf, CallName, InputOf } from '../contract/api.endpoints';
import type { Problem } from '../contract/errors';

/** A refusal of the API, or a failure to reach it (`code` NETWORK or TIMEOUT, status 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    /** A sentence in the shopper's language, empty when the network failed. */
    readonly detail: string,
    readonly errors: { path: string; code: string }[] = [],
    readonly data: unknown = undefined,
    readonly retryAfterSeconds: number | undefined = undefined,
  ) {
    super(detail || code);
  }
}

/** Seconds after which to come back where the backend is busy or away, undefined where it refused for another reason. */
export function waitIfAway(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || ![0, 429, 503].includes(error.status)) return undefined;
  return error.retryAfterSeconds ?? 2;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** One for each intent of the shopper; made here when none is given. Calls that need none ignore it. */
  idempotencyKey?: string;
}

export type Call = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options?: CallOptions,
) => Promise<AnswerOf<Name>>;

/** Turns calls of the contract, named by method and path, into requests of one axios client. */
export function callWith(getHttp: (name: CallName) => Promise<AxiosInstance> | AxiosInstance): Call {
  return async <Name extends CallName>(name: Name, input: InputOf<Name>, options: CallOptions = {}) => {
    const [method, path] = name.split(' ') as [string, string];
    const { params = {}, query, body } = input as { params?: Record<string, string>; query?: object; body?: unknown };
    const http = await getHttp(name);
    try {
      const response = await http.request<AnswerOf<Name>>({
        method,
        url: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
        params: query,
        data: body,
        signal: options.signal,
        headers: method === 'GET' ? {} : { 'Idempotency-Key': options.idempotencyKey ?? newIdempotencyKey() },
      });
      return response.data;
    } catch (error) {
      throw asApiError(error);
    }
  };
}

export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');

interface HttpFailure {
  code?: string;
  response?: { status: number; data?: Partial<Problem>; headers?: Record<string, unknown> };
}

function asApiError(error: unknown): ApiError {
  const { response, code } = error as HttpFailure;
  if (!response)
    return new ApiError(
      0,
      code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'TIMEOUT' : code === 'ERR_CANCELED' ? 'CANCELED' : 'NETWORK',
      '',
    );
  const { data, status } = response;
  const wait = Number(response.headers?.['retry-after']);
  return new ApiError(
    status,
    data?.code ?? 'INTERNAL',
    data?.detail ?? '',
    data?.errors,
    data?.data,
    wait > 0 ? wait : undefined,
  );
}
