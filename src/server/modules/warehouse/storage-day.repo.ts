import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { parcel } from '../../db/schema/parcel';
import { storageDay } from '../../db/schema/storage';
import { AppError } from '../../kernel/app-error';
import type { NewStorageDay, PaidStorage } from './storage.rules';

export const storageDayRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  /** Of their present stay: what comes back from abroad begins anew. */
  async paidOf(parcelIds: string[]): Promise<Map<string, PaidStorage>> {
    if (parcelIds.length === 0) return new Map();
    const since = sql`((${parcel.stockedInAt} at time zone 'UTC') + ${parcel.dayOffset} * interval '1 minute')::date`;
    const rows = await tx
      .select({
        parcelId: storageDay.parcelId,
        days: sql`count(*)`.mapWith(Number),
        fen: sql`sum(${storageDay.fen})`.mapWith(Number),
        amount: sql`sum(${storageDay.amount})`.mapWith(Number),
      })
      .from(storageDay)
      .innerJoin(parcel, and(eq(parcel.tenantId, storageDay.tenantId), eq(parcel.id, storageDay.parcelId)))
      .where(
        and(
          eq(storageDay.tenantId, tenantId),
          inArray(storageDay.parcelId, parcelIds),
          sql`${storageDay.day} >= ${since}`,
        ),
      )
      .groupBy(storageDay.parcelId);
    return new Map(rows.map(({ parcelId, ...paid }) => [parcelId, paid]));
  },
  /** @throws AppError STATE_CONFLICT where one of them is paid for already */
  async add(parcelId: string, days: NewStorageDay[], chargedAt: Date): Promise<void> {
    const rows = days.map((day) => ({ ...day, tenantId, parcelId, chargedAt }));
    const added = await tx.insert(storageDay).values(rows).onConflictDoNothing().returning({ day: storageDay.day });
    if (added.length !== days.length) throw new AppError('STATE_CONFLICT');
  },
});
