import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { notification } from '../../db/schema/account';

export const notificationRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(notification.tenantId, tenantId), eq(notification.shopperId, shopperId));
  return {
    /** Nothing where the shopper was told of the same event. */
    async insert(row: Omit<typeof notification.$inferInsert, 'tenantId' | 'shopperId'>): Promise<void> {
      await tx
        .insert(notification)
        .values({ ...row, tenantId, shopperId })
        .onConflictDoNothing({ target: [notification.tenantId, notification.shopperId, notification.event] })
        .execute();
    },
    async list({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const rows = await tx
        .select()
        .from(notification)
        .where(mine)
        .orderBy(desc(notification.createdAt), desc(notification.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      return { rows, total: await tx.$count(notification, mine) };
    },
    /** @returns whether there is such a message; one that is read keeps its time */
    async markOneRead(id: string, now: Date): Promise<boolean> {
      const marked = await tx
        .update(notification)
        .set({ readAt: sql`coalesce(${notification.readAt}, ${now.toISOString()}::timestamptz)` })
        .where(and(mine, eq(notification.id, id)))
        .returning({ id: notification.id });
      return marked.length === 1;
    },
    async markRead(now: Date): Promise<void> {
      await tx
        .update(notification)
        .set({ readAt: now })
        .where(and(mine, isNull(notification.readAt)));
    },
  };
};
