import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ManualOrderStatus } from '../../../contract/purchase';
import type { Owner, Tx } from '../../db/database';
import { manualOrder, manualOrderEvent } from '../../db/schema/manual-order';
import type { DueRows } from '../../kernel/work-claim.repo';
import { newId } from '../../kernel/tokens';
import { OPEN, type ManualMove } from './manual-order.rules';

export type ManualOrderRow = Omit<typeof manualOrder.$inferSelect, 'status'> & { status: ManualOrderStatus };
export interface ManualEventRow {
  status: ManualOrderStatus;
  at: Date;
}
type Change = Partial<Pick<ManualOrderRow, 'closeReason' | 'closeNote' | 'orderId'>>;

export const manualOrderRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(manualOrder.tenantId, tenantId), eq(manualOrder.shopperId, shopperId));
  return {
    async insert(order: Omit<typeof manualOrder.$inferInsert, 'tenantId' | 'shopperId'>): Promise<ManualOrderRow[]> {
      const rows = await tx
        .insert(manualOrder)
        .values({ ...order, tenantId, shopperId })
        .returning();
      return rows as ManualOrderRow[];
    },
    /** How many are not over. */
    countOpen: (): Promise<number> => tx.$count(manualOrder, and(mine, inArray(manualOrder.status, OPEN))),
    async find(id: string): Promise<ManualOrderRow | undefined> {
      const [row] = await tx
        .select()
        .from(manualOrder)
        .where(and(mine, eq(manualOrder.id, id)));
      return row as ManualOrderRow | undefined;
    },
    async list({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const rows = await tx
        .select()
        .from(manualOrder)
        .where(mine)
        .orderBy(desc(manualOrder.createdAt), desc(manualOrder.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      return { rows: rows as ManualOrderRow[], total: await tx.$count(manualOrder, mine) };
    },
    /** Of a request of this shopper: the caller has read it. */
    async eventsOf(manualOrderId: string): Promise<ManualEventRow[]> {
      const rows = await tx
        .select({ status: manualOrderEvent.status, at: manualOrderEvent.at })
        .from(manualOrderEvent)
        .where(and(eq(manualOrderEvent.tenantId, tenantId), eq(manualOrderEvent.manualOrderId, manualOrderId)))
        .orderBy(asc(manualOrderEvent.at));
      return rows as ManualEventRow[];
    },
    /**
     * The conditional update of a shopper or the clock. @param validAt only where the quote still holds then
     * @returns whether the request still stood at `from`
     */
    async move(id: string, { from, to }: ManualMove, change: Change, validAt?: Date): Promise<boolean> {
      const isValid = validAt && gt(manualOrder.validUntil, validAt);
      const rows = await tx
        .update(manualOrder)
        .set({ ...change, status: to, version: sql`${manualOrder.version} + 1`, claimedBy: null, claimedUntil: null })
        .where(and(mine, eq(manualOrder.id, id), eq(manualOrder.status, from), isValid))
        .returning({ id: manualOrder.id });
      return rows.length === 1;
    },
  };
};

/** What has happened to a request, by whoever it was. */
export async function addManualEvent(
  tx: Tx,
  tenantId: string,
  event: { manualOrderId: string; status: ManualOrderStatus; at: Date; staffId?: string },
): Promise<void> {
  await tx.insert(manualOrderEvent).values({ ...event, tenantId, id: newId() });
}

/** The state written out, as the partial index has it. */
const isOver = (now: Date) =>
  sql`${manualOrder.status} = 'QUOTED' and ${manualOrder.validUntil} <= ${now.toISOString()}::timestamptz`;

/** Quotes of all shops whose time is over. */
export const overdueQuotes = (now: Date): DueRows => ({
  table: manualOrder,
  where: isOver(now),
  oldest: manualOrder.validUntil,
});

export async function findOverdueQuote(tx: Tx, tenantId: string, id: string, now: Date) {
  const [row] = await tx
    .select({ title: manualOrder.title, shopperId: manualOrder.shopperId, host: manualOrder.host })
    .from(manualOrder)
    .where(and(eq(manualOrder.tenantId, tenantId), eq(manualOrder.id, id), isOver(now)));
  return row;
}
