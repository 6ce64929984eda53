import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { LineFigures } from '../../../contract/line-history';
import { systemTx, type Tx } from '../../db/database';
import { lineHistory, lineHistoryMark } from '../../db/schema/line-history';
import { tenant } from '../../db/schema/tenant';
import { transitOrder } from '../../db/schema/transit';
import { transitEvent } from '../../db/schema/transit-event';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { PackedShipment } from './packed-sample.rules';

export interface HistoryOfLine extends LineFigures {
  lineName: string;
  warehouseId: string;
}
export interface StoredShipment extends PackedShipment {
  id: string;
  createdAt: Date;
  warehouseId: string;
}
const MARK_ID = 'lines';

export const dueHistories = (now: Date): DueRows => ({
  table: lineHistoryMark,
  where: sql`${lineHistoryMark.dueAt} <= ${now.toISOString()}::timestamptz`,
  oldest: lineHistoryMark.dueAt,
});

/** A mark for each shop that has none. */
export const markNewHistories = (now: Date): Promise<unknown> =>
  systemTx((tx) =>
    tx.execute(sql`insert into ${lineHistoryMark} (tenant_id, id, due_at)
      select id, ${MARK_ID}, ${now.toISOString()}::timestamptz from ${tenant}
      where not exists (select from ${lineHistoryMark} where ${lineHistoryMark.tenantId} = ${tenant.id})
      on conflict do nothing`),
  );

const OF_RECEIPTS = {
  // what is priced of a receipt, and nothing else of it: many are read at once
  estimated: sql<StoredShipment['estimated']>`jsonb_build_object('rows', ${transitOrder.estimate} -> 'rows',
    'parcels', case jsonb_typeof(${transitOrder.estimate} #> '{request,parcels}')
      when 'array' then jsonb_array_length(${transitOrder.estimate} #> '{request,parcels}') end)`,
  billed: sql<StoredShipment['billed']>`jsonb_build_object('rows', ${transitOrder.invoice} -> 'rows',
    'parcels', ${transitOrder.invoice} #> '{request,parcels}', 'boxes', ${transitOrder.invoice} #> '{request,boxes}',
    'packing', ${transitOrder.invoice} #> '{request,packing}', 'ways', ${transitOrder.invoice} #> '{shop,packing}')`,
  // how long somebody leaves it at a station says nothing of the line
  cameAt: sql<Date | null>`(select min(e.at) from ${transitEvent} e where e.tenant_id = ${transitOrder}.tenant_id
    and e.transit_order_id = ${transitOrder}.id and e.status in ('DELIVERED', 'READY_FOR_PICKUP'))`.mapWith(
    transitEvent.at,
  ),
};

export const lineHistoryRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  list: async (): Promise<HistoryOfLine[]> => {
    const rows = await tx.select().from(lineHistory).where(eq(lineHistory.tenantId, tenantId));
    return rows.map(({ tenantId: _, ...row }) => row);
  },
  /** Of a line the newest first, those too that are not packed: to pass over many of them would take long. */
  async listNewest(
    lineName: string,
    { since, after, most }: { since: Date; after: Pick<StoredShipment, 'id' | 'createdAt'> | undefined; most: number },
  ): Promise<StoredShipment[]> {
    const { id, createdAt, warehouseId, outboundAt } = transitOrder;
    const isOlder = after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)));
    const isOfLine = and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.lineName, lineName));
    return tx
      .select({ id, createdAt, warehouseId, outboundAt, ...OF_RECEIPTS })
      .from(transitOrder)
      .where(and(isOfLine, gt(createdAt, since), isOlder))
      .orderBy(desc(createdAt), desc(id))
      .limit(most);
  },
  async put(row: HistoryOfLine): Promise<void> {
    const { lineName, warehouseId, ...set } = row;
    await tx
      .insert(lineHistory)
      .values({ tenantId, lineName, warehouseId, ...set })
      .onConflictDoUpdate({ target: [lineHistory.tenantId, lineHistory.lineName, lineHistory.warehouseId], set });
  },
  async remove({ lineName, warehouseId }: Pick<HistoryOfLine, 'lineName' | 'warehouseId'>): Promise<void> {
    const isOfLine = and(eq(lineHistory.tenantId, tenantId), eq(lineHistory.lineName, lineName));
    await tx.delete(lineHistory).where(and(isOfLine, eq(lineHistory.warehouseId, warehouseId)));
  },
  async putOff(dueAt: Date): Promise<void> {
    await tx.update(lineHistoryMark).set({ dueAt }).where(eq(lineHistoryMark.tenantId, tenantId));
  },
});
