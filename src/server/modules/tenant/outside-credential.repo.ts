import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { outsideCredential } from '../../db/schema/outside';

type CredentialRow = typeof outsideCredential.$inferSelect;
type Which = Pick<CredentialRow, 'kind' | 'name'>;

export const outsideCredentialRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = ({ kind, name }: Which) =>
    and(eq(outsideCredential.tenantId, tenantId), eq(outsideCredential.kind, kind), eq(outsideCredential.name, name));
  return {
    async find(which: Which): Promise<CredentialRow | undefined> {
      const [row] = await tx.select().from(outsideCredential).where(one(which));
      return row;
    },
    list: (): Promise<CredentialRow[]> =>
      tx
        .select()
        .from(outsideCredential)
        .where(eq(outsideCredential.tenantId, tenantId))
        .orderBy(asc(outsideCredential.kind), asc(outsideCredential.name)),
    async save(row: Omit<CredentialRow, 'tenantId' | 'createdAt'>): Promise<void> {
      const { sealed, updatedAt } = row;
      await tx
        .insert(outsideCredential)
        .values({ tenantId, createdAt: updatedAt, ...row })
        .onConflictDoUpdate({
          target: [outsideCredential.tenantId, outsideCredential.kind, outsideCredential.name],
          set: { sealed, updatedAt },
        });
    },
    /** @returns whether there was one */
    async remove(which: Which): Promise<boolean> {
      const rows = await tx.delete(outsideCredential).where(one(which)).returning({ name: outsideCredential.name });
      return rows.length > 0;
    },
  };
};
