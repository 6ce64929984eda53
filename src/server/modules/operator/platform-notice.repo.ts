import { and, desc, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { platformNotice, staffNoticeSeen } from '../../db/schema/platform';
import { DEPLOYMENT } from '../../kernel/caller-limit';

export type NoticeRow = typeof platformNotice.$inferSelect;

/** What is told to the staff of all shops; its rows are the deployment's own. */
export const noticeRepo = (tx: Tx) => {
  const ours = eq(platformNotice.tenantId, DEPLOYMENT);
  return {
    /** One after the other, so that what is told twice at once is told once. */
    async takeTurn(): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('platform_notice', 0))`);
    },
    list: (limit: number): Promise<NoticeRow[]> =>
      tx
        .select()
        .from(platformNotice)
        .where(ours)
        .orderBy(desc(platformNotice.createdAt), desc(platformNotice.id))
        .limit(limit),
    /** Shown now, and not put away by this person. In a transaction of the owner of the tables. */
    listFor({ tenantId, staffId }: StaffScope, now: Date, limit: number): Promise<NoticeRow[]> {
      const seen = tx
        .select({ noticeId: staffNoticeSeen.noticeId })
        .from(staffNoticeSeen)
        .where(
          and(
            eq(staffNoticeSeen.tenantId, tenantId),
            eq(staffNoticeSeen.staffId, staffId),
            eq(staffNoticeSeen.noticeId, platformNotice.id),
          ),
        );
      return tx
        .select()
        .from(platformNotice)
        .where(
          and(
            ours,
            isNull(platformNotice.endedAt),
            or(isNull(platformNotice.until), gt(platformNotice.until, now)),
            notExists(seen),
          ),
        )
        .orderBy(desc(platformNotice.createdAt), desc(platformNotice.id))
        .limit(limit);
    },
    async insert(row: Omit<NoticeRow, 'tenantId' | 'endedAt'>): Promise<void> {
      await tx.insert(platformNotice).values({ tenantId: DEPLOYMENT, ...row });
    },
    /** In a transaction of the owner of the tables. */
    async isKnown(id: string): Promise<boolean> {
      const [row] = await tx
        .select({ id: platformNotice.id })
        .from(platformNotice)
        .where(and(ours, eq(platformNotice.id, id)));
      return row !== undefined;
    },
    /** @returns whether it was shown */
    async end(id: string, endedAt: Date): Promise<boolean> {
      const ended = await tx
        .update(platformNotice)
        .set({ endedAt })
        .where(and(ours, eq(platformNotice.id, id), isNull(platformNotice.endedAt)))
        .returning({ id: platformNotice.id });
      return ended.length === 1;
    },
  };
};

/** What one of a shop's staff has put away. */
export const seenRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => ({
  async add(noticeId: string, seenAt: Date): Promise<void> {
    await tx.insert(staffNoticeSeen).values({ tenantId, staffId, noticeId, seenAt }).onConflictDoNothing();
  },
});
