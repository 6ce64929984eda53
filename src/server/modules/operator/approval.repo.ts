import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffScope, Tx } from '../../db/database';
import { approval } from '../../db/schema/approval';
import { staff } from '../../db/schema/staff';

export type ApprovalRow = typeof approval.$inferSelect;
export type ApprovalKind = ApprovalRow['kind'];
export type NamedApproval = ApprovalRow & { askedName: string; decidedName: string | null };

const asker = alias(staff, 'asker');
const decider = alias(staff, 'decider');

/** What two persons say, for one of the staff. */
export const approvalRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => ({
  /** @returns false where it waits already */
  async insert(row: Omit<typeof approval.$inferInsert, 'tenantId' | 'askedBy'>): Promise<boolean> {
    const rows = await tx
      .insert(approval)
      .values({ tenantId, askedBy: staffId, ...row })
      .onConflictDoNothing()
      .returning({ id: approval.id });
    return rows.length === 1;
  },
  /** Held, so that of two who decide one comes after the other. */
  async lock(kind: ApprovalKind, subjectId: string, id: string): Promise<ApprovalRow | undefined> {
    const one = and(eq(approval.tenantId, tenantId), eq(approval.id, id));
    const [row] = await tx
      .select()
      .from(approval)
      .where(and(one, eq(approval.kind, kind), eq(approval.subjectId, subjectId)))
      .for('update');
    return row;
  },
  async decide(id: string, said: Pick<ApprovalRow, 'decision' | 'decisionNote' | 'decidedAt'>): Promise<void> {
    await tx
      .update(approval)
      .set({ ...said, decidedBy: staffId })
      .where(and(eq(approval.tenantId, tenantId), eq(approval.id, id), isNull(approval.decision)));
  },
  async voidOpen(kind: ApprovalKind, subjectId: string, decidedAt: Date): Promise<void> {
    const open = and(eq(approval.kind, kind), eq(approval.subjectId, subjectId), isNull(approval.decision));
    await tx
      .update(approval)
      .set({ decision: 'VOID', decidedBy: staffId, decidedAt })
      .where(and(eq(approval.tenantId, tenantId), open));
  },
  /** All that was asked of these, oldest first. */
  async ofSubjects(kind: ApprovalKind, subjectIds: string[]): Promise<NamedApproval[]> {
    if (subjectIds.length === 0) return [];
    const rows = await tx
      .select({ row: approval, askedName: asker.name, decidedName: decider.name })
      .from(approval)
      .innerJoin(asker, and(eq(asker.tenantId, approval.tenantId), eq(asker.id, approval.askedBy)))
      .leftJoin(decider, and(eq(decider.tenantId, approval.tenantId), eq(decider.id, approval.decidedBy)))
      .where(and(eq(approval.tenantId, tenantId), eq(approval.kind, kind), inArray(approval.subjectId, subjectIds)))
      .orderBy(asc(approval.askedAt), asc(approval.id));
    return rows.map(({ row, ...names }) => ({ ...row, ...names }));
  },
});
