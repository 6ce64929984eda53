import { keyedHash } from './app-secret';
import { ownerOf, type UserCtx } from './context';
import { claimRepo } from './idempotency-claim';

const SPAN_MS = 10_000;

/**
 * The key of a call that came without one: of the session, the call and its body, for ten seconds. So a client that
 * knows no keys pays once where it asks twice.
 */
export async function derivedKey(ctx: UserCtx, route: string, body: string): Promise<string> {
  const now = ctx.now().getTime();
  const span = Math.floor(now / SPAN_MS);
  const keyOf = (n: number) => keyedHash('derived-key', [ctx.user.sessionId, route, body, n].join('\n')).slice(0, 48);
  const earlier = await ctx.tx((tx) => claimRepo(tx, ownerOf(ctx), keyOf(span - 1)).find());
  return earlier && now - earlier.createdAt.getTime() < SPAN_MS ? earlier.key : keyOf(span);
}
