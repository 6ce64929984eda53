import { and, asc, eq, exists, gt, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { parcel, parcelItem } from '../../db/schema/parcel';
import { orderItem } from '../../db/schema/shopping';

/** The next moments of a shop's warehouses, each by an index; states written out, as the partial ones have them. */
export const nextDueRepo = (tx: Tx, tenantId: string) => {
  const ofShop = eq(parcel.tenantId, tenantId);
  return {
    /** By when a shopper decides about goods that an inspection has found wrong; then they are kept as they are. */
    async undecided(now: Date): Promise<Date | null> {
      const [row] = await tx
        .select({ at: orderItem.decideBefore })
        .from(orderItem)
        .where(
          and(
            eq(orderItem.tenantId, tenantId),
            sql`${orderItem.status} = 'QC_FAILED'`,
            gt(orderItem.decideBefore, now),
            // within the warehouses of whoever asks
            exists(
              tx
                .select({ id: parcelItem.id })
                .from(parcelItem)
                .innerJoin(parcel, and(eq(parcel.tenantId, parcelItem.tenantId), eq(parcel.id, parcelItem.parcelId)))
                .where(and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.orderItemId, orderItem.id))),
            ),
          ),
        )
        .orderBy(asc(orderItem.decideBefore))
        .limit(1);
      return row?.at ?? null;
    },
    /** When goods of which nobody knows the owner are over. */
    async unclaimedEnd(now: Date): Promise<Date | null> {
      const [row] = await tx
        .select({ at: parcel.expiresAt })
        .from(parcel)
        .where(and(ofShop, sql`${parcel.status} = 'UNCLAIMED'`, gt(parcel.expiresAt, now)))
        .orderBy(asc(parcel.expiresAt))
        .limit(1);
      return row?.at ?? null;
    },
    /** The last day on which goods are kept for which nobody pays. @param today in the warehouses */
    async keptUntil(today: string): Promise<string | null> {
      const isKept = sql`${parcel.status} = 'STOCKED_IN' and ${parcel.keptUntil} is not null`;
      const [row] = await tx
        .select({ day: parcel.keptUntil })
        .from(parcel)
        .where(and(ofShop, isKept, gte(parcel.keptUntil, today)))
        .orderBy(asc(parcel.keptUntil))
        .limit(1);
      return row?.day ?? null;
    },
  };
};
