import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { kept } from '../db/kept-statement';
import { rateLimit } from '../db/schema/tenant';

interface Window {
  windowStart: Date;
  expiresAt: Date;
}

const { placeholder } = sql;
const countOne = kept('rate_limit_count', (db) =>
  db
    .insert(rateLimit)
    .values({
      tenantId: placeholder('tenantId'),
      key: placeholder('key'),
      windowStart: placeholder('windowStart'),
      count: 1,
      expiresAt: placeholder('expiresAt'),
    })
    .onConflictDoUpdate({
      target: [rateLimit.tenantId, rateLimit.key, rateLimit.windowStart],
      set: { count: sql`${rateLimit.count} + 1` },
    })
    .returning({ count: rateLimit.count }),
);

/** How often each key was counted in a window: in the database, so that every process and restart shares it. */
export const rateLimitRepo = (tx: Tx, tenantId: string) => ({
  /** @returns what it has now, this one included */
  async countOne(key: string, window: Window): Promise<number> {
    const [row] = await countOne(tx, { tenantId, key, ...window });
    return row?.count ?? 1;
  },
  /** What it has, and nothing more for asking. */
  async countOf(key: string, windowStart: Date): Promise<number> {
    const { tenantId: tenant, key: name, windowStart: start, count } = rateLimit;
    const one = and(eq(tenant, tenantId), eq(name, key), eq(start, windowStart));
    const [row] = await tx.select({ count }).from(rateLimit).where(one);
    return row?.count ?? 0;
  },
  /** The same by more than one. @returns what it has now */
  async countMany(key: string, by: number, { windowStart, expiresAt }: Window): Promise<number> {
    const [row] = await tx
      .insert(rateLimit)
      .values({ tenantId, key, windowStart, count: by, expiresAt })
      .onConflictDoUpdate({
        target: [rateLimit.tenantId, rateLimit.key, rateLimit.windowStart],
        set: { count: sql`${rateLimit.count} + ${by}` },
      })
      .returning({ count: rateLimit.count });
    return row?.count ?? by;
  },
  /** @returns what each key has now, this one included */
  count: (keys: string[], { windowStart, expiresAt }: Window): Promise<{ key: string; count: number }[]> =>
    tx
      .insert(rateLimit)
      .values(keys.map((key) => ({ tenantId, key, windowStart, count: 1, expiresAt })))
      .onConflictDoUpdate({
        target: [rateLimit.tenantId, rateLimit.key, rateLimit.windowStart],
        set: { count: sql`${rateLimit.count} + 1` },
      })
      .returning({ key: rateLimit.key, count: rateLimit.count })
      .execute(),
  async uncount(keys: string[], windowStart: Date): Promise<void> {
    const counted = and(
      eq(rateLimit.tenantId, tenantId),
      inArray(rateLimit.key, keys),
      eq(rateLimit.windowStart, windowStart),
    );
    await tx
      .update(rateLimit)
      .set({ count: sql`${rateLimit.count} - 1` })
      .where(counted);
  },
  async forget(keys: string[]): Promise<void> {
    await tx.delete(rateLimit).where(and(eq(rateLimit.tenantId, tenantId), inArray(rateLimit.key, keys)));
  },
});
