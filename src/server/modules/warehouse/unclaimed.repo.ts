import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { address, shopper } from '../../db/schema/account';
import { parcel, parcelItem, parcelNumber } from '../../db/schema/parcel';
import { tenant } from '../../db/schema/tenant';
import { forecast, userWarehouse } from '../../db/schema/warehouse';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { ParcelRow } from './parcel.repo';

type Shop = Pick<Owner, 'tenantId'>;

/** Goods that nobody has claimed in their time, of all shops whose desk is played; the state as the partial index has it. */
export const overdueUnclaimed = (now: Date): DueRows => ({
  table: parcel,
  where: sql`${parcel.status} = 'UNCLAIMED' and ${parcel.expiresAt} <= ${now.toISOString()}::timestamptz
    and (select ${tenant.settings} -> 'playedStaff' is not null and not coalesce(${tenant.settings} -> 'playedStaff' -> 'byHand' ? 'claims', false)
      from ${tenant} where ${tenant.id} = ${parcel.tenantId})`,
  oldest: parcel.expiresAt,
});

/** Goods of which nobody knows whose they are, and what tells it. */
export const unclaimedRepo = (tx: Tx, { tenantId }: Shop) => {
  const numbered = and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcel.id));
  /** By a number of a courier or the warehouse's own. */
  const liesUnder = (number: string) => {
    const under = tx
      .select({ id: parcelNumber.parcelId })
      .from(parcelNumber)
      .where(and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.number, number)));
    const named = or(eq(parcel.parcelNo, number), inArray(parcel.id, under));
    return and(eq(parcel.tenantId, tenantId), eq(parcel.status, 'UNCLAIMED'), named);
  };
  return {
    /** What lies under a number stands still for others until this transaction ends. */
    async lock(number: string): Promise<ParcelRow | undefined> {
      const [row] = await tx.select().from(parcel).where(liesUnder(number)).limit(1).for('no key update');
      return row;
    },
    /** At what the dearest parcel that is awaited under these numbers was announced, in fen; null where none is. */
    async declaredFen(numbers: string[]): Promise<number | null> {
      if (numbers.length === 0) return null;
      const rows = await tx
        .select({ id: parcel.id, fen: sql<string>`sum(${parcelItem.unitFen} * ${parcelItem.quantity})` })
        .from(parcelNumber)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelNumber.parcelId)))
        .innerJoin(parcelItem, and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, parcel.id)))
        .where(and(eq(parcelNumber.tenantId, tenantId), inArray(parcelNumber.number, numbers)))
        .groupBy(parcel.id);
      return rows.length === 0 ? null : Math.max(...rows.map(({ fen }) => Number(fen)));
    },
    isThere: async (number: string): Promise<boolean> => (await tx.$count(parcel, liesUnder(number))) > 0,
    async numbersOf(parcelId: string): Promise<string[]> {
      const { number } = parcelNumber;
      const of = and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcelId));
      return (await tx.select({ number }).from(parcelNumber).where(of).orderBy(number)).map((row) => row.number);
    },
    /** Where parcels of this shopper stand that came under a number, or are to. */
    async statusOfOwn(number: string, shopperId: string): Promise<ParcelRow['status'][]> {
      const own = and(eq(parcel.tenantId, tenantId), eq(parcel.shopperId, shopperId));
      const rows = await tx
        .select({ status: parcel.status })
        .from(parcelNumber)
        .innerJoin(parcel, and(own, eq(parcel.id, parcelNumber.parcelId)))
        .where(and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.number, number)));
      return rows.map(({ status }) => status);
    },
    /** Whether another shopper waits for one of these. */
    async isAwaitedByOthers(numbers: string[], shopperId: string): Promise<boolean> {
      const others = and(eq(parcel.status, 'FORECAST'), ne(parcel.shopperId, shopperId));
      const rows = await tx
        .select({ id: parcel.id })
        .from(parcelNumber)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelNumber.parcelId), others))
        .where(and(eq(parcelNumber.tenantId, tenantId), inArray(parcelNumber.number, numbers)))
        .limit(1);
      return rows.length > 0;
    },
    /** Of one shopper: what may stand on a label, and the numbers that they wait for. */
    async claimant(shopperId: string) {
      const mine = <T extends typeof userWarehouse | typeof address>(table: T) =>
        and(eq(table.tenantId, tenantId), eq(table.shopperId, shopperId));
      const addresses = { name: address.receiverName, phone: address.phone };
      const waits = and(eq(parcel.tenantId, tenantId), eq(parcel.shopperId, shopperId), eq(parcel.status, 'FORECAST'));
      const [codes, places, [who], awaited] = await Promise.all([
        tx.select({ code: userWarehouse.code }).from(userWarehouse).where(mine(userWarehouse)).execute(),
        tx.select(addresses).from(address).where(mine(address)).execute(),
        tx
          .select({ name: shopper.name, phone: shopper.phoneNumber })
          .from(shopper)
          .where(and(eq(shopper.tenantId, tenantId), eq(shopper.id, shopperId)))
          .execute(),
        tx
          .select({ number: parcelNumber.number })
          .from(parcel)
          .innerJoin(parcelNumber, numbered)
          .where(waits)
          .execute(),
      ]);
      const known = who ? [...places, who] : places;
      return {
        codes: codes.map(({ code }) => code),
        names: known.map(({ name }) => name),
        phones: known.map(({ phone }) => phone),
        awaited: awaited.map(({ number }) => number),
      };
    },
    /** Whose codes these are, or the ids that addresses had before there were codes. */
    async ownersOf(codes: string[], ids: string[]): Promise<string[]> {
      if (codes.length + ids.length === 0) return [];
      const { shopperId, code } = userWarehouse;
      const rows = await tx
        .selectDistinct({ shopperId })
        .from(userWarehouse)
        .where(and(eq(userWarehouse.tenantId, tenantId), or(inArray(code, codes), inArray(shopperId, ids))));
      return rows.map((row) => row.shopperId);
    },
    /** What was said of a parcel before it came is said of the one that was found. */
    async handOver(announcedId: string, parcelId: string): Promise<void> {
      const of = <T extends typeof parcelItem | typeof parcelNumber | typeof forecast>(table: T) =>
        and(eq(table.tenantId, tenantId), eq(table.parcelId, announcedId));
      await tx.update(parcelItem).set({ parcelId }).where(of(parcelItem));
      await tx.delete(parcelNumber).where(of(parcelNumber));
      await tx.update(forecast).set({ parcelId, isDisputed: false }).where(of(forecast));
    },
  };
};
