import type { APIRequestContext } from '@playwright/test';
import type { CallInput, Endpoint, ResponseOf } from '../../src/contract/endpoint';

/** An address of a shop as it can be asked beside the browser: not every machine resolves `*.localhost` there. */
export function besideBrowser(address: string): { url: string; headers: { Host: string } } {
  const { host, port, pathname, search } = new URL(address);
  return { url: `http://localhost:${port}${pathname}${search}`, headers: { Host: host } };
}

export type Api = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;

/**
 * Calls a shop's API by the contract, beside the browser. Goes to `localhost` and names the shop in `Host`: not every
 * machine resolves `*.localhost` outside the browser. Each caller comes from an address of its own, because the shop
 * counts sign-ups by address (the server under test trusts `X-Forwarded-For`).
 * @param session a shopper's token, or what else says who asks
 * @throws Error "401 SESSION_EXPIRED" for a refusal
 */
export function apiOf(
  request: APIRequestContext,
  origin: string,
  session?: string | Record<string, string>,
  locale = 'en',
): Api {
  const { host, port } = new URL(origin);
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  return async (endpoint, input) => {
    const { params = {}, query = {}, body } = input as Record<'params' | 'query' | 'body', Record<string, string>>;
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const response = await request.fetch(`http://localhost:${port}/api${path}`, {
      method: endpoint.method,
      params: query,
      ...(body === undefined ? {} : { data: body }),
      headers: {
        Host: host,
        'Accept-Language': locale,
        'X-Forwarded-For': `10.${address}`,
        'Idempotency-Key': crypto.randomUUID(),
        ...(typeof session === 'string' ? { Authorization: `Bearer ${session}` } : session),
      },
    });
    const answer = (await response.json()) as ResponseOf<typeof endpoint> & { code?: string };
    if (!response.ok()) throw new Error(`${response.status()} ${answer.code}`);
    return answer;
  };
}
