import { and, asc, eq, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { courierEvent } from '../../db/schema/courier';
import { parcel, parcelNumber } from '../../db/schema/parcel';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { ParcelRow } from './parcel.repo';

type NewWord = Omit<typeof courierEvent.$inferInsert, 'tenantId'>;

/** What the seller's courier says of parcels on their way to the warehouse. */
export const courierRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const one = (id: string) => and(eq(parcel.tenantId, tenantId), eq(parcel.id, id));
  return {
    /** @returns those that nobody had told yet */
    async add(words: NewWord[]): Promise<(typeof courierEvent.$inferSelect)[]> {
      if (words.length === 0) return [];
      const rows = words.map((word) => ({ ...word, tenantId }));
      return tx.insert(courierEvent).values(rows).onConflictDoNothing().returning();
    },
    /** A parcel that somebody waits for, under the number of its consignment. */
    async findFollowed(id: string) {
      const [row] = await tx
        .select({ parcel, trackingNo: parcelNumber.number, carrier: parcelNumber.carrier })
        .from(parcel)
        .innerJoin(parcelNumber, and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcel.id)))
        .where(and(one(id), eq(parcelNumber.kind, 'MASTER')))
        .orderBy(asc(parcelNumber.number))
        .limit(1);
      return row;
    },
    async set(
      id: string,
      change: Partial<Pick<ParcelRow, 'courierState' | 'courierAt' | 'followedBy' | 'askAt'>>,
    ): Promise<void> {
      await tx.update(parcel).set(change).where(one(id));
    },
  };
};

/** Parcels of all shops that are waited for and whose courier is to be asked; written as the partial index has it. */
export const parcelsToAsk = (now: Date): DueRows => ({
  table: parcel,
  where: sql`${parcel.status} = 'FORECAST' and ${parcel.askAt} <= ${now.toISOString()}::timestamptz`,
  oldest: parcel.askAt,
});
