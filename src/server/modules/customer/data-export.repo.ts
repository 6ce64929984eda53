import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { dataExport } from '../../db/schema/personal-data';
import type { DueRows } from '../../kernel/work-claim.repo';

export type ExportRow = Omit<typeof dataExport.$inferSelect, 'content'>;
const NEWEST = 5;

/** Files with all that a shop has of a shopper. */
export const dataExportRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(dataExport.tenantId, tenantId), eq(dataExport.id, id));
  const { content, ...facts } = {
    tenantId: dataExport.tenantId,
    id: dataExport.id,
    shopperId: dataExport.shopperId,
    askedBy: dataExport.askedBy,
    status: dataExport.status,
    content: dataExport.content,
    bytes: dataExport.bytes,
    readyAt: dataExport.readyAt,
    expiresAt: dataExport.expiresAt,
    createdAt: dataExport.createdAt,
  };
  return {
    newestOf: (shopperId: string, now: Date): Promise<ExportRow[]> =>
      tx
        .select(facts)
        .from(dataExport)
        .where(
          and(eq(dataExport.tenantId, tenantId), eq(dataExport.shopperId, shopperId), gt(dataExport.expiresAt, now)),
        )
        .orderBy(desc(dataExport.createdAt), desc(dataExport.id))
        .limit(NEWEST),
    async insert(row: { id: string; shopperId: string; askedBy: string; createdAt: Date; expiresAt: Date }) {
      await tx.insert(dataExport).values({ tenantId, status: 'REQUESTED', ...row });
    },
    async find(id: string): Promise<ExportRow | undefined> {
      const [row] = await tx.select(facts).from(dataExport).where(one(id));
      return row;
    },
    async contentOf(id: string): Promise<string | null | undefined> {
      const [row] = await tx.select({ content }).from(dataExport).where(one(id));
      return row?.content;
    },
    async finish(id: string, file: { content: string; bytes: number; readyAt: Date; expiresAt: Date }): Promise<void> {
      await tx
        .update(dataExport)
        .set({ status: 'READY', ...file })
        .where(and(one(id), eq(dataExport.status, 'REQUESTED')));
    },
  };
};

/** Of all shops. */
export const waitingExports = (): DueRows => ({
  table: dataExport,
  where: sql`${dataExport.status} = 'REQUESTED'`,
  oldest: dataExport.createdAt,
});
