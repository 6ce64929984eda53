import { randomUUID } from 'node:crypto';
import type { CallInput, Endpoint, ResponseOf } from '../../contract/endpoint';
import { cookiePair } from '../../server/kernel/cookies';
import { env } from '../../server/env';
import { createApp } from '../../server/wiring/app';
import { untilNotBusy } from './until-not-busy';

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The shop's own API at times that have been: what it writes is dated by this clock. */
export function openPast(tenantId: string, begin: Date) {
  const clock = { now: begin };
  const app = createApp({ now: () => clock.now });
  const origin = `http://${tenantId}.localhost:${String(env().PORT)}`;

  /** As this shopper, or this one of the staff, by the session they have at the time. @throws Error where it is refused */
  const callAs =
    (who: { token?: string; staffToken?: string }) =>
    async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> => {
      const { params = {}, query = {}, body } = input as Sent;
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const url = new URL(`${origin}/api${path}`);
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(name, String(value));
      const headers = {
        host: url.host,
        ...(who.token && { authorization: `Bearer ${who.token}` }),
        ...(who.staffToken && { cookie: cookiePair('staffToken', who.staffToken) }),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await untilNotBusy(() =>
        app.fetch(new Request(url, { method: endpoint.method, headers, ...sent })),
      );
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${JSON.stringify(answer)}`);
      return answer as ResponseOf<E>;
    };
  /** What a browser sends without a session, such as the form of a picture. */
  const post = async (url: string, body: FormData): Promise<void> => {
    const response = await app.fetch(new Request(url, { method: 'POST', headers: { host: new URL(url).host }, body }));
    if (!response.ok) throw new Error(`POST ${url}: ${await response.text()}`);
  };
  return { clock, callAs, post };
}
type Past = ReturnType<typeof openPast>;
export type PastCall = ReturnType<Past['callAs']>;
export type PastPost = Past['post'];
