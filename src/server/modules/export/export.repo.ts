import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { exportJob, exportPart } from '../../db/schema/export';
import { staff } from '../../db/schema/staff';
import type { DueRows } from '../../kernel/work-claim.repo';

export type ExportRow = typeof exportJob.$inferSelect;
export type NamedExport = ExportRow & { askedName: string };
type NewExport = Omit<typeof exportJob.$inferInsert, 'tenantId'>;

const SHOWN = 100;

/** Those that are to be written, of all shops. */
export const exportsToWrite = (): DueRows => ({
  table: exportJob,
  where: eq(exportJob.state, 'WORKING'),
  oldest: exportJob.createdAt,
});

/** Tables that staff of one shop take out. */
export const exportRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const ofShop = eq(exportJob.tenantId, tenantId);
  const one = (id: string) => and(ofShop, eq(exportJob.id, id));
  const named = () =>
    tx
      .select({ row: exportJob, askedName: staff.name })
      .from(exportJob)
      .innerJoin(staff, and(eq(staff.tenantId, exportJob.tenantId), eq(staff.id, exportJob.askedBy)));
  const flat = ({ row, askedName }: { row: ExportRow; askedName: string }): NamedExport => ({ ...row, askedName });
  return {
    async insert(row: NewExport): Promise<void> {
      await tx.insert(exportJob).values({ tenantId, ...row });
    },
    async list(now: Date): Promise<NamedExport[]> {
      const rows = await named()
        .where(and(ofShop, gt(exportJob.expiresAt, now)))
        .orderBy(desc(exportJob.createdAt), desc(exportJob.id))
        .limit(SHOWN);
      return rows.map(flat);
    },
    async find(id: string): Promise<NamedExport | undefined> {
      const [row] = await named().where(one(id));
      return row && flat(row);
    },
    async remove(id: string): Promise<void> {
      await tx.delete(exportJob).where(one(id));
    },
    /** Held until the transaction ends: a part is written once. */
    async lockWorking(id: string): Promise<ExportRow | undefined> {
      const [row] = await tx
        .select()
        .from(exportJob)
        .where(and(one(id), eq(exportJob.state, 'WORKING')))
        .for('update');
      return row;
    },
    async addPart({ id, parts }: ExportRow, sealed: string, written: { lines: number; bytes: number }): Promise<void> {
      await tx.insert(exportPart).values({ tenantId, exportId: id, part: parts + 1, sealed });
      await tx
        .update(exportJob)
        .set({
          parts: parts + 1,
          lines: sql`${exportJob.lines} + ${written.lines}`,
          bytes: sql`${exportJob.bytes} + ${written.bytes}`,
        })
        .where(one(id));
    },
    async goOn(id: string, cursor: string): Promise<void> {
      await tx.update(exportJob).set({ cursor }).where(one(id));
    },
    async end(id: string, state: 'DONE' | 'FAILED', finishedAt: Date): Promise<void> {
      await tx
        .update(exportJob)
        .set({ state, finishedAt })
        .where(and(one(id), eq(exportJob.state, 'WORKING')));
    },
    async findPart(exportId: string, part: number): Promise<string | undefined> {
      const ofExport = and(eq(exportPart.tenantId, tenantId), eq(exportPart.exportId, exportId));
      const [row] = await tx.select({ sealed: exportPart.sealed }).from(exportPart).where(and(ofExport, eq(exportPart.part, part))); // prettier-ignore
      return row?.sealed;
    },
  };
};
