import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { ASKED_CAUSES } from '../../../contract/refund.enums';
import type { THREAD_SUBJECTS } from '../../../contract/thread.enums';
import type { Tx } from '../../db/database';
import { ledgerEntry, ledgerTxn } from '../../db/schema/money';
import { accountLook } from '../../db/schema/personal-data';
import { refund } from '../../db/schema/refund';
import { thread, threadMessage } from '../../db/schema/thread';

/** Of each kind the newest: a record is no archive. */
const MOST = 50;

/** What came to pass beside an order or a shipment: of its money, in its conversation, at its shopper's account. */
export const besideRecordRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** What is booked under this number, and how much moved by it. */
  money(no: string) {
    const reference = sql`${ledgerTxn.reference} collate "C"`;
    const moved = sql<number>`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} > 0), 0)`;
    return (
      tx
        .select({
          ...{ kind: ledgerTxn.kind, at: ledgerTxn.createdAt, currency: ledgerTxn.currency },
          amount: moved.mapWith(Number),
        })
        .from(ledgerTxn)
        .innerJoin(ledgerEntry, and(eq(ledgerEntry.tenantId, tenantId), eq(ledgerEntry.txnId, ledgerTxn.id)))
        // `;` is what comes after the `:` behind a number
        .where(and(eq(ledgerTxn.tenantId, tenantId), gte(reference, `${no}:`), lt(reference, `${no};`)))
        .groupBy(ledgerTxn.id, ledgerTxn.kind, ledgerTxn.createdAt, ledgerTxn.currency)
        .orderBy(desc(ledgerTxn.createdAt), desc(ledgerTxn.id))
        .limit(MOST)
    );
  },
  messages: (kind: (typeof THREAD_SUBJECTS)[number], id: string) =>
    tx
      .select({
        ...{ author: threadMessage.author, text: threadMessage.text },
        ...{ at: threadMessage.createdAt, staffName: threadMessage.staffName },
      })
      .from(thread)
      .innerJoin(threadMessage, and(eq(threadMessage.tenantId, tenantId), eq(threadMessage.threadId, thread.id)))
      .where(and(eq(thread.tenantId, tenantId), eq(thread.subjectKind, kind), eq(thread.subjectId, id)))
      .orderBy(desc(threadMessage.position))
      .limit(MOST),
  /** What its shopper has asked back of it. */
  asked: (orderNo: string) =>
    tx
      .select({
        ...{ steps: refund.steps, amount: refund.amount, currency: refund.currency },
        ...{ reason: refund.reason, createdAt: refund.createdAt },
      })
      .from(refund)
      .where(and(eq(refund.tenantId, tenantId), eq(refund.orderNo, orderNo), inArray(refund.cause, ASKED_CAUSES)))
      .orderBy(desc(refund.createdAt), desc(refund.id))
      .limit(MOST),
  looks: (shopperId: string, since: Date) =>
    tx
      .select({ at: accountLook.startedAt, staffName: accountLook.staffName, reason: accountLook.reason })
      .from(accountLook)
      .where(
        and(
          eq(accountLook.tenantId, tenantId),
          eq(accountLook.shopperId, shopperId),
          gte(accountLook.startedAt, since),
        ),
      )
      .orderBy(desc(accountLook.startedAt), desc(accountLook.id))
      .limit(MOST),
});
