import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { staffFactor, staffRecoveryCode } from '../../db/schema/staff';

export type FactorRow = typeof staffFactor.$inferSelect;

/** The second factor of one person. */
export const factorRepo = (tx: Tx, { tenantId, staffId }: { tenantId: string; staffId: string }) => {
  const mine = and(eq(staffFactor.tenantId, tenantId), eq(staffFactor.staffId, staffId));
  const myCodes = and(eq(staffRecoveryCode.tenantId, tenantId), eq(staffRecoveryCode.staffId, staffId));
  return {
    async find(): Promise<FactorRow | undefined> {
      const [row] = await tx.select().from(staffFactor).where(mine);
      return row;
    },
    /** In place of one that was shown and never confirmed. @returns false where one is confirmed */
    async offer(sealedSecret: string, createdAt: Date): Promise<boolean> {
      const rows = await tx
        .insert(staffFactor)
        .values({ tenantId, staffId, sealedSecret, createdAt })
        .onConflictDoUpdate({
          target: [staffFactor.tenantId, staffFactor.staffId],
          set: { sealedSecret, createdAt, lastStep: 0 },
          setWhere: isNull(staffFactor.confirmedAt),
        })
        .returning({ staffId: staffFactor.staffId });
      return rows.length === 1;
    },
    /** Takes the code of a half minute, each once. @param confirmedAt with the first of all */
    async take(lastStep: number, confirmedAt?: Date): Promise<boolean> {
      const state = confirmedAt ? isNull(staffFactor.confirmedAt) : isNotNull(staffFactor.confirmedAt);
      const rows = await tx
        .update(staffFactor)
        .set({ lastStep, ...(confirmedAt && { confirmedAt }) })
        .where(and(mine, state, lt(staffFactor.lastStep, lastStep)))
        .returning({ staffId: staffFactor.staffId });
      return rows.length === 1;
    },
    async remove(): Promise<void> {
      await tx.delete(staffRecoveryCode).where(myCodes);
      await tx.delete(staffFactor).where(mine);
    },
    async keepCodes(hashes: string[]): Promise<void> {
      await tx.delete(staffRecoveryCode).where(myCodes);
      await tx.insert(staffRecoveryCode).values(hashes.map((codeHash) => ({ tenantId, staffId, codeHash })));
    },
    /** @returns whether it was there */
    async useCode(codeHash: string): Promise<boolean> {
      const rows = await tx
        .delete(staffRecoveryCode)
        .where(and(myCodes, eq(staffRecoveryCode.codeHash, codeHash)))
        .returning({ codeHash: staffRecoveryCode.codeHash });
      return rows.length === 1;
    },
    async countCodes(): Promise<number> {
      const [row] = await tx.select({ left: count() }).from(staffRecoveryCode).where(myCodes);
      return row?.left ?? 0;
    },
  };
};
