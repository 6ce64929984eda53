import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenant } from '../../db/schema/tenant';
import { TenantRecord } from '../../kernel/tenant-record';

/** The register of shops; it stands outside row-level security, so it is read as the owner of the tables. */
export const tenantRepo = (tx: Tx) => ({
  async findById(id: string): Promise<TenantRecord | undefined> {
    const [row] = await tx.select().from(tenant).where(eq(tenant.id, id));
    return row && TenantRecord.parse(row.settings);
  },
  async save(record: TenantRecord): Promise<void> {
    const settings = TenantRecord.parse(record);
    await tx
      .insert(tenant)
      .values({ id: record.id, settings })
      .onConflictDoUpdate({ target: tenant.id, set: { settings } });
  },
  async listIds(): Promise<string[]> {
    const rows = await tx.select({ id: tenant.id }).from(tenant);
    return rows.map(({ id }) => id);
  },
});
