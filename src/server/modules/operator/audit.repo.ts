import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { audit } from '../../db/schema/staff';

export type AuditRow = typeof audit.$inferSelect;

/** What was done to one shop: written and read, never changed. */
export const auditRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  async insert(row: Omit<typeof audit.$inferInsert, 'tenantId'>): Promise<void> {
    await tx.insert(audit).values({ tenantId, ...row });
  },
  async find(id: string): Promise<AuditRow | undefined> {
    const [row] = await tx
      .select()
      .from(audit)
      .where(and(eq(audit.tenantId, tenantId), eq(audit.id, id)));
    return row;
  },
  /** Newest first. @param before the row after which to go on */
  list: (filter: { subjectKind?: string; subjectId?: string }, limit: number, before?: Pick<AuditRow, 'at' | 'id'>) => {
    const where: (SQL | undefined)[] = [eq(audit.tenantId, tenantId)];
    if (filter.subjectKind) where.push(eq(audit.subjectKind, filter.subjectKind));
    if (filter.subjectId) where.push(eq(audit.subjectId, filter.subjectId));
    if (before) where.push(or(lt(audit.at, before.at), and(eq(audit.at, before.at), lt(audit.id, before.id))));
    return tx
      .select()
      .from(audit)
      .where(and(...where))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(limit);
  },
});
