import type { Access, Endpoint, RouteInput } from '../../contract/endpoint';
import type * as z from 'zod/mini';
import type { Ctx, UserCtx } from './context';

type CtxOf<A extends Access> = A extends 'public' ? Ctx : UserCtx;

export interface Route {
  endpoint: Endpoint;
  run: (ctx: Ctx, input: RouteInput<Endpoint>) => Promise<unknown>;
}

/** Binds a call of the contract to the use case that answers it. */
export function route<E extends Endpoint>(
  endpoint: E,
  run: (ctx: CtxOf<E['access']>, input: RouteInput<E>) => Promise<z.input<E['response']>> | z.input<E['response']>,
): Route {
  // dispatch has checked the access and parsed the input by this endpoint's own schemas
  return { endpoint, run: async (ctx, input) => run(ctx as CtxOf<E['access']>, input as RouteInput<E>) };
}
