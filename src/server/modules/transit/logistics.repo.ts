import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { logisticsEvent } from '../../db/schema/logistics';
import { transitBox, transitOrder } from '../../db/schema/transit';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { BoxRow, TransitRow } from './transit.repo';

export type LogisticsRow = typeof logisticsEvent.$inferSelect;
export type NewLogistics = Omit<LogisticsRow, 'tenantId'>;

/** What carriers say of boxes. */
export const logisticsRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** The newest first; of one moment, what was heard last. */
  list: (boxIds: string[]): Promise<LogisticsRow[]> =>
    tx
      .select()
      .from(logisticsEvent)
      .where(and(eq(logisticsEvent.tenantId, tenantId), inArray(logisticsEvent.boxId, boxIds)))
      .orderBy(
        desc(logisticsEvent.at),
        desc(logisticsEvent.receivedAt),
        desc(logisticsEvent.code),
        desc(logisticsEvent.textHash),
      ),
  /** @returns those that nobody had told yet */
  async add(events: NewLogistics[]): Promise<LogisticsRow[]> {
    if (events.length === 0) return [];
    const rows = events.map((event) => ({ ...event, tenantId }));
    return tx.insert(logisticsEvent).values(rows).onConflictDoNothing().returning();
  },
  async findBox(carrier: string, trackingNo: string): Promise<BoxRow | undefined> {
    const [row] = await tx
      .select()
      .from(transitBox)
      .where(
        and(eq(transitBox.tenantId, tenantId), eq(transitBox.carrier, carrier), eq(transitBox.trackingNo, trackingNo)),
      );
    return row;
  },
  /** A box with the order that it is of. */
  async findFollowed(id: string): Promise<{ box: BoxRow; order: TransitRow } | undefined> {
    const [row] = await tx
      .select({ box: transitBox, order: transitOrder })
      .from(transitBox)
      .innerJoin(transitOrder, and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, transitBox.transitOrderId)))
      .where(and(eq(transitBox.tenantId, tenantId), eq(transitBox.id, id)));
    return row;
  },
  async setAsking(id: string, change: Partial<Pick<BoxRow, 'followedBy' | 'askAt'>>): Promise<void> {
    await tx
      .update(transitBox)
      .set(change)
      .where(and(eq(transitBox.tenantId, tenantId), eq(transitBox.id, id)));
  },
  async setState(id: string, change: Pick<BoxRow, 'state' | 'stateAt'>): Promise<void> {
    await tx
      .update(transitBox)
      .set(change)
      .where(and(eq(transitBox.tenantId, tenantId), eq(transitBox.id, id)));
  },
});

/** Boxes of all shops of which somebody is to be asked; written as the partial index has it. */
export const boxesToAsk = (now: Date): DueRows => ({
  table: transitBox,
  where: sql`${transitBox.askAt} is not null and ${transitBox.askAt} <= ${now.toISOString()}::timestamptz`,
  oldest: transitBox.askAt,
});
