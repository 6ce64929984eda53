import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { parcel } from '../../db/schema/parcel';
import { storageDay } from '../../db/schema/storage';
import { AppError } from '../../kernel/app-error';
import type { NewStorageDay, PaidStorage } from './storage.rules';

const findPaid = kept('storage_paid', (db) => {
  const { placeholder } = sql;
  const since = sql`((${parcel.stockedInAt} at time zone 'UTC') + ${parcel.dayOffset} * interval '1 minute')::date`;
  return db
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
        eq(storageDay.tenantId, placeholder('tenantId')),
        sql`${storageDay.parcelId} = any(${placeholder('parcelIds')}::text[])`,
        sql`${storageDay.day} >= ${since}`,
        isNull(storageDay.returnedAt),
      ),
    )
    .groupBy(storageDay.parcelId);
});

export const storageDayRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  /** Of their present stay: what comes back from abroad begins anew. */
  async paidOf(parcelIds: string[]): Promise<Map<string, PaidStorage>> {
    if (parcelIds.length === 0) return new Map();
    const rows = await findPaid(tx, { tenantId, parcelIds });
    return new Map(rows.map(({ parcelId, ...paid }) => [parcelId, paid]));
  },
  /** @throws AppError STATE_CONFLICT where one of them is paid for already */
  async add(parcelId: string, days: NewStorageDay[], chargedAt: Date): Promise<void> {
    const rows = days.map((day) => ({ ...day, tenantId, parcelId, chargedAt }));
    const excluded = (column: 'fen' | 'currency' | 'amount' | 'charged_at') => sql.raw(`excluded.${column}`);
    const added = await tx
      .insert(storageDay)
      .values(rows)
      .onConflictDoUpdate({
        target: [storageDay.tenantId, storageDay.parcelId, storageDay.day],
        set: {
          ...{ fen: excluded('fen'), currency: excluded('currency'), amount: excluded('amount') },
          ...{ chargedAt: excluded('charged_at'), returnedAt: null },
        },
        // one whose money came back has to be paid for anew
        setWhere: isNotNull(storageDay.returnedAt),
      })
      .returning({ day: storageDay.day });
    if (added.length !== days.length) throw new AppError('STATE_CONFLICT');
  },
  /** The last so many of a parcel that is locked. @returns what was paid for them */
  async takeBack(parcelId: string, count: number, returnedAt: Date): Promise<{ amount: number; currency: string }[]> {
    const paidOnes = and(
      eq(storageDay.tenantId, tenantId),
      eq(storageDay.parcelId, parcelId),
      isNull(storageDay.returnedAt),
    );
    const last = tx
      .select({ day: storageDay.day })
      .from(storageDay)
      .where(paidOnes)
      .orderBy(desc(storageDay.day))
      .limit(count);
    return tx
      .update(storageDay)
      .set({ returnedAt })
      .where(and(paidOnes, inArray(storageDay.day, last)))
      .returning({ amount: storageDay.amount, currency: storageDay.currency });
  },
});
