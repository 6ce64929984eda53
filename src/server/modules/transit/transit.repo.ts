import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { TransitParty, TransitStatus } from '../../../contract/transit';
import type { TransitMove } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { declarationLine } from '../../db/schema/declaration';
import { parcel } from '../../db/schema/parcel';
import { transitBox, transitOrder } from '../../db/schema/transit';
import { transitParcel } from '../../db/schema/transit-parcel';
import { transitEvent } from '../../db/schema/transit-event';
import { newId } from '../../kernel/tokens';
import type { DueRows } from '../../kernel/work-claim.repo';

export type TransitRow = typeof transitOrder.$inferSelect;
export type BoxRow = typeof transitBox.$inferSelect;
export type TransitEventRow = typeof transitEvent.$inferSelect;
export type DeclarationRow = typeof declarationLine.$inferSelect;

/** Who moves it, and when. */
export interface TransitDeed {
  by: TransitParty;
  /** Of a person of the shop, or the name of who is played. */
  actorId?: string;
  note?: string;
  at: Date;
}
type Change = Partial<
  Pick<
    TransitRow,
    | 'holds'
    | 'closeReason'
    | 'closeNote'
    | 'invoice'
    | 'refundedLocal'
    | 'clockAt'
    | 'outboundAt'
    | 'promisedAt'
    | 'declared'
    | 'review'
    | 'trouble'
    | 'heldNote'
    | 'heldAt'
    | 'askedUntil'
    | 'agreedLocal'
  >
>;
type NewBox = Pick<BoxRow, 'boxNo' | 'grams' | 'lengthMm' | 'widthMm' | 'heightMm'> & Partial<Pick<BoxRow, 'photos'>>;

/** By whom a box goes, under which number, and who is asked for it. */
type NamedOfBox = 'carrier' | 'trackingNo' | 'localCarrier' | 'localTrackingNo' | 'askAt' | 'followedBy';

/** The shop's side of transit orders: desks, payments, jobs and carriers. */
export const transitRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, id));
  const boxesOf = (id: string) => and(eq(transitBox.tenantId, tenantId), eq(transitBox.transitOrderId, id), isNull(transitBox.unpackedAt)); // prettier-ignore
  return {
    async find(id: string): Promise<TransitRow | undefined> {
      const [row] = await tx.select().from(transitOrder).where(one(id));
      return row;
    },
    /** Whoever moves it next waits for this transaction. */
    async lock(id: string): Promise<TransitRow | undefined> {
      const [row] = await tx.select().from(transitOrder).where(one(id)).for('no key update');
      return row;
    },
    /** Of these states, in the order of their ids: whoever moves one of them waits for this transaction. */
    lockAll: (statuses: readonly TransitStatus[]): Promise<TransitRow[]> =>
      tx
        .select()
        .from(transitOrder)
        .where(and(eq(transitOrder.tenantId, tenantId), inArray(transitOrder.status, [...statuses])))
        .orderBy(asc(transitOrder.id))
        .for('no key update'),
    /** @param position the version of the order that it made */
    async addEvent(
      event: Pick<TransitEventRow, 'transitOrderId' | 'status' | 'position'>,
      { by, actorId = '', note, at }: TransitDeed,
    ): Promise<void> {
      await tx.insert(transitEvent).values({ ...event, tenantId, id: newId(), by, actorId, note: note ?? null, at });
    },
    /** The conditional update that every change of state goes through, with its event. @returns whether it still stood at `from` */
    async move(id: string, { from, to }: TransitMove, deed: TransitDeed, change: Change = {}): Promise<boolean> {
      const [moved] = await tx
        .update(transitOrder)
        .set({ ...change, status: to, movedAt: deed.at, version: sql`${transitOrder.version} + 1` })
        .where(and(one(id), eq(transitOrder.status, from)))
        .returning({ position: transitOrder.version });
      if (moved) await this.addEvent({ transitOrderId: id, status: to, ...moved }, deed);
      return moved !== undefined;
    },
    /** What changes without a move, where it still stands as it was read. */
    async change({ id, version }: Pick<TransitRow, 'id' | 'version'>, change: Change): Promise<boolean> {
      const rows = await tx
        .update(transitOrder)
        .set({ ...change, version: version + 1 })
        .where(and(one(id), eq(transitOrder.version, version)))
        .returning({ id: transitOrder.id });
      return rows.length === 1;
    },
    async addBoxes(transitOrderId: string, boxes: NewBox[], sealedAt: Date): Promise<void> {
      await tx
        .insert(transitBox)
        .values(boxes.map((box) => ({ ...box, tenantId, id: newId(), transitOrderId, sealedAt })));
    },
    async takeApart(transitOrderId: string, unpackedAt: Date): Promise<void> {
      await tx.update(transitBox).set({ unpackedAt }).where(boxesOf(transitOrderId));
    },
    async nameCarrier(
      transitOrderId: string,
      { boxNo, ...named }: Pick<BoxRow, 'boxNo'> & Partial<Pick<BoxRow, NamedOfBox>>,
    ): Promise<boolean> {
      const rows = await tx
        .update(transitBox)
        .set(named)
        .where(and(boxesOf(transitOrderId), eq(transitBox.boxNo, boxNo)))
        .returning({ id: transitBox.id });
      return rows.length === 1;
    },
    listBoxes: (transitOrderIds: string[]): Promise<BoxRow[]> =>
      tx
        .select()
        .from(transitBox)
        .where(
          and(
            eq(transitBox.tenantId, tenantId),
            inArray(transitBox.transitOrderId, transitOrderIds),
            isNull(transitBox.unpackedAt),
          ),
        )
        .orderBy(asc(transitBox.boxNo)),
    listDeclaration: (transitOrderId: string): Promise<DeclarationRow[]> =>
      tx
        .select()
        .from(declarationLine)
        .where(
          and(
            eq(declarationLine.tenantId, tenantId),
            eq(declarationLine.transitOrderId, transitOrderId),
            // as it holds now
            sql`${declarationLine.revision} = (select ${transitOrder.declared} from ${transitOrder} where ${one(transitOrderId)})`,
          ),
        )
        .orderBy(asc(declarationLine.position)),
    listEvents: (transitOrderId: string): Promise<TransitEventRow[]> =>
      tx
        .select()
        .from(transitEvent)
        .where(and(eq(transitEvent.tenantId, tenantId), eq(transitEvent.transitOrderId, transitOrderId)))
        .orderBy(asc(transitEvent.position)),
    /** Of which parcels it still is made; those that were left out are not among them. */
    heldParcels: (transitOrderId: string): Promise<{ id: string; parcelNo: string }[]> =>
      tx
        .select({ id: parcel.id, parcelNo: parcel.parcelNo })
        .from(transitParcel)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.id, transitParcel.parcelId)))
        .where(
          and(
            eq(transitParcel.tenantId, tenantId),
            eq(transitParcel.transitOrderId, transitOrderId),
            isNull(transitParcel.releasedAt),
          ),
        ),
    async leaveOut(transitOrderId: string, parcelIds: string[], releasedAt: Date): Promise<void> {
      await tx
        .update(transitParcel)
        .set({ releasedAt })
        .where(
          and(
            eq(transitParcel.tenantId, tenantId),
            eq(transitParcel.transitOrderId, transitOrderId),
            inArray(transitParcel.parcelId, parcelIds),
          ),
        );
    },
    /** Into which box each of these was put. */
    async putInto(transitOrderId: string, boxNo: number, parcelIds: string[]): Promise<void> {
      await tx
        .update(transitParcel)
        .set({ boxNo })
        .where(
          and(
            eq(transitParcel.tenantId, tenantId),
            eq(transitParcel.transitOrderId, transitOrderId),
            inArray(transitParcel.parcelId, parcelIds),
          ),
        );
    },
    async release(transitOrderId: string, releasedAt: Date): Promise<void> {
      await tx
        .update(transitParcel)
        .set({ releasedAt })
        .where(and(eq(transitParcel.tenantId, tenantId), eq(transitParcel.transitOrderId, transitOrderId)));
    },
  };
};

/** Orders of all shops that the clock has something to do with; written as the partial index has it. */
export const dueOrders = (now: Date): DueRows => ({
  table: transitOrder,
  where: sql`${transitOrder.clockAt} is not null and ${transitOrder.clockAt} <= ${now.toISOString()}::timestamptz`,
  oldest: transitOrder.clockAt,
});
