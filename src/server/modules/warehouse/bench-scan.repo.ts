import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../contract/locales';
import type { ScanMode } from '../../../contract/scan';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { benchScan, type BenchUndo } from '../../db/schema/bench-scan';
import { orderItem } from '../../db/schema/shopping';
import { AT_DOOR, parcel, parcelItem, parcelNumber } from '../../db/schema/parcel';
import { forecast, userWarehouse } from '../../db/schema/warehouse';
import type { ParcelRow } from './parcel.repo';

export type ScanRow = typeof benchScan.$inferSelect;
type NewScan = Pick<ScanRow, 'id' | 'warehouseId' | 'bench' | 'mode' | 'code' | 'at'>;
interface Bench {
  warehouseId: string;
  bench: string;
  mode: ScanMode;
}
interface Outcome {
  parcelId: string | null;
  isDone: boolean;
  undo: BenchUndo | null;
  answer: unknown;
}

/** What benches have scanned, and what they find by it. */
export const benchScanRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => {
  const one = (id: string) => and(eq(benchScan.tenantId, tenantId), eq(benchScan.id, id));
  const doneIn = ({ warehouseId, mode }: Pick<Bench, 'warehouseId' | 'mode'>) =>
    and(
      eq(benchScan.tenantId, tenantId),
      eq(benchScan.warehouseId, warehouseId),
      eq(benchScan.mode, mode),
      sql`${benchScan.isDone}`,
    );
  return {
    /** Waits for a twin that is under way. @returns false where this scan was taken before */
    async take(row: NewScan): Promise<boolean> {
      const taken = await tx
        .insert(benchScan)
        .values({ ...row, tenantId, staffId })
        .onConflictDoNothing()
        .returning({ id: benchScan.id });
      return taken.length === 1;
    },
    async find(id: string): Promise<ScanRow | undefined> {
      const [row] = await tx.select().from(benchScan).where(one(id));
      return row;
    },
    async keep(id: string, outcome: Outcome): Promise<void> {
      await tx.update(benchScan).set(outcome).where(one(id));
    },
    async countDone(bench: Bench, since: Date): Promise<number> {
      return tx.$count(benchScan, and(doneIn(bench), gte(benchScan.at, since)));
    },
    /** What a courier brings, or says to have brought, since then, and nobody has taken in; older words are no promise. */
    async countAtDoor(warehouseId: string, since: Date): Promise<number> {
      const here = and(eq(parcel.tenantId, tenantId), eq(parcel.warehouseId, warehouseId));
      return tx.$count(parcel, and(here, sql.raw(AT_DOOR), gte(parcel.courierAt, since)));
    },
    /** The last effects of one bench, newest first, without those that were taken back. */
    async lastOf(bench: Bench, most: number): Promise<ScanRow[]> {
      return tx
        .select()
        .from(benchScan)
        .where(and(doneIn(bench), eq(benchScan.bench, bench.bench), isNull(benchScan.undoneAt)))
        .orderBy(desc(benchScan.at), desc(benchScan.id))
        .limit(most);
    },
    async takeBack(id: string, at: Date): Promise<void> {
      await tx.update(benchScan).set({ undoneAt: at, isDone: false }).where(one(id));
    },
    async numbered(number: string, states: readonly ParcelStatus[]): Promise<ParcelRow[]> {
      const rows = await tx
        .select({ parcel })
        .from(parcelNumber)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelNumber.parcelId)))
        .where(
          and(
            eq(parcelNumber.tenantId, tenantId),
            eq(parcelNumber.number, number),
            inArray(parcel.status, [...states]),
          ),
        );
      return rows.map((row) => row.parcel);
    },
    async labelled(parcelNo: string): Promise<ParcelRow | undefined> {
      const [row] = await tx
        .select()
        .from(parcel)
        .where(and(eq(parcel.tenantId, tenantId), eq(parcel.parcelNo, parcelNo)));
      return row;
    },
    /** That its shopper reads. */
    async languageOf({ shopperId }: ParcelRow): Promise<Locale> {
      const [row] = await tx
        .select({ language: shopper.language })
        .from(shopper)
        .where(and(eq(shopper.tenantId, tenantId), eq(shopper.id, shopperId ?? '')));
      return isLocale(row?.language) ? row.language : DEFAULT_LOCALE;
    },
    /** What is told of a parcel to whoever has it in their hands. */
    async factsOf({ id, shopperId, warehouseId }: ParcelRow) {
      const items = tx
        .select({ item: parcelItem, orderStatus: orderItem.status })
        .from(parcelItem)
        .leftJoin(orderItem, and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, parcelItem.orderItemId)))
        .where(and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, id)))
        .orderBy(parcelItem.position)
        .execute();
      const numbers = tx
        .select({ number: parcelNumber.number })
        .from(parcelNumber)
        .where(and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, id)))
        .orderBy(parcelNumber.number)
        .execute();
      const said = tx
        .select({ remark: forecast.remark })
        .from(forecast)
        .where(and(eq(forecast.tenantId, tenantId), eq(forecast.parcelId, id)))
        .execute();
      const code = and(
        eq(userWarehouse.tenantId, tenantId),
        eq(userWarehouse.shopperId, shopper.id),
        eq(userWarehouse.warehouseId, warehouseId),
      );
      const owner = shopperId
        ? tx
            .select({ name: shopper.name, code: userWarehouse.code })
            .from(shopper)
            .leftJoin(userWarehouse, code)
            .where(and(eq(shopper.tenantId, tenantId), eq(shopper.id, shopperId)))
            .execute()
        : Promise.resolve([]);
      const [things, [first], [words], [who]] = await Promise.all([items, numbers, said, owner]);
      return { items: things, number: first?.number ?? '', remark: words?.remark ?? '', owner: who };
    },
  };
};
