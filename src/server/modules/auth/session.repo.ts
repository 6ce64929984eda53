import { and, desc, eq, gt, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { session } from '../../db/schema/account';

const DAY_MS = 86_400_000;
/** Who was not seen since is seen no more. */
export const idleSince = (now: Date) => new Date(now.getTime() - LIMITS.sessionIdleDays * DAY_MS);
const isLive = (now: Date) =>
  and(isNull(session.revokedAt), gt(session.expiresAt, now), gt(session.lastSeenAt, idleSince(now)));

const { placeholder } = sql;
/** Asked at every call of somebody logged in. */
const liveSession = kept('live_session', (db) =>
  db
    .select({
      sessionId: session.id,
      shopperId: session.shopperId,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(
      and(
        eq(session.tenantId, placeholder('tenantId')),
        eq(session.tokenHash, placeholder('tokenHash')),
        isNull(session.revokedAt),
        gt(session.expiresAt, placeholder('now')),
        gt(session.lastSeenAt, placeholder('idleSince')),
      ),
    ),
);

export interface NewSession {
  id: string;
  shopperId: string;
  tokenHash: string;
  userAgent: string;
  network: string;
  now: Date;
}

export const sessionRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const ofShopper = (shopperId: string) => and(eq(session.tenantId, tenantId), eq(session.shopperId, shopperId));
  return {
    async findLive(tokenHash: string, now: Date) {
      const [row] = await liveSession(tx, { tenantId, tokenHash, now, idleSince: idleSince(now) });
      return row;
    },
    async touch(id: string, now: Date): Promise<void> {
      await tx
        .update(session)
        .set({ lastSeenAt: now })
        .where(and(eq(session.tenantId, tenantId), eq(session.id, id)));
    },
    async insert({ now, ...row }: NewSession): Promise<void> {
      const expiresAt = new Date(now.getTime() + LIMITS.sessionDays * DAY_MS);
      await tx.insert(session).values({ tenantId, ...row, createdAt: now, lastSeenAt: now, expiresAt });
    },
    /** Revokes all live sessions of the shopper but the newest `keep`. */
    async revokeOldest(shopperId: string, keep: number, now: Date): Promise<void> {
      const newest = tx
        .select({ id: session.id })
        .from(session)
        .where(and(ofShopper(shopperId), isLive(now)))
        .orderBy(desc(session.createdAt), desc(session.id))
        .limit(keep);
      await tx
        .update(session)
        .set({ revokedAt: now })
        .where(and(ofShopper(shopperId), isNull(session.revokedAt), notInArray(session.id, newest)));
    },
    listLive: (shopperId: string, now: Date) =>
      tx
        .select({
          id: session.id,
          userAgent: session.userAgent,
          network: session.network,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
        })
        .from(session)
        .where(and(ofShopper(shopperId), isLive(now)))
        .orderBy(desc(session.lastSeenAt), desc(session.id)),
    /** @returns whether it was a live one of this shopper */
    async revokeOf(shopperId: string, id: string, now: Date): Promise<boolean> {
      const revoked = await tx
        .update(session)
        .set({ revokedAt: now })
        .where(and(ofShopper(shopperId), eq(session.id, id), isLive(now)))
        .returning({ id: session.id });
      return revoked.length === 1;
    },
    async revoke(id: string, now: Date): Promise<void> {
      await tx
        .update(session)
        .set({ revokedAt: now })
        .where(and(eq(session.tenantId, tenantId), eq(session.id, id), isNull(session.revokedAt)));
    },
    /** @param exceptId the session that goes on, where there is one */
    async revokeAll(shopperId: string, now: Date, exceptId?: string): Promise<void> {
      const others = exceptId ? ne(session.id, exceptId) : undefined;
      await tx
        .update(session)
        .set({ revokedAt: now })
        .where(and(ofShopper(shopperId), isNull(session.revokedAt), others));
    },
    /** Rows that no rule looks at any more. */
    async removeDead(shopperId: string, now: Date): Promise<void> {
      const longAgo = idleSince(now);
      await tx
        .delete(session)
        .where(and(ofShopper(shopperId), or(lt(session.expiresAt, longAgo), lt(session.revokedAt, longAgo))));
    },
  };
};
