import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { staff, staffDevice } from '../../db/schema/staff';

/** Browsers in which members of staff have logged in. */
export const staffDeviceRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const ofStaff = (staffId: string) => and(eq(staffDevice.tenantId, tenantId), eq(staffDevice.staffId, staffId));
  return {
    async isKnownTo(email: string, tokenHash: string): Promise<boolean> {
      const [row] = await tx
        .select({ staffId: staffDevice.staffId })
        .from(staffDevice)
        .innerJoin(staff, and(eq(staff.tenantId, staffDevice.tenantId), eq(staff.id, staffDevice.staffId)))
        .where(and(eq(staffDevice.tenantId, tenantId), eq(staffDevice.tokenHash, tokenHash), eq(staff.email, email)));
      return row !== undefined;
    },
    /** @returns whether it was there */
    async touch(staffId: string, tokenHash: string, lastSeenAt: Date): Promise<boolean> {
      const seen = await tx
        .update(staffDevice)
        .set({ lastSeenAt })
        .where(and(ofStaff(staffId), eq(staffDevice.tokenHash, tokenHash)))
        .returning({ tokenHash: staffDevice.tokenHash });
      return seen.length === 1;
    },
    async insert(staffId: string, tokenHash: string, lastSeenAt: Date): Promise<void> {
      await tx.insert(staffDevice).values({ tenantId, staffId, tokenHash, lastSeenAt });
    },
    /** Forgets all but the last `keep` seen. */
    async forgetOldest(staffId: string, keep: number): Promise<void> {
      const latest = tx
        .select({ tokenHash: staffDevice.tokenHash })
        .from(staffDevice)
        .where(ofStaff(staffId))
        .orderBy(desc(staffDevice.lastSeenAt), desc(staffDevice.tokenHash))
        .limit(keep);
      await tx.delete(staffDevice).where(and(ofStaff(staffId), notInArray(staffDevice.tokenHash, latest)));
    },
  };
};
