import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { database, type Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { outboxMail } from '../../db/schema/account';
import { claimed, dueRows, type Claim, type SendingTable } from '../../kernel/due-sending.repo';
import { noteMailWritten } from './mail-written';
import { MAIL_ATTEMPTS } from './mail.rules';

export type MailRow = typeof outboxMail.$inferSelect;

/** What a mail is written with; what it comes to on its way is not known yet. */
type NewMail = Pick<
  typeof outboxMail.$inferInsert,
  'id' | 'recipient' | 'subject' | 'body' | 'isShownOnly' | 'newsKind' | 'readerId' | 'locale' | 'event'
> & { createdAt: Date; nextAttemptAt: Date };

const { placeholder } = sql;
/** A statement of every order, and of most of what happens to it. */
const addMail = kept('mail_add', (db) =>
  db
    .insert(outboxMail)
    .values({
      tenantId: placeholder('tenantId'),
      id: placeholder('id'),
      recipient: placeholder('recipient'),
      subject: placeholder('subject'),
      body: placeholder('body'),
      isShownOnly: placeholder('isShownOnly'),
      newsKind: placeholder('newsKind'),
      readerId: placeholder('readerId'),
      locale: placeholder('locale'),
      event: placeholder('event'),
      nextAttemptAt: placeholder('nextAttemptAt'),
      createdAt: placeholder('createdAt'),
    })
    .onConflictDoNothing({ target: [outboxMail.tenantId, outboxMail.event] }),
);

export const outboxRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(outboxMail.tenantId, tenantId), eq(outboxMail.id, id));
  return {
    /** Nothing where the same event was mailed. */
    async insert({ newsKind = null, readerId = null, event = null, ...mail }: NewMail): Promise<void> {
      noteMailWritten();
      await addMail(tx, { ...mail, newsKind, readerId, event, tenantId });
    },
    /** To whom each went, by its id; those that nobody knows any more are missing. */
    async findRecipients(ids: string[]): Promise<Map<string, string>> {
      const rows = await tx
        .select({ id: outboxMail.id, recipient: outboxMail.recipient })
        .from(outboxMail)
        .where(and(eq(outboxMail.tenantId, tenantId), inArray(outboxMail.id, ids)));
      return new Map(rows.map(({ id, recipient }) => [id, recipient]));
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
    /** It stays where it can be read, and is never sent. */
    async keepShown(id: string): Promise<void> {
      await tx.update(outboxMail).set({ isShownOnly: true }).where(one(id));
    },
  };
};

/** As the partial index has it. */
const WAITING = sql.raw(`sent_at is null and attempts < ${MAIL_ATTEMPTS} and not is_shown_only`);
const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
const MAILS: SendingTable = { table: outboxMail, keys: ['id'], waiting: WAITING, ofAShop: 10 };

/** Due mails of all shops (`dueRows`). One statement, as the owner of the tables. */
export async function claimDueMails(claim: Claim): Promise<MailRow[]> {
  const { db } = await database();
  return db.update(outboxMail).set(claimed(MAILS, claim)).where(dueRows(MAILS, claim)).returning();
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
