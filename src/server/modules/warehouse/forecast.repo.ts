import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { parcel, parcelItem, parcelNumber } from '../../db/schema/parcel';
import { forecast } from '../../db/schema/warehouse';
import type { DueRows } from '../../kernel/work-claim.repo';

export interface ForecastRow {
  filed: typeof forecast.$inferSelect;
  parcel: typeof parcel.$inferSelect;
}
type NewForecast = Omit<typeof forecast.$inferInsert, 'tenantId' | 'shopperId'>;
export type NumberRow = Omit<typeof parcelNumber.$inferInsert, 'tenantId' | 'parcelId'>;
export type ItemRow = Omit<typeof parcelItem.$inferInsert, 'tenantId' | 'parcelId'>;

/** Parcels that a shopper has announced, and not taken back. */
export const forecastRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(forecast.tenantId, tenantId), eq(forecast.shopperId, shopperId));
  const open = and(mine, isNull(forecast.withdrawnAt));
  const select = () =>
    tx
      .select({ filed: forecast, parcel })
      .from(forecast)
      .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, forecast.parcelId)));
  return {
    async list({ pageNo, pageSize }: { pageNo: number; pageSize: number }): Promise<ForecastRow[]> {
      return select()
        .where(open)
        .orderBy(desc(forecast.createdAt), desc(forecast.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
    },
    count: (): Promise<number> => tx.$count(forecast, open),
    async countWaiting(): Promise<number> {
      const waiting = and(
        eq(parcel.tenantId, tenantId),
        eq(parcel.id, forecast.parcelId),
        eq(parcel.status, 'FORECAST'),
      );
      const [row] = await tx.select({ waiting: count() }).from(forecast).innerJoin(parcel, waiting).where(open);
      return row?.waiting ?? 0;
    },
    async find(id: string): Promise<ForecastRow | undefined> {
      const [row] = await select().where(and(open, eq(forecast.id, id)));
      return row;
    },
    findByNumbers: (numbers: string[]): Promise<ForecastRow[]> =>
      select().where(and(open, inArray(forecast.trackingNo, numbers))),
    async insert(row: NewForecast): Promise<void> {
      await tx.insert(forecast).values({ ...row, tenantId, shopperId });
    },
    /** @returns whether it was still as it was read */
    async update(
      id: string,
      version: number,
      change: Partial<Pick<NewForecast, 'remark' | 'isDisputed' | 'withdrawnAt'>>,
    ) {
      const rows = await tx
        .update(forecast)
        .set({ ...change, version: sql`${forecast.version} + 1` })
        .where(and(open, eq(forecast.id, id), eq(forecast.version, version)))
        .returning({ id: forecast.id });
      return rows.length === 1;
    },
    /** Which of these numbers others are waiting for too. */
    async findRivals(numbers: string[]): Promise<string[]> {
      const rows = await tx
        .selectDistinct({ number: parcelNumber.number })
        .from(parcelNumber)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelNumber.parcelId)))
        .where(
          and(
            eq(parcelNumber.tenantId, tenantId),
            inArray(parcelNumber.number, numbers),
            eq(parcel.status, 'FORECAST'),
            ne(parcel.shopperId, shopperId),
          ),
        );
      return rows.map(({ number }) => number);
    },
    async disputeRivals(numbers: string[]): Promise<void> {
      if (numbers.length === 0) return;
      await tx
        .update(forecast)
        .set({ isDisputed: true })
        .where(
          and(
            eq(forecast.tenantId, tenantId),
            inArray(forecast.trackingNo, numbers),
            ne(forecast.shopperId, shopperId),
            isNull(forecast.withdrawnAt),
          ),
        );
    },
    /** What a parcel of this shopper holds, in place of what was said before. */
    async describe(parcelId: string, items: ItemRow[], numbers: NumberRow[]): Promise<void> {
      const of = { tenantId, parcelId };
      await tx.delete(parcelItem).where(and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, parcelId)));
      await tx
        .delete(parcelNumber)
        .where(and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcelId)));
      if (items.length > 0) await tx.insert(parcelItem).values(items.map((item) => ({ ...item, ...of })));
      if (numbers.length > 0) await tx.insert(parcelNumber).values(numbers.map((number) => ({ ...number, ...of })));
    },
    /** Of parcels of this shopper: the caller has read those. */
    async itemsOf(parcelIds: string[]) {
      if (parcelIds.length === 0) return [];
      const of = and(eq(parcelItem.tenantId, tenantId), inArray(parcelItem.parcelId, parcelIds));
      return tx.select().from(parcelItem).where(of).orderBy(asc(parcelItem.position));
    },
    async numbersOf(parcelIds: string[]) {
      if (parcelIds.length === 0) return [];
      const of = and(eq(parcelNumber.tenantId, tenantId), inArray(parcelNumber.parcelId, parcelIds));
      return tx.select().from(parcelNumber).where(of).orderBy(desc(parcelNumber.kind), asc(parcelNumber.number));
    },
  };
};

/** The state written out, as the partial index has it. */
const isOver = (now: Date) =>
  sql`${parcel.status} = 'FORECAST' and ${parcel.expiresAt} <= ${now.toISOString()}::timestamptz`;

/** Announced parcels of all shops that nobody waits for any longer. */
export const overdueForecasts = (now: Date): DueRows => ({
  table: parcel,
  where: isOver(now),
  oldest: parcel.expiresAt,
});

export async function findOverdueForecast(tx: Tx, tenantId: string, parcelId: string, now: Date) {
  const of = and(eq(forecast.tenantId, tenantId), eq(forecast.parcelId, parcel.id), isNull(forecast.withdrawnAt));
  const [row] = await tx
    .select()
    .from(parcel)
    .innerJoin(forecast, of)
    .where(and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelId), isOver(now)));
  return row?.forecast;
}
