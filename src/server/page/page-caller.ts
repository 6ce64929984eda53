import { createHttp } from '../../client/api';
import { ApiError, callWith, type Call } from '../../client/caller';
import type { AnswerOf, CallName, InputOf } from '../../contract/api.endpoints';
import { ERROR_STATUS, type ErrorCode } from '../../contract/errors';
import type { Locale } from '../../contract/locales';
import { backend } from '../wiring/backend';
import { env } from '../env';
import { turnLoop } from './draw-moment';
import type { AskedInput, Visitor } from '../kernel/ask';
import { cookiePair } from '../kernel/cookies';

/** What the visitor's browser brought: a shopper's, or of the staff. */
type Tokens = Partial<Pick<Visitor, 'token' | 'staffToken' | 'platformToken'>>;

/**
 * The API as a page's loader sees it: the same backend as the browser's, without a detour over the network. What only
 * reads is asked of the embedded backend directly; all else goes through the client that browsers have.
 */
export function callerFor(host: string, locale: Locale, known: Tokens = {}): Call {
  const ask = backend().ask?.({ host, locale, ...known });
  if (!ask) return requesting(host, locale, known);
  return async <Name extends CallName>(name: Name, input: InputOf<Name>, options?: Parameters<Call>[2]) => {
    // the embedded database answers without one: a page with many calls would let nobody in until it is done
    await turnLoop();
    const outcome = await ask(name, input as AskedInput);
    if (!outcome) return requesting(host, locale, known)(name, input, options);
    if (!outcome.isRefused) return outcome.data as AnswerOf<Name>;
    const { code, detail, errors, data } = outcome.problem;
    throw new ApiError(ERROR_STATUS[code as ErrorCode], code, detail, errors, data, outcome.retryAfterSeconds);
  };
}

function requesting(host: string, locale: Locale, { token, staffToken }: Tokens): Call {
  const { FORCED_TENANT_ID } = env();
  const http = createHttp({
    baseURL: 'http://in-process/api',
    adapter: 'fetch',
    headers: {
      Host: host,
      'Accept-Language': locale,
      'X-Tenant-Domain': host,
      ...(FORCED_TENANT_ID ? { 'X-Tenant-Id': FORCED_TENANT_ID } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(staffToken ? { Cookie: cookiePair('staffToken', staffToken) } : {}),
    },
    env: {
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        await turnLoop();
        return backend().fetch(new Request(input, init));
      },
    },
  });
  return callWith(() => http);
}
