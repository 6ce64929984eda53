import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { credentialWish, outsideCredential } from '../../db/schema/outside';

export type CredentialRow = typeof outsideCredential.$inferSelect;
type Which = Pick<CredentialRow, 'kind' | 'name'>;
export type Wish = Omit<typeof credentialWish.$inferSelect, 'tenantId'>;

export const outsideCredentialRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = ({ kind, name }: Which, table: typeof outsideCredential | typeof credentialWish = outsideCredential) =>
    and(eq(table.tenantId, tenantId), eq(table.kind, kind), eq(table.name, name));
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
      const { sealed, updatedAt, setBy } = row;
      await tx
        .insert(outsideCredential)
        .values({ tenantId, createdAt: updatedAt, ...row })
        .onConflictDoUpdate({
          target: [outsideCredential.tenantId, outsideCredential.kind, outsideCredential.name],
          set: { sealed, updatedAt, setBy },
        });
    },
    /** @returns whether there was one */
    async remove(which: Which): Promise<boolean> {
      const rows = await tx.delete(outsideCredential).where(one(which)).returning({ name: outsideCredential.name });
      return rows.length > 0;
    },
    listWishes: (): Promise<Wish[]> => tx.select().from(credentialWish).where(eq(credentialWish.tenantId, tenantId)),
    /** In the place of what was wished before. */
    async saveWish(wish: Wish): Promise<void> {
      const { sealed, createdAt } = wish;
      const { tenantId: of, kind, name } = credentialWish;
      await tx
        .insert(credentialWish)
        .values({ tenantId, ...wish })
        .onConflictDoUpdate({ target: [of, kind, name], set: { sealed, createdAt } });
    },
    async removeWish(which: Which): Promise<void> {
      await tx.delete(credentialWish).where(one(which, credentialWish));
    },
  };
};
