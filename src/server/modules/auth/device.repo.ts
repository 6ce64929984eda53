import { and, desc, eq, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { knownDevice, shopper } from '../../db/schema/account';

/** Browsers in which a shopper has logged in. */
export const deviceRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const ofShopper = (shopperId: string) =>
    and(eq(knownDevice.tenantId, tenantId), eq(knownDevice.shopperId, shopperId));
  return {
    async isKnownTo(email: string, tokenHash: string): Promise<boolean> {
      const [row] = await tx
        .select({ shopperId: knownDevice.shopperId })
        .from(knownDevice)
        .innerJoin(shopper, and(eq(shopper.tenantId, knownDevice.tenantId), eq(shopper.id, knownDevice.shopperId)))
        .where(and(eq(knownDevice.tenantId, tenantId), eq(knownDevice.tokenHash, tokenHash), eq(shopper.email, email)));
      return row !== undefined;
    },
    /** @returns whether it was there */
    async touch(shopperId: string, tokenHash: string, now: Date): Promise<boolean> {
      const seen = await tx
        .update(knownDevice)
        .set({ lastSeenAt: now })
        .where(and(ofShopper(shopperId), eq(knownDevice.tokenHash, tokenHash)))
        .returning({ tokenHash: knownDevice.tokenHash });
      return seen.length === 1;
    },
    async insert(shopperId: string, tokenHash: string, now: Date): Promise<void> {
      const row = { tenantId, shopperId, tokenHash, createdAt: now, lastSeenAt: now };
      await tx.insert(knownDevice).values(row).onConflictDoNothing();
    },
    /** Forgets all but the last `keep` seen. */
    async forgetOldest(shopperId: string, keep: number): Promise<void> {
      const latest = tx
        .select({ tokenHash: knownDevice.tokenHash })
        .from(knownDevice)
        .where(ofShopper(shopperId))
        .orderBy(desc(knownDevice.lastSeenAt), desc(knownDevice.tokenHash))
        .limit(keep);
      await tx.delete(knownDevice).where(and(ofShopper(shopperId), notInArray(knownDevice.tokenHash, latest)));
    },
    /** @param keptHash the one that goes on, where there is one */
    async forgetOthers(shopperId: string, keptHash?: string): Promise<void> {
      const others = keptHash ? ne(knownDevice.tokenHash, keptHash) : undefined;
      await tx.delete(knownDevice).where(and(ofShopper(shopperId), others));
    },
  };
};
