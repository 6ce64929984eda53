import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { outboxMail } from '../../db/schema/account';
import { MAIL_ATTEMPTS } from './mail.rules';

const isDue = (now: Date) =>
  and(isNull(outboxMail.sentAt), lte(outboxMail.nextAttemptAt, now), lt(outboxMail.attempts, MAIL_ATTEMPTS));

export const outboxRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(outboxMail.tenantId, tenantId), eq(outboxMail.id, id));
  return {
    async insert(row: Omit<typeof outboxMail.$inferInsert, 'tenantId'>): Promise<void> {
      await tx.insert(outboxMail).values({ ...row, tenantId });
    },
    async listNewest(limit: number) {
      return tx
        .select()
        .from(outboxMail)
        .where(eq(outboxMail.tenantId, tenantId))
        .orderBy(desc(outboxMail.createdAt), desc(outboxMail.id))
        .limit(limit);
    },
    /** Counts an attempt for each due mail and hides it until `leaseUntil`, so that no other process sends it too. */
    async claimDue(now: Date, leaseUntil: Date, limit: number) {
      const due = tx
        .select({ id: outboxMail.id })
        .from(outboxMail)
        .where(and(eq(outboxMail.tenantId, tenantId), isDue(now)))
        .orderBy(outboxMail.nextAttemptAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      return tx
        .update(outboxMail)
        .set({ attempts: sql`${outboxMail.attempts} + 1`, nextAttemptAt: leaseUntil })
        .where(and(eq(outboxMail.tenantId, tenantId), sql`${outboxMail.id} in ${due}`))
        .returning();
    },
    async markSent(id: string, now: Date): Promise<void> {
      await tx.update(outboxMail).set({ sentAt: now }).where(one(id));
    },
    async postpone(id: string, nextAttemptAt: Date): Promise<void> {
      await tx.update(outboxMail).set({ nextAttemptAt }).where(one(id));
    },
  };
};

/** The tenants that have mail to send; read as the owner of the tables. */
export async function listTenantsWithDueMail(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.selectDistinct({ tenantId: outboxMail.tenantId }).from(outboxMail).where(isDue(now));
  return rows.map(({ tenantId }) => tenantId);
}
