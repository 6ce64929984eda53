import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { Owner, Tx } from '../../db/database';
import { parcel, parcelItem } from '../../db/schema/parcel';
import { orderItem } from '../../db/schema/shopping';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { ItemRow } from './purchase.repo';

interface Step {
  from: ItemRow['status'];
  to: ItemRow['status'];
}
interface Ended {
  pieces: number;
  isAll: boolean;
  paid: number;
  kept: number;
}
type Rise = Pick<ItemRow, 'dearerFen' | 'topUpLocal' | 'decideBefore' | 'dearerProof'>;
type Verdict = Pick<ItemRow, 'status' | 'finding' | 'offerLocal' | 'decideBefore'>;

/** The state written out, as the partial index has it. */
const isUndecided = (now: Date) =>
  sql`${orderItem.status} = 'QC_FAILED' and ${orderItem.decideBefore} <= ${now.toISOString()}::timestamptz`;

/** Found wrong, in all shops, and nobody has decided in time. */
export const undecidedItems = (now: Date): DueRows => ({
  table: orderItem,
  where: isUndecided(now),
  oldest: orderItem.decideBefore,
});

const isDearer = (now: Date) =>
  sql`${orderItem.status} = 'DEARER' and ${orderItem.decideBefore} <= ${now.toISOString()}::timestamptz`;

/** Dearer than was paid, in all shops, and nobody has paid the rest in time. */
export const dearerItems = (now: Date): DueRows => ({
  table: orderItem,
  where: isDearer(now),
  oldest: orderItem.decideBefore,
});

/** Items of a shop's orders, for those who handle the goods. */
export const orderItemsRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const settle = async (
    where: SQL | undefined,
    status: ItemRow['status'],
    offerLocal = 0,
  ): Promise<ItemRow | undefined> => {
    const [row] = await tx
      .update(orderItem)
      .set({ status, offerLocal, decideBefore: null, version: sql`${orderItem.version} + 1` })
      .where(and(eq(orderItem.tenantId, tenantId), where))
      .returning();
    return row;
  };
  return {
    /** Those that still stand at `from`. */
    async move(ids: string[], from: ItemRow['status'], to: ItemRow['status']): Promise<void> {
      await tx
        .update(orderItem)
        .set({ status: to, version: sql`${orderItem.version} + 1` })
        .where(and(eq(orderItem.tenantId, tenantId), inArray(orderItem.id, ids), eq(orderItem.status, from)));
    },
    /** What the inspection says of it: nothing that was found before stays. */
    async judge(id: string, verdict: Verdict): Promise<void> {
      await tx
        .update(orderItem)
        .set({ ...verdict, version: sql`${orderItem.version} + 1` })
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id), eq(orderItem.status, 'ARRIVED')));
    },
    /** Nothing was found wrong with these. */
    async forgetFault(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await tx
        .update(orderItem)
        .set({ finding: '', offerLocal: 0, decideBefore: null })
        .where(and(eq(orderItem.tenantId, tenantId), inArray(orderItem.id, ids), eq(orderItem.status, 'ARRIVED')));
    },
    /** What its shopper says to what was found, in time. @param taken of what was offered for keeping it @returns whether nobody had said it yet */
    async decide(id: string, status: ItemRow['status'], taken: number, now: Date): Promise<boolean> {
      const open = and(eq(orderItem.status, 'QC_FAILED'), gt(orderItem.decideBefore, now));
      return (await settle(and(eq(orderItem.id, id), open), status, taken)) !== undefined;
    },
    /** Nobody has decided in time: it is kept as it is. @returns it where it was so */
    keepUndecided: (id: string, now: Date): Promise<ItemRow | undefined> =>
      settle(and(eq(orderItem.id, id), isUndecided(now)), 'QC_PASSED'),
    /** Its seller asks for more. @returns whether it still was to be bought */
    async raise(id: string, rise: Rise): Promise<boolean> {
      const rows = await tx
        .update(orderItem)
        .set({ ...rise, status: 'DEARER', version: sql`${orderItem.version} + 1` })
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id), eq(orderItem.status, 'ORDERED')))
        .returning({ id: orderItem.id });
      return rows.length === 1;
    },
    /** Nobody is asked about them any more. @param before until when they could be paid, where that counts */
    settleDearer(orderIds: string[], before?: Date): Promise<ItemRow[]> {
      const inTime = before && gt(orderItem.decideBefore, before);
      return tx
        .update(orderItem)
        .set({ status: 'ORDERED', decideBefore: null, version: sql`${orderItem.version} + 1` })
        .where(
          and(
            eq(orderItem.tenantId, tenantId),
            inArray(orderItem.orderId, orderIds),
            eq(orderItem.status, 'DEARER'),
            inTime,
          ),
        )
        .returning();
    },
    /** What was to be paid more for it, or was, is not any more. @returns whether it still was so */
    async endTopUp(id: string, amount: number): Promise<boolean> {
      const rows = await tx
        .update(orderItem)
        .set({ topUpLocal: 0, version: sql`${orderItem.version} + 1` })
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id), eq(orderItem.topUpLocal, amount)))
        .returning({ id: orderItem.id });
      return rows.length === 1;
    },
    /**
     * What of its price goes back, beside what went before; more was for freight and fees. Without a step it stays where
     * it is, wherever others move it meanwhile. @returns whether it still stood where the step begins
     */
    async giveBack(id: string, amount: number, step?: Step): Promise<boolean> {
      const rows = await tx
        .update(orderItem)
        .set({
          ...(step && { status: step.to, decideBefore: null }),
          refundedLocal: sql`least(${orderItem.refundedLocal} + ${amount}, ${orderItem.totalLocal})`,
          version: sql`${orderItem.version} + 1`,
        })
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id), step && eq(orderItem.status, step.from)))
        .returning({ id: orderItem.id });
      return rows.length === 1;
    },
    /** So many pieces go back to their seller. @returns whether it was good until now */
    async startReturn(id: string, pieces: number): Promise<boolean> {
      const rows = await tx
        .update(orderItem)
        .set({ status: 'RETURNING', returningQty: pieces, version: sql`${orderItem.version} + 1` })
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id), eq(orderItem.status, 'QC_PASSED')))
        .returning({ id: orderItem.id });
      return rows.length === 1;
    },
    /** They are there; what else is of it is as good as it was. @returns whether it still went back */
    async endReturn(id: string, { pieces, isAll, paid, kept }: Ended): Promise<boolean> {
      const rows = await tx
        .update(orderItem)
        .set({
          ...{ status: isAll ? 'RETURNED' : 'QC_PASSED', decideBefore: null, returningQty: 0 },
          goneQty: sql`${orderItem.goneQty} + ${pieces}`,
          keptLocal: sql`${orderItem.keptLocal} + ${kept}`,
          refundedLocal: sql`least(${orderItem.refundedLocal} + ${paid}, ${orderItem.totalLocal})`,
          version: sql`${orderItem.version} + 1`,
        })
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id), eq(orderItem.status, 'RETURNING')))
        .returning({ id: orderItem.id });
      return rows.length === 1;
    },
    async find(id: string): Promise<ItemRow | undefined> {
      const [row] = await tx
        .select()
        .from(orderItem)
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id)));
      return row;
    },
    async ofIds(ids: string[]): Promise<ItemRow[]> {
      if (ids.length === 0) return [];
      return tx
        .select()
        .from(orderItem)
        .where(and(eq(orderItem.tenantId, tenantId), inArray(orderItem.id, ids)));
    },
    async orderIdsOf(ids: string[]): Promise<string[]> {
      const rows = await tx
        .selectDistinct({ orderId: orderItem.orderId })
        .from(orderItem)
        .where(and(eq(orderItem.tenantId, tenantId), inArray(orderItem.id, ids)));
      return rows.map(({ orderId }) => orderId);
    },
    ofOrder: (orderId: string): Promise<ItemRow[]> =>
      tx
        .select()
        .from(orderItem)
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.orderId, orderId))),
    /** How far the parcels are that an item lies in; they stay there until this transaction ends. */
    async holdParcels(id: string): Promise<ParcelStatus[]> {
      const rows = await tx
        .select({ status: parcel.status })
        .from(parcelItem)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelItem.parcelId)))
        .where(and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.orderItemId, id)))
        .for('share', { of: parcel });
      return rows.map(({ status }) => status);
    },
    /** How far the parcels are in which something of it came, or is awaited. */
    async parcelsOf(orderId: string): Promise<ParcelStatus[]> {
      const rows = await tx
        .selectDistinct({ status: parcel.status })
        .from(orderItem)
        .innerJoin(parcelItem, and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.orderItemId, orderItem.id)))
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelItem.parcelId)))
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.orderId, orderId)));
      return rows.map(({ status }) => status);
    },
  };
};
