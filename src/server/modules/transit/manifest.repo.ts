import { and, eq } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { staff } from '../../db/schema/staff';
import { manifestTemplate } from '../../db/schema/transit-batch';

type Row = typeof manifestTemplate.$inferSelect;
export type TemplateRow = Row & { changedName: string };

/** Which columns carriers want. */
export const manifestRepo = (tx: Tx, { tenantId }: StaffScope) => {
  const one = (lineName: string) =>
    and(eq(manifestTemplate.tenantId, tenantId), eq(manifestTemplate.lineName, lineName));
  return {
    async find(lineName: string): Promise<TemplateRow | undefined> {
      const [found] = await tx
        .select({ template: manifestTemplate, changedName: staff.name })
        .from(manifestTemplate)
        .innerJoin(staff, and(eq(staff.tenantId, tenantId), eq(staff.id, manifestTemplate.changedBy)))
        .where(one(lineName));
      return found && { ...found.template, changedName: found.changedName };
    },
    /** The first of a line. @returns false where another was quicker */
    async insert(row: Omit<Row, 'tenantId' | 'version'>): Promise<boolean> {
      const rows = await tx
        .insert(manifestTemplate)
        .values({ ...row, tenantId })
        .onConflictDoNothing()
        .returning({ lineName: manifestTemplate.lineName });
      return rows.length === 1;
    },
    /** @returns whether it still stood at this version */
    async change({ lineName, version, ...change }: Omit<Row, 'tenantId'>): Promise<boolean> {
      const rows = await tx
        .update(manifestTemplate)
        .set({ ...change, version: version + 1 })
        .where(and(one(lineName), eq(manifestTemplate.version, version)))
        .returning({ lineName: manifestTemplate.lineName });
      return rows.length === 1;
    },
  };
};
