import type { Ctx } from './context';
import type { ApiCookie } from './cookies';

/** A token of ours as a browser brings it; anything else is none. */
export function cookieToken(ctx: Ctx, name: ApiCookie): string | undefined {
  const token = ctx.cookie(name);
  return token && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined;
}
