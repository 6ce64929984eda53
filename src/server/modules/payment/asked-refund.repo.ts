import { and, asc, count, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { LIMITS } from '../../../contract/limits';
import { ASKED_CAUSES, type REFUND_VIEWS } from '../../../contract/refund.enums';
import { shopper } from '../../db/schema/account';
import { refund } from '../../db/schema/refund';
import type { RefundRow } from './refund.repo';

export interface AskedRow extends RefundRow {
  shopperName: string;
}
export type AskedView = (typeof REFUND_VIEWS)[number];
export interface AskedSpan {
  limit: number;
  /** The last row of the page before. */
  after?: { createdAt: Date; id: string } | undefined;
}
type Answer = Pick<RefundRow, 'status' | 'steps' | 'note' | 'updatedAt'> &
  Partial<Pick<RefundRow, 'amount' | 'destination' | 'method' | 'claimId'>>;

interface OfOrder {
  id: string;
  orderNo: string;
}
const ofOrder = ({ id, orderNo }: OfOrder) => and(eq(refund.orderNo, orderNo), eq(refund.orderId, id));

// written out, as the partial indexes have them
const IS_WAITING = sql`${refund.status} in ('REQUESTED', 'SELLER_CONTACT')`;
const IS_OVER = sql`${refund.cause} in ('ASKED', 'INSURED', 'LOST') and ${refund.status} not in ('REQUESTED', 'SELLER_CONTACT')`;

/** What the shoppers of a shop have asked for, for those who answer. */
export const askedRefundRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const one = (id: string) =>
    and(eq(refund.tenantId, tenantId), eq(refund.id, id), inArray(refund.cause, ASKED_CAUSES));
  const waiting = and(eq(refund.tenantId, tenantId), IS_WAITING);
  const longestFirst = [asc(refund.createdAt), asc(refund.id)];
  const select = () =>
    tx
      .select({ row: refund, shopperName: shopper.name })
      .from(refund)
      .innerJoin(shopper, and(eq(shopper.tenantId, refund.tenantId), eq(shopper.id, refund.shopperId)));
  const end = async (where: SQL | undefined, { steps, ...change }: Answer) => {
    const rows = await tx
      .update(refund)
      .set({ ...change, steps: sql`${refund.steps} || ${JSON.stringify(steps)}::jsonb`, dueAt: null })
      .where(where)
      .returning({ id: refund.id });
    return rows.length === 1;
  };
  return {
    async find(id: string, isLocked: boolean): Promise<AskedRow | undefined> {
      const asked = select().where(one(id));
      const [found] = await (isLocked ? asked.for('no key update', { of: refund }) : asked);
      return found && { ...found.row, shopperName: found.shopperName };
    },
    /** One more than asked for, where there is more: what waits, longest first; what is over, newest first. */
    async list(view: AskedView, { limit, after }: AskedSpan): Promise<AskedRow[]> {
      const isOver = view === 'over';
      const order = isOver ? desc : asc;
      const beyond =
        after &&
        sql`(${refund.createdAt}, ${refund.id}) ${isOver ? sql`<` : sql`>`} (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(isOver ? and(eq(refund.tenantId, tenantId), IS_OVER) : waiting, beyond))
        .orderBy(order(refund.createdAt), order(refund.id))
        .limit(limit + 1);
      return rows.map(({ row, shopperName }) => ({ ...row, shopperName }));
    },
    /** Up to `LIMITS.deskCount`, so that no count reads a whole shop; in the order of the index, else a scan looks cheaper. */
    async count(): Promise<number> {
      const some = tx
        .select({ id: refund.id })
        .from(refund)
        .where(waiting)
        .orderBy(...longestFirst)
        .limit(LIMITS.deskCount)
        .as('some');
      const [found] = await tx.select({ count: count() }).from(some);
      return found?.count ?? 0;
    },
    /** Of an order, held for whoever is about to close it: an answer takes them before the payment too. */
    async lockOfOrder(order: OfOrder): Promise<void> {
      await tx
        .select({ id: refund.id })
        .from(refund)
        .where(and(waiting, ofOrder(order)))
        .orderBy(asc(refund.id))
        .for('no key update');
    },
    /** All that still wait of an order that is over. */
    async closeOfOrder(order: OfOrder, at: Date): Promise<void> {
      const step = JSON.stringify([{ step: 'CLOSED', at: at.toISOString() }]);
      await tx
        .update(refund)
        .set({ status: 'CLOSED', steps: sql`${refund.steps} || ${step}::jsonb`, dueAt: null, updatedAt: at })
        .where(and(waiting, ofOrder(order)));
    },
    /** Of these items, those whose money is asked for. */
    async itemsAsked(orderItemIds: string[], since?: Date): Promise<string[]> {
      const rows = await tx
        .select({ id: refund.orderItemId })
        .from(refund)
        .where(and(waiting, inArray(refund.orderItemId, orderItemIds), since && gte(refund.createdAt, since)));
      return rows.flatMap(({ id }) => id ?? []);
    },
    /** The conditional update of every answer. @returns whether it still waited */
    answer: (id: string, change: Answer) => end(and(one(id), IS_WAITING), change),
    /** The same of what was promised for goods. */
    keepPromise: (id: string, change: Answer) =>
      end(and(eq(refund.tenantId, tenantId), eq(refund.id, id), eq(refund.status, 'RETURNING')), change),
  };
};
