import { and, desc, eq, getTableColumns, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { apiKey } from '../../db/schema/integration';
import { audit, staff } from '../../db/schema/staff';
import { shopperName, subjectNo, type Subject } from './audit-subject.repo';

export type AuditRow = typeof audit.$inferSelect;

export interface AuditFilter {
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  /** Any of these. */
  subjects?: readonly Subject[] | undefined;
  /** A member of staff by id. */
  actorId?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/** What was done to one shop: written and read, never changed. */
export const auditRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** Whose the transaction is, until it ends, where it was opened as nobody's. */
  async actAs(staffId: string): Promise<void> {
    await tx.execute(sql`select set_config('app.staff', ${staffId}, true)`);
  },
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
  list: (filter: AuditFilter, limit: number, before?: Pick<AuditRow, 'at' | 'id'>) => {
    const where: (SQL | undefined)[] = [eq(audit.tenantId, tenantId)];
    if (filter.subjectKind) where.push(eq(audit.subjectKind, filter.subjectKind));
    if (filter.subjectId) where.push(eq(audit.subjectId, filter.subjectId));
    if (filter.subjects) where.push(or(...filter.subjects.map(isAbout)));
    if (filter.actorId) where.push(eq(audit.actorId, filter.actorId));
    if (filter.action) where.push(eq(audit.action, filter.action));
    if (filter.from) where.push(gte(audit.at, filter.from));
    if (filter.until) where.push(lt(audit.at, filter.until));
    if (before) where.push(or(lt(audit.at, before.at), and(eq(audit.at, before.at), lt(audit.id, before.id))));
    return tx
      .select({ ...getTableColumns(audit), staffName: staff.name, keyName: apiKey.name, subjectNo, shopperName })
      .from(audit)
      .leftJoin(staff, and(eq(staff.tenantId, tenantId), eq(staff.id, audit.actorId)))
      .leftJoin(apiKey, and(eq(apiKey.tenantId, tenantId), eq(apiKey.id, audit.keyId)))
      .where(and(...where))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(limit);
  },
});

const isAbout = ({ kind, id }: Subject) => and(eq(audit.subjectKind, kind), eq(audit.subjectId, id));
