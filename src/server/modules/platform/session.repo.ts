import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { platformPerson, platformSession } from '../../db/schema/platform';
import { DEPLOYMENT } from '../../kernel/caller-limit';

const HOUR_MS = 3_600_000;
/** Who stands above all shops is asked again sooner than anybody in one. */
const IDLE_HOURS = 2;
export const SESSION_HOURS = 24;

export const sessionRepo = (tx: Tx) => {
  const ours = eq(platformSession.tenantId, DEPLOYMENT);
  return {
    async findLive(tokenHash: string, now: Date) {
      const [row] = await tx
        .select({
          personId: platformSession.personId,
          sessionId: platformSession.id,
          lastSeenAt: platformSession.lastSeenAt,
          confirmedAt: platformPerson.confirmedAt,
        })
        .from(platformSession)
        .innerJoin(
          platformPerson,
          and(eq(platformPerson.tenantId, DEPLOYMENT), eq(platformPerson.id, platformSession.personId)),
        )
        .where(
          and(
            ours,
            eq(platformSession.tokenHash, tokenHash),
            isNull(platformSession.revokedAt),
            gt(platformSession.expiresAt, now),
            gt(platformSession.lastSeenAt, new Date(now.getTime() - IDLE_HOURS * HOUR_MS)),
            eq(platformPerson.state, 'ACTIVE'),
          ),
        );
      return row;
    },
    async touch(id: string, now: Date): Promise<void> {
      await tx
        .update(platformSession)
        .set({ lastSeenAt: now })
        .where(and(ours, eq(platformSession.id, id)));
    },
    /** Beside those that live: what is over goes. */
    async open(
      session: { id: string; personId: string; tokenHash: string; userAgent: string; network: string },
      now: Date,
    ) {
      const isOver = or(lt(platformSession.expiresAt, now), lt(platformSession.revokedAt, now));
      await tx.delete(platformSession).where(and(ours, eq(platformSession.personId, session.personId), isOver));
      const expiresAt = new Date(now.getTime() + SESSION_HOURS * HOUR_MS);
      await tx
        .insert(platformSession)
        .values({ tenantId: DEPLOYMENT, ...session, createdAt: now, lastSeenAt: now, expiresAt });
    },
    async revoke(id: string, now: Date): Promise<void> {
      await tx
        .update(platformSession)
        .set({ revokedAt: now })
        .where(and(ours, eq(platformSession.id, id), isNull(platformSession.revokedAt)));
    },
  };
};
