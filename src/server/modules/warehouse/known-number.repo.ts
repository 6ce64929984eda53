import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { parcel, parcelNumber } from '../../db/schema/parcel';

/** By which numbers parcels of a shop go. */
export const knownNumberRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  /** Those of these by which a parcel goes that is in none of these states. */
  async among(numbers: string[], besides: (typeof parcel.$inferSelect)['status'][]): Promise<string[]> {
    const rows = await tx
      .selectDistinct({ number: parcelNumber.number })
      .from(parcelNumber)
      .innerJoin(parcel, and(eq(parcel.tenantId, parcelNumber.tenantId), eq(parcel.id, parcelNumber.parcelId)))
      .where(
        and(
          eq(parcelNumber.tenantId, tenantId),
          inArray(parcelNumber.number, numbers),
          notInArray(parcel.status, besides),
        ),
      );
    return rows.map(({ number }) => number);
  },
});
