import { and, desc, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { SubjectKind } from '../../../contract/thread';
import type { Owner, Tx } from '../../db/database';
import { thread, threadMessage } from '../../db/schema/thread';

export type ThreadRow = typeof thread.$inferSelect;
export type MessageRow = typeof threadMessage.$inferSelect;
export type NewMessage = Omit<typeof threadMessage.$inferInsert, 'tenantId' | 'createdAt'> & { createdAt: Date };
export type ThreadChange = Partial<Omit<ThreadRow, 'tenantId' | 'id' | 'shopperId' | 'version'>>;

/** The conversation about a thing, held until the transaction ends: who writes into it at once writes after. */
export async function lockThread(
  tx: Tx,
  tenantId: string,
  { kind, id }: { kind: SubjectKind; id: string },
): Promise<ThreadRow | undefined> {
  const [row] = await tx
    .select()
    .from(thread)
    .where(and(eq(thread.tenantId, tenantId), eq(thread.subjectKind, kind), eq(thread.subjectId, id)))
    .for('no key update');
  return row;
}

/** Of one thing there is one: false where another was faster. */
export async function insertThread(tx: Tx, row: typeof thread.$inferInsert): Promise<boolean> {
  const made = await tx.insert(thread).values(row).onConflictDoNothing().returning({ id: thread.id });
  return made.length === 1;
}

/** Of one that is held. */
export async function changeThread(tx: Tx, { tenantId, id }: ThreadRow, change: ThreadChange): Promise<void> {
  await tx
    .update(thread)
    .set({ ...change, version: sql`${thread.version} + 1` })
    .where(and(eq(thread.tenantId, tenantId), eq(thread.id, id)));
}

export async function insertMessage(tx: Tx, tenantId: string, row: NewMessage): Promise<void> {
  await tx.insert(threadMessage).values({ tenantId, ...row });
}

/** The newest of what was said, in its order. In a transaction of a shopper there are no notes among it. */
export async function messagesOf(
  tx: Tx,
  tenantId: string,
  threadId: string,
): Promise<{ messages: MessageRow[]; hasOlder: boolean }> {
  const rows = await tx
    .select()
    .from(threadMessage)
    .where(and(eq(threadMessage.tenantId, tenantId), eq(threadMessage.threadId, threadId)))
    .orderBy(desc(threadMessage.position))
    .limit(LIMITS.threadMessages + 1);
  return { messages: rows.slice(0, LIMITS.threadMessages).reverse(), hasOlder: rows.length > LIMITS.threadMessages };
}

/** Conversations of one shopper. */
export const threadRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(thread.tenantId, tenantId), eq(thread.shopperId, shopperId));
  return {
    async find(id: string): Promise<ThreadRow | undefined> {
      const [row] = await tx
        .select()
        .from(thread)
        .where(and(mine, eq(thread.id, id)));
      return row;
    },
    async about({ kind, id }: { kind: SubjectKind; id: string }): Promise<ThreadRow | undefined> {
      const [row] = await tx
        .select()
        .from(thread)
        .where(and(mine, eq(thread.subjectKind, kind), eq(thread.subjectId, id)));
      return row;
    },
    async list({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const rows = await tx
        .select()
        .from(thread)
        .where(mine)
        .orderBy(desc(thread.lastAt), desc(thread.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      return { rows, total: await tx.$count(thread, mine) };
    },
    /** What the staff has read of it holds all the same. */
    async markRead(id: string): Promise<void> {
      await tx
        .update(thread)
        .set({ unread: 0 })
        .where(and(mine, eq(thread.id, id)));
    },
  };
};
