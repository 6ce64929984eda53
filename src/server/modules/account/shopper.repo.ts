import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { notification, shopper } from '../../db/schema/account';
import { mailSuppression } from '../../db/schema/mail';

/** Asked with each news of an order. */
const readReader = kept('mail_reader', (db) =>
  db
    .select({ id: shopper.id, email: shopper.email, language: shopper.language, muted: shopper.muted })
    .from(shopper)
    .where(and(eq(shopper.tenantId, sql.placeholder('tenantId')), eq(shopper.id, sql.placeholder('shopperId')))),
);

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
          mailTrouble: mailSuppression.reason,
        })
        .from(shopper)
        .leftJoin(
          mailSuppression,
          and(eq(mailSuppression.tenantId, shopper.tenantId), eq(mailSuppression.address, shopper.email)),
        )
        .where(mine);
      if (!row) return undefined;
      const { mailTrouble, ...known } = row;
      return mailTrouble === null ? known : { ...known, mailTrouble };
    },
    /** Where mails go, in what language, and of what none do. */
    async findReader(): Promise<{ id: string; email: string; language: string; muted: string[] } | undefined> {
      const [row] = await readReader(tx, { tenantId, shopperId });
      return row;
    },
    async update(change: { name?: string; phoneNumber?: string; language?: string; muted?: string[] }): Promise<void> {
      await tx.update(shopper).set(change).where(mine);
    },
    /** From now on none of these come; those that did not before stay away. */
    async mute(news: string): Promise<void> {
      await tx
        .update(shopper)
        .set({ muted: sql`array_append(${shopper.muted}, ${news})` })
        .where(and(mine, sql`not (${news} = any(${shopper.muted}))`));
    },
    /** Until the transaction ends, no other one changes this shopper's addresses. */
    async lock(): Promise<void> {
      await tx.select({ id: shopper.id }).from(shopper).where(mine).for('no key update');
    },
  };
};
