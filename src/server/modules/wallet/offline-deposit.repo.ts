import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { depositProof, offlineDeposit } from '../../db/schema/offline-deposit';

type ShownProof = Omit<typeof depositProof.$inferInsert, 'tenantId' | 'depositId'>;
type Row = typeof offlineDeposit.$inferSelect;

/** Of one deposit, which the caller has found to be the shopper's. */
export const offlineDepositRepo = (tx: Tx, { tenantId, depositId }: { tenantId: string; depositId: string }) => {
  const proofs = and(eq(depositProof.tenantId, tenantId), eq(depositProof.depositId, depositId));
  return {
    async insert(): Promise<void> {
      await tx.insert(offlineDeposit).values({ tenantId, depositId });
    },
    async find(): Promise<(Row & { proofs: string[] }) | undefined> {
      const [row] = await tx
        .select()
        .from(offlineDeposit)
        .where(and(eq(offlineDeposit.tenantId, tenantId), eq(offlineDeposit.depositId, depositId)));
      if (!row) return undefined;
      const shown = await tx.select({ address: depositProof.address }).from(depositProof).where(proofs).orderBy(asc(depositProof.address)); // prettier-ignore
      return { ...row, proofs: shown.map(({ address }) => address) };
    },
    /** Once more. A unique key refuses a reference that another deposit has. */
    async show(said: Pick<Row, 'payerName' | 'paidAt' | 'bankReference'>): Promise<void> {
      const version = sql`${offlineDeposit.version} + 1`;
      await tx
        .update(offlineDeposit)
        .set({ ...said, note: '', version })
        .where(and(eq(offlineDeposit.tenantId, tenantId), eq(offlineDeposit.depositId, depositId)));
    },
    async decide(change: Pick<Row, 'note' | 'decidedBy' | 'decidedAt'>): Promise<void> {
      await tx
        .update(offlineDeposit)
        .set(change)
        .where(and(eq(offlineDeposit.tenantId, tenantId), eq(offlineDeposit.depositId, depositId)));
    },
    /** In place of those shown before. A unique key refuses a picture that another deposit has. */
    async replaceProofs(shown: ShownProof[]): Promise<void> {
      await tx.delete(depositProof).where(proofs);
      await tx.insert(depositProof).values(shown.map((proof) => ({ tenantId, depositId, ...proof })));
    },
  };
};
