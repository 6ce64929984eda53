import type { Access, Endpoint, RouteInput } from '../../contract/endpoint';
import type * as z from 'zod/mini';
import type { Ctx, PlatformCtx, StaffCtx, UserCtx } from './context';

type CtxOf<A extends Access> = { public: Ctx; user: UserCtx; staff: StaffCtx; platform: PlatformCtx }[A];

export interface Route {
  endpoint: Endpoint;
  run: (ctx: Ctx, input: RouteInput<Endpoint>) => Promise<unknown>;
  isCheckedLate: boolean;
}

interface RouteOptions {
  /**
   * What this changes, it changes in transactions: the first may ask for the session along the way. Reads and calls with
   * a key need not say so.
   */
  isCheckedLate?: boolean;
}

/** Binds a call of the contract to the use case that answers it. */
export function route<E extends Endpoint>(
  endpoint: E,
  run: (ctx: CtxOf<E['access']>, input: RouteInput<E>) => Promise<z.input<E['response']>> | z.input<E['response']>,
  { isCheckedLate = endpoint.method === 'GET' }: RouteOptions = {},
): Route {
  // dispatch has checked the access and parsed the input by this endpoint's own schemas
  return { endpoint, run: async (ctx, input) => run(ctx as CtxOf<E['access']>, input as RouteInput<E>), isCheckedLate };
}
