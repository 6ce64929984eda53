import { and, eq } from 'drizzle-orm';
import type { SelfPickupInfo } from '../../../contract/pickup';
import type { Owner, Tx } from '../../db/database';
import { selfPickupInfo } from '../../db/schema/pickup';

export const pickupRepo = (tx: Tx, owner: Owner) => ({
  async find(): Promise<SelfPickupInfo | undefined> {
    const { stationId, receiverName, phone, idLast4 } = selfPickupInfo;
    const [row] = await tx
      .select({ stationId, receiverName, phone, idLast4 })
      .from(selfPickupInfo)
      .where(and(eq(selfPickupInfo.tenantId, owner.tenantId), eq(selfPickupInfo.shopperId, owner.shopperId)));
    return row;
  },
  async save(info: SelfPickupInfo, updatedAt: Date): Promise<void> {
    const change = { ...info, updatedAt };
    await tx
      .insert(selfPickupInfo)
      .values({ ...owner, ...change })
      .onConflictDoUpdate({ target: [selfPickupInfo.tenantId, selfPickupInfo.shopperId], set: change });
  },
});
