import { sql } from 'drizzle-orm';
import { keyedHash } from './app-secret';
import type { KnownCtx } from './context';
import { claimRepo, claimantOf, fingerprintsOf } from './idempotency-claim.repo';

const SPAN_MS = 10_000;

/**
 * The key of a call that came without one: of the session, the call and its body, for ten seconds. So a client that
 * knows no keys pays once where it asks twice. One at a time chooses, and what it chose stands before the next may
 * look: two callers at either side of a boundary, or with clocks that differ by less than a span, get the same key.
 */
export async function derivedKey(ctx: KnownCtx, route: string, body: string): Promise<string> {
  const now = ctx.now();
  const call = [(ctx.staff ?? ctx.user).sessionId, route, body].join('\n');
  const keyOf = (span: number) => keyedHash('derived-key', `${call}\n${span}`).slice(0, 48);
  const here = Math.floor(now.getTime() / SPAN_MS);
  return ctx.tx(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyedHash('derived-key', call)}, 0))`);
    for (const span of [here - 1, here + 1]) {
      const other = await claimRepo(tx, claimantOf(ctx), keyOf(span)).find();
      if (other && Math.abs(now.getTime() - other.createdAt.getTime()) < SPAN_MS) return other.key;
    }
    await claimRepo(tx, claimantOf(ctx), keyOf(here)).reserve(fingerprintsOf(ctx, route, body), now);
    return keyOf(here);
  });
}
