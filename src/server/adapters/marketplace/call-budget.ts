import { shopTx } from '../../db/database';
import { log } from '../../kernel/log';
import { rateLimitRepo } from '../../kernel/rate-limit.repo';
import { windowOf } from '../../kernel/rate-limit';
import { SourceFailure } from './source-failure.port';

const DAY_SECONDS = 86_400;
const KEY = 'supplier-calls';
/** Of the budget, when its operator is told. */
const WARN_AT = 0.8;

/** What a shop has caused in the day of now, where it has a most. */
export async function callsToday(tenantId: string, now: number): Promise<number> {
  const windowStart = windowOf(now, DAY_SECONDS);
  return shopTx(tenantId, (tx) => rateLimitRepo(tx, tenantId).countOf(KEY, windowStart));
}

/**
 * Counts one call to a supplier that a shop caused, over all processes; days are UTC. Outside of the guard: a shop that
 * has used up its own share must not open the breaker of an account that it has with others.
 * @throws SourceFailure `refused` until midnight
 */
export async function spendCall(
  tenantId: string,
  { callsADay, now }: { callsADay: number; now: number },
): Promise<void> {
  const windowStart = windowOf(now, DAY_SECONDS);
  const expiresAt = new Date(windowStart.getTime() + DAY_SECONDS * 1000);
  const [row] = await shopTx(tenantId, (tx) => rateLimitRepo(tx, tenantId).count([KEY], { windowStart, expiresAt }));
  const calls = row?.count ?? 1;
  if (calls === Math.ceil(callsADay * WARN_AT)) log().warn({ tenant: tenantId, calls, callsADay }, `shop ${tenantId} has used up most of its calls to suppliers today`); // prettier-ignore
  if (calls <= callsADay) return;
  if (calls === callsADay + 1) log().warn({ tenant: tenantId, callsADay }, `shop ${tenantId} has used up its calls to suppliers today`); // prettier-ignore
  throw new SourceFailure('refused', { retryAfterSeconds: Math.ceil((expiresAt.getTime() - now) / 1000) });
}
