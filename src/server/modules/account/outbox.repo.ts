import { and, desc, eq, sql } from 'drizzle-orm';
import { database, type Tx } from '../../db/database';
import { outboxMail } from '../../db/schema/account';
import { noteMailWritten } from './mail-written';
import { MAIL_ATTEMPTS } from './mail.rules';

export type MailRow = typeof outboxMail.$inferSelect;

export const outboxRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(outboxMail.tenantId, tenantId), eq(outboxMail.id, id));
  return {
    /** Nothing where the same event was mailed. */
    async insert(row: Omit<typeof outboxMail.$inferInsert, 'tenantId'>): Promise<void> {
      noteMailWritten();
      await tx
        .insert(outboxMail)
        .values({ ...row, tenantId })
        .onConflictDoNothing({ target: [outboxMail.tenantId, outboxMail.event] })
        .execute();
    },
    async listNewest(limit: number) {
      return tx
        .select()
        .from(outboxMail)
        .where(eq(outboxMail.tenantId, tenantId))
        .orderBy(desc(outboxMail.createdAt), desc(outboxMail.id))
        .limit(limit);
    },
    async markSent(id: string, now: Date): Promise<void> {
      await tx.update(outboxMail).set({ sentAt: now }).where(one(id));
    },
    async postpone(id: string, nextAttemptAt: Date): Promise<void> {
      await tx.update(outboxMail).set({ nextAttemptAt }).where(one(id));
    },
    /** Gives back what was claimed and not begun. */
    async release(id: string, now: Date): Promise<void> {
      await tx
        .update(outboxMail)
        .set({ nextAttemptAt: now, attempts: sql`${outboxMail.attempts} - 1` })
        .where(one(id));
    },
    async keepShown(id: string): Promise<void> {
      await tx.update(outboxMail).set({ isShownOnly: true }).where(one(id));
    },
  };
};

/** As the partial index has it. */
const WAITING = sql.raw(`sent_at is null and attempts < ${MAIL_ATTEMPTS} and not is_shown_only`);
const A_SHOP = 10;
const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/**
 * Due mails of all shops, the longest due first and at most ten of one shop, so that none stands behind another's
 * thousands. Counts an attempt for each and hides it until `leaseUntil`. One statement, as the owner of the tables.
 */
export async function claimDueMails(now: Date, leaseUntil: Date, limit: number): Promise<MailRow[]> {
  const { db } = await database();
  const due = sql`
    with recursive shop as (
      (select tenant_id from outbox_mail where ${WAITING} order by tenant_id limit 1)
      union all
      select (select m.tenant_id from outbox_mail m where ${WAITING} and m.tenant_id > shop.tenant_id order by m.tenant_id limit 1)
      from shop where shop.tenant_id is not null
    ), due as (
      select first.* from shop cross join lateral (
        select tenant_id, id, next_attempt_at from outbox_mail m
        where ${WAITING} and m.tenant_id = shop.tenant_id and m.next_attempt_at <= ${at(now)}
        order by m.next_attempt_at limit ${A_SHOP}
      ) first order by first.next_attempt_at limit ${limit}
    )
    select m.tenant_id, m.id from due join outbox_mail m on m.tenant_id = due.tenant_id and m.id = due.id
    where ${WAITING} and m.next_attempt_at <= ${at(now)} for update of m skip locked`;
  return db
    .update(outboxMail)
    .set({ attempts: sql`${outboxMail.attempts} + 1`, nextAttemptAt: leaseUntil })
    .where(sql`(${outboxMail.tenantId}, ${outboxMail.id}) in (${due})`)
    .returning();
}

/** What waits to be sent in all shops, and for how long already. */
export async function readBacklog(now: Date): Promise<{ count: number; oldestSeconds: number }> {
  const { db } = await database();
  const answer = await db.execute(sql`
    select count(*)::int as count, coalesce(extract(epoch from ${at(now)} - min(created_at)), 0)::float8 as age
    from outbox_mail where ${WAITING} and next_attempt_at <= ${at(now)}`);
  const [row] = (answer as unknown as { rows: { count: number; age: number }[] }).rows;
  return { count: row?.count ?? 0, oldestSeconds: Math.max(0, row?.age ?? 0) };
}
