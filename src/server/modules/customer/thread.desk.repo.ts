import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LIMITS } from '../../../contract/limits';
import type { SubjectKind } from '../../../contract/thread';
import type { ThreadView } from '../../../contract/thread-desk';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { staff } from '../../db/schema/staff';
import { thread } from '../../db/schema/thread';
import { leaseRepo } from '../../kernel/lease.repo';
import type { DeskThreadRow } from './thread-view.rules';

export interface ThreadFilter {
  view: ThreadView;
  limit: number;
  after?: { at: Date; id: string } | undefined;
}
const MOST_FOUND = 100;

/** Conversations of the whole shop, for one of its people. */
export const threadDeskRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => {
  const ofShop = eq(thread.tenantId, tenantId);
  const lease = leaseRepo(tx, thread, { tenantId, staffId }, isNotNull(thread.id));
  const assignee = alias(staff, 'assignee');
  const select = () =>
    tx
      .select({
        thread,
        shopperName: shopper.name,
        shopperLanguage: shopper.language,
        claimedName: staff.name,
        assignedName: assignee.name,
      })
      .from(thread)
      .innerJoin(shopper, and(eq(shopper.tenantId, thread.tenantId), eq(shopper.id, thread.shopperId)))
      .leftJoin(staff, and(eq(staff.tenantId, thread.tenantId), eq(staff.id, thread.claimedBy)))
      .leftJoin(assignee, and(eq(assignee.tenantId, thread.tenantId), eq(assignee.id, thread.assignedTo)));
  const rowOf = ({ thread: row, ...names }: Awaited<ReturnType<typeof select>>[number]): DeskThreadRow => ({
    ...row,
    ...names,
  });
  const isOwed = (now: Date) => and(isNotNull(thread.openFrom), lte(thread.openFrom, now));
  const isMine = and(eq(thread.assignedTo, staffId), ne(thread.status, 'DONE'));
  const WHERE: Record<ThreadView, (now: Date) => SQL | undefined> = {
    open: isOwed,
    mine: () => isMine,
    waiting: () => eq(thread.status, 'WAITING_SHOPPER'),
    snoozed: (now) => and(eq(thread.status, 'SNOOZED'), sql`${thread.openFrom} > ${now.toISOString()}::timestamptz`),
    done: () => eq(thread.status, 'DONE'),
  };
  /** Up to `LIMITS.deskCount`, by the order of an index, so that no count reads a whole shop. */
  const countSome = async (where: SQL | undefined, order: SQL): Promise<number> => {
    const some = tx
      .select({ id: thread.id })
      .from(thread)
      .where(and(ofShop, where))
      .orderBy(order)
      .limit(LIMITS.deskCount)
      .as('some');
    const [found] = await tx.select({ count: count() }).from(some);
    return found?.count ?? 0;
  };
  const countOpen = (now: Date) => countSome(isOwed(now), asc(thread.openFrom));
  return {
    ...lease,
    isOwed,
    /** What is owed the longest is due first. */
    byDue: sql`${thread.openFrom}`,
    async find(id: string): Promise<DeskThreadRow | undefined> {
      const [row] = await select().where(and(ofShop, eq(thread.id, id)));
      return row && rowOf(row);
    },
    async idAbout({ kind, id }: { kind: SubjectKind; id: string }): Promise<string | undefined> {
      const [row] = await tx
        .select({ id: thread.id })
        .from(thread)
        .where(and(ofShop, eq(thread.subjectKind, kind), eq(thread.subjectId, id)));
      return row?.id;
    },
    /** One more than asked for, where there is more. */
    async list({ view, limit, after }: ThreadFilter, now: Date): Promise<DeskThreadRow[]> {
      const isDueFirst = view === 'open';
      const at = isDueFirst ? thread.openFrom : thread.lastAt;
      const [order, beyond] = isDueFirst ? [asc, sql`>`] : [desc, sql`<`];
      const rest = after && sql`(${at}, ${thread.id}) ${beyond} (${after.at.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(ofShop, WHERE[view](now), rest))
        .orderBy(order(at), order(thread.id))
        .limit(limit + 1);
      return rows.map(rowOf);
    },
    /** By the number of a thing, or by an e-mail. */
    async among(word: string): Promise<DeskThreadRow[]> {
      const ofEmail = tx
        .select({ id: shopper.id })
        .from(shopper)
        .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, word.toLowerCase())));
      const where = word.includes('@') ? inArray(thread.shopperId, ofEmail) : eq(thread.reference, word.toUpperCase());
      const rows = await select()
        .where(and(ofShop, where))
        .orderBy(desc(thread.lastAt), desc(thread.id))
        .limit(MOST_FOUND);
      return rows.map(rowOf);
    },
    /** The newest conversations of one shopper. */
    async ofShopper(shopperId: string, most: number): Promise<DeskThreadRow[]> {
      const rows = await select()
        .where(and(ofShop, eq(thread.shopperId, shopperId)))
        .orderBy(desc(thread.lastAt), desc(thread.id))
        .limit(most);
      return rows.map(rowOf);
    },
    countOpen,
    /** When the first of those that rest is looked at again. */
    async nextOpen(now: Date): Promise<Date | null> {
      const [row] = await tx
        .select({ at: thread.openFrom })
        .from(thread)
        .where(and(ofShop, isNotNull(thread.openFrom), gt(thread.openFrom, now)))
        .orderBy(asc(thread.openFrom))
        .limit(1);
      return row?.at ?? null;
    },
    async counts(now: Date) {
      // an answer is never due before it is owed
      const isLate = and(isNotNull(thread.dueAt), lte(thread.dueAt, now));
      return {
        open: await countOpen(now),
        mine: await countSome(and(isMine, isOwed(now)), desc(thread.lastAt)),
        late: await countSome(isLate, asc(thread.dueAt)),
      };
    },
  };
};
