import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { transitBox } from '../../db/schema/transit';
import { transitParcel } from '../../db/schema/transit-parcel';

/** What is printed of shipments. */
export const packingPapersRepo = (tx: Tx, { tenantId }: StaffScope) => ({
  /** One more print of each. */
  async countPrints(transitOrderId: string, boxNos: readonly number[]): Promise<void> {
    await tx
      .update(transitBox)
      .set({ labelPrints: sql`${transitBox.labelPrints} + 1` })
      .where(
        and(
          eq(transitBox.tenantId, tenantId),
          eq(transitBox.transitOrderId, transitOrderId),
          isNull(transitBox.unpackedAt),
          inArray(transitBox.boxNo, [...boxNos]),
        ),
      );
  },
  /** Which parcel lies in which box, of what is still in the shipment. */
  parcelsIn: (transitOrderId: string) =>
    tx
      .select({ parcelId: transitParcel.parcelId, boxNo: transitParcel.boxNo })
      .from(transitParcel)
      .where(
        and(
          eq(transitParcel.tenantId, tenantId),
          eq(transitParcel.transitOrderId, transitOrderId),
          isNull(transitParcel.releasedAt),
        ),
      )
      .orderBy(asc(transitParcel.parcelId)),
});
