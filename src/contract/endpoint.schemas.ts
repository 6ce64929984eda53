import * as z from 'zod/mini';
import type { Access, Endpoint, HttpMethod, ObjectSchema, Schema } from './endpoint';

// zod compiles schemas with `new Function`, which the page's CSP forbids: interpret them in the browser.
if (typeof window !== 'undefined') z.config({ jitless: true });

/** What a shop says of itself changes seldom, and a page later it is asked for again. */
export const SELDOM_SECONDS = 60;

const nothing = z.strictObject({});
export const NoBody = z.undefined();
/** By its kind: one process may hold this module twice, and calls of one meet those of the other. */
export const takesBody = (endpoint: Pick<Endpoint, 'body'>): boolean => !(endpoint.body instanceof z.ZodMiniUndefined);
export const Empty = z.object({});

/** Calls of the staff say what one must be allowed to; others have nothing to say there. */
type PermissionOf<A extends Access> = 'staff' extends A
  ? { permission: Endpoint['permission'] }
  : { permission?: undefined };

export function endpoint<
  const Method extends HttpMethod,
  const Path extends string,
  Response extends Schema,
  Params extends ObjectSchema = typeof nothing,
  Query extends ObjectSchema = typeof nothing,
  Body extends Schema = typeof NoBody,
  A extends Access = Access,
>(
  spec: Pick<Endpoint, 'summary'> & {
    method: Method;
    path: Path;
    access: A;
    response: Response;
    params?: Params;
    query?: Query;
    body?: Body;
    reach?: Endpoint['reach'];
    idempotency?: Endpoint['idempotency'];
    maxAgeSeconds?: number;
    isRaw?: boolean;
    toLookers?: { instead: z.input<Response> } | null;
  } & PermissionOf<A>,
): Endpoint<Params, Query, Body, Response, A> & { method: Method; path: Path } {
  const { permission = null, ...said } = spec;
  return {
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: NoBody as unknown as Body,
    reach: 'ROWS',
    idempotency: 'none',
    maxAgeSeconds: 0,
    isRaw: false,
    // what a stranger's server asks is not for them
    toLookers: said.isRaw ? null : 'SHOWN',
    permission,
    ...said,
  };
}
