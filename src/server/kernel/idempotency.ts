import { and, eq, isNull } from 'drizzle-orm';
import { ERROR_STATUS } from '../../contract/errors';
import { idempotency } from '../db/schema/tenant';
import { AppError } from './app-error';
import type { UserCtx } from './context';
import { asAppError } from './problem';
import { sha256 } from './tokens';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
export interface Outcome {
  status: number;
  body: unknown;
  isReplay: boolean;
}

/**
 * One execution a key (I1–I7): the first caller runs, the others get its answer. Finished outcomes are kept (2xx and
 * business refusals), failures are forgotten so that a retry can succeed. Two orders of one intent are still kept apart
 * by the natural keys of the tables: this is a courtesy to retries, not the guard.
 */
export async function runOnce(
  ctx: UserCtx,
  request: { key: string | undefined; route: string; body: string },
  run: () => Promise<unknown>,
): Promise<Outcome> {
  const { key } = request;
  if (!key || !KEY.test(key)) throw new AppError('IDEMPOTENCY_KEY_MISSING');
  const row = { tenantId: ctx.tenant.id, shopperId: ctx.user.shopperId, key };
  const fingerprint = sha256(`${request.route}\n${request.body}`);
  const mine = and(
    eq(idempotency.tenantId, row.tenantId),
    eq(idempotency.shopperId, row.shopperId),
    eq(idempotency.key, key),
  );
  const claimed = await ctx.tx(async (tx) => {
    const inserted = await tx
      .insert(idempotency)
      .values({ ...row, fingerprint })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    if (inserted.length) return undefined;
    const [existing] = await tx.select().from(idempotency).where(mine);
    return existing;
  });
  // compared first: a key of a runner that died belongs to its request still
  if (claimed && claimed.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  if (claimed && !(await takeOver(ctx, mine, claimed))) {
    return claimed.status === null
      ? waitForFirst(ctx, mine)
      : { status: claimed.status, body: claimed.response, isReplay: true };
  }
  const forget = () => ctx.tx((tx) => tx.delete(idempotency).where(and(mine, isNull(idempotency.status))));
  const keep = (status: number, response: unknown) =>
    ctx.tx((tx) => tx.update(idempotency).set({ status, response }).where(mine));
  let body: unknown;
  try {
    body = await run();
  } catch (error) {
    const refusal = asAppError(error);
    const status = ERROR_STATUS[refusal.code];
    if (status >= 500 || status === 429) await forget();
    else await keep(status, { code: refusal.code, data: refusal.extra.data, errors: refusal.extra.errors });
    throw refusal;
  }
  await keep(200, body ?? null);
  return { status: 200, body, isReplay: false };
}

const ABANDONED_MS = 60_000;

/** A claim whose runner died (no answer after a minute) goes to the next caller; natural keys keep the effect single. */
async function takeOver(
  ctx: UserCtx,
  mine: ReturnType<typeof and>,
  claim: typeof idempotency.$inferSelect,
): Promise<boolean> {
  if (claim.status !== null || ctx.now().getTime() - claim.createdAt.getTime() < ABANDONED_MS) return false;
  const stillThere = and(mine, isNull(idempotency.status), eq(idempotency.createdAt, claim.createdAt));
  const taken = await ctx.tx((tx) =>
    tx.update(idempotency).set({ createdAt: ctx.now() }).where(stillThere).returning({ key: idempotency.key }),
  );
  return taken.length === 1;
}

const WAIT_MS = 100;
const WAITS = 100;

/** The twin of a running call waits for its answer, at most ten seconds. */
async function waitForFirst(ctx: UserCtx, mine: ReturnType<typeof and>): Promise<Outcome> {
  for (let i = 0; i < WAITS; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const [row] = await ctx.tx((tx) => tx.select().from(idempotency).where(mine));
    if (!row) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    if (row.status !== null) return { status: row.status, body: row.response, isReplay: true };
  }
  throw new AppError('CONFLICT', { retryAfterSeconds: 2 });
}
