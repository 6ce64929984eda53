import type * as z from 'zod/mini';
import type { Permission } from './staff-roles';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * `user` is a shopper by bearer token, `staff` a member of the shop's staff by cookie, `platform` who stands above all
 * shops, by a cookie at a host that is no shop's: none is ever taken for another.
 */
export type Access = 'public' | 'user' | 'staff' | 'platform';
export type ObjectSchema = z.ZodMiniObject;
export type Schema = z.ZodMiniType;

/** One API call, described once: the browser call, the server route, the mock and the access tests derive from it. */
export interface Endpoint<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  A extends Access = Access,
> {
  method: HttpMethod;
  /** Path below `/api`, with `{name}` for each parameter. */
  path: string;
  access: A;
  /** What a member of staff must be allowed to; null where every one of them may. */
  permission: Permission | null;
  /**
   * What it is to whom a role lets do this in some warehouses alone. ROWS: it sees and changes what is in those.
   * NAMED: its input names the warehouse, which its service asks about. ALL: it counts in every one, so it is refused.
   */
  reach: 'ROWS' | 'NAMED' | 'ALL';
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** A repeated `Idempotency-Key` replays the first answer: the caller must send one (money), may, or it counts for nothing. */
  idempotency: 'required' | 'optional' | 'none';
  /** How long a browser may keep the answer without asking again; only where it is the same for everybody. 0: never. */
  maxAgeSeconds: number;
  /**
   * A call in a form of its caller's own: query and body reach the use case as they came, and it answers with status,
   * headers and body. For strangers' servers; none of ours is called so.
   */
  isRaw: boolean;
  /**
   * What the shop's staff get of it who look at a shopper's account: what the shopper gets, this in its place, or
   * nothing (null). Whatever is not a GET is refused to them without a word here.
   */
  toLookers: 'SHOWN' | { instead: unknown } | null;
}

type AnyEndpoint = Endpoint;
type Part<Name extends string, S extends Schema> = [z.input<S>] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : { [K in Name]: z.input<S> };

/** What a caller passes: only the parts that the endpoint declares. */
export type CallInput<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
/** What a route handler gets after parsing. */
export interface RouteInput<E extends AnyEndpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;
