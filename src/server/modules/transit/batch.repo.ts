import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { BatchView } from '../../../contract/batch';
import type { StaffScope, Tx } from '../../db/database';
import { staff } from '../../db/schema/staff';
import { transitBox } from '../../db/schema/transit';
import { transitBatch } from '../../db/schema/transit-batch';

type Row = typeof transitBatch.$inferSelect;
export type BatchRow = Row & { openedName: string };
type Change = Partial<Pick<Row, 'status' | 'carrier' | 'masterNo' | 'closedAt' | 'handedOverAt' | 'movedAt'>>;

interface Page {
  limit: number;
  after?: { movedAt: Date; id: string } | undefined;
}
interface Filter {
  view: BatchView;
  keyword?: string | undefined;
}
const STATUS = { open: 'OPEN', closed: 'CLOSED', handedOver: 'HANDED_OVER' } as const;

/** Boxes that leave together. */
export const batchRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => {
  const one = (id: string) => and(eq(transitBatch.tenantId, tenantId), eq(transitBatch.id, id));
  const matching = ({ view, keyword }: Filter) =>
    and(
      eq(transitBatch.tenantId, tenantId),
      // what is named is found in whichever view it is
      keyword
        ? or(eq(transitBatch.batchNo, keyword.toUpperCase()), eq(transitBatch.masterNo, keyword))
        : eq(transitBatch.status, STATUS[view]),
    );
  const select = () =>
    tx
      .select({ batch: transitBatch, openedName: staff.name })
      .from(transitBatch)
      .innerJoin(staff, and(eq(staff.tenantId, tenantId), eq(staff.id, transitBatch.openedBy)));
  return {
    async insert(row: Omit<Row, 'tenantId' | 'version' | 'closedAt' | 'handedOverAt'>): Promise<void> {
      await tx.insert(transitBatch).values({ ...row, tenantId });
    },
    async find(id: string): Promise<BatchRow | undefined> {
      const [found] = await select().where(one(id));
      return found && { ...found.batch, openedName: found.openedName };
    },
    named: (ids: string[]): Promise<Pick<Row, 'id' | 'batchNo'>[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : tx
            .select({ id: transitBatch.id, batchNo: transitBatch.batchNo })
            .from(transitBatch)
            .where(and(eq(transitBatch.tenantId, tenantId), inArray(transitBatch.id, ids)))
            .orderBy(transitBatch.batchNo),
    /** Whoever puts something in or moves it next waits for this transaction. */
    async lock(id: string): Promise<Row | undefined> {
      const [row] = await tx.select().from(transitBatch).where(one(id)).for('no key update');
      return row;
    },
    /** One more than asked for, where there is more; the one that moved last first. */
    async list(filter: Filter, { limit, after }: Page): Promise<BatchRow[]> {
      const beyond =
        after &&
        sql`(${transitBatch.movedAt}, ${transitBatch.id}) < (${after.movedAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(matching(filter), beyond))
        .orderBy(desc(transitBatch.movedAt), desc(transitBatch.id))
        .limit(limit + 1);
      return rows.map(({ batch, openedName }) => ({ ...batch, openedName }));
    },
    /** In the order of the index, else a scan looks cheaper. */
    async count(view: BatchView, most: number): Promise<number> {
      const some = tx
        .select({ id: transitBatch.id })
        .from(transitBatch)
        .where(matching({ view }))
        .orderBy(desc(transitBatch.movedAt), desc(transitBatch.id))
        .limit(most)
        .as('some');
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    },
    /** @returns the version that it has from now on; undefined where it is not there */
    async change(id: string, change: Change): Promise<number | undefined> {
      const [row] = await tx
        .update(transitBatch)
        .set({ ...change, version: sql`${transitBatch.version} + 1` })
        .where(one(id))
        .returning({ version: transitBatch.version });
      return row?.version;
    },
    /** How many boxes lie in each of these, and how heavy they are. */
    async weigh(ids: string[]): Promise<Map<string, { boxes: number; grams: number }>> {
      if (ids.length === 0) return new Map();
      const rows = await tx
        .select({
          batchId: transitBox.batchId,
          boxes: sql<number>`count(*)::int`,
          grams: sql<number>`coalesce(sum(${transitBox.grams}), 0)::int`,
        })
        .from(transitBox)
        .where(and(eq(transitBox.tenantId, tenantId), inArray(transitBox.batchId, ids), isNull(transitBox.unpackedAt)))
        .groupBy(transitBox.batchId);
      return new Map(rows.map(({ batchId, boxes, grams }) => [batchId ?? '', { boxes, grams }]));
    },
  };
};
