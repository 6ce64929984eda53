import { createHttp } from '../client/api';
import { callWith, type Call } from '../client/caller';
import type { Locale } from '../contract/locales';
import { backend } from './backend';
import { env } from './env';
import { turnLoop } from './http/draw-moment';

/** The API as a page's loader sees it: the same backend as the browser's, without a detour over the network. */
export function callerFor(host: string, locale: Locale, token?: string): Call {
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
    },
    env: {
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        // the embedded database answers without one: a page with many calls would let nobody in until it is done
        await turnLoop();
        return backend().fetch(new Request(input, init));
      },
    },
  });
  return callWith(() => http);
}
