import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { notification, shopper } from '../../db/schema/account';

export const shopperRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(shopper.tenantId, tenantId), eq(shopper.id, shopperId));
  return {
    async findProfile() {
      const unread = tx
        .select({ count: sql<number>`count(*)::int` })
        .from(notification)
        .where(
          and(eq(notification.tenantId, tenantId), eq(notification.shopperId, shopperId), isNull(notification.readAt)),
        );
      const [row] = await tx
        .select({
          id: shopper.id,
          name: shopper.name,
          email: shopper.email,
          language: shopper.language,
          kind: shopper.kind,
          role: shopper.role,
          phoneNumber: shopper.phoneNumber,
          muted: shopper.muted,
          hasPayPassword: sql<boolean>`${shopper.payHash} is not null`,
          unreadNotificationCount: sql<number>`(${unread})`,
        })
        .from(shopper)
        .where(mine);
      return row;
    },
    /** Where mails go, in what language, and of what none do. */
    async findReader(): Promise<{ email: string; language: string; muted: string[] } | undefined> {
      const [row] = await tx
        .select({ email: shopper.email, language: shopper.language, muted: shopper.muted })
        .from(shopper)
        .where(mine)
        .execute();
      return row;
    },
    async update(change: { name?: string; phoneNumber?: string; language?: string; muted?: string[] }): Promise<void> {
      await tx.update(shopper).set(change).where(mine);
    },
    /** Until the transaction ends, no other one changes this shopper's addresses. */
    async lock(): Promise<void> {
      await tx.select({ id: shopper.id }).from(shopper).where(mine).for('no key update');
    },
  };
};
