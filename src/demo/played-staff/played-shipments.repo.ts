import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../server/db/database';
import { warehouse } from '../../server/db/schema/offers';
import { transitBox, transitOrder } from '../../server/db/schema/transit';
import type { DueRows } from '../../server/kernel/work-claim.repo';
import { waited, type PlayedShop } from './played-work.repo';

/** Somebody has put a box of it to others: it leaves with them. */
const isInBatch = sql`exists (
  select 1 from ${transitBox}
  where ${transitBox.tenantId} = ${transitOrder.tenantId} and ${transitBox.transitOrderId} = ${transitOrder.id}
    and ${transitBox.unpackedAt} is null and ${transitBox.batchId} is not null)`;

/** As the partial index has it; what waits for money is not the packer's, nor what a person has taken or holds. */
export const shipmentsToPack =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => ({
    table: transitOrder,
    where: sql`${transitOrder.status} in ('SUBMITTED', 'PACKING', 'WEIGHED', 'PAID')
      and not ${isInBatch} and not ('AWAITING_TOPUP' = any(${transitOrder.holds})) and ${transitOrder.heldAt} is null and ${transitOrder.askedUntil} is null
      and (${transitOrder.claimedUntil} is null or ${transitOrder.claimedUntil} <= ${now.toISOString()}::timestamptz) and (${waited(transitOrder, shops, now)})`,
    oldest: transitOrder.movedAt,
  });

/** Customs have what they took until they have papers. */
export const shipmentsOnTheirWay =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => ({
    table: transitOrder,
    where: sql`${transitOrder.status} in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'SEIZED')
      and (${transitOrder.status} <> 'SEIZED' or ${transitOrder.trouble} -> 'papers' is not null) and (${waited(transitOrder, shops, now)})`,
    oldest: transitOrder.movedAt,
  });

/** A shipment with its boxes as they stand, and where it leaves from. */
export async function findPlayedShipment(tx: Tx, tenantId: string, id: string) {
  const [found] = await tx
    .select({ order: transitOrder, leavesFrom: sql<string>`coalesce(${warehouse.name} ->> 'en', '')` })
    .from(transitOrder)
    .leftJoin(warehouse, and(eq(warehouse.tenantId, tenantId), eq(warehouse.id, transitOrder.warehouseId)))
    .where(and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, id)));
  if (!found) return undefined;
  const isOfIt = and(
    eq(transitBox.tenantId, tenantId),
    eq(transitBox.transitOrderId, id),
    isNull(transitBox.unpackedAt),
  );
  const boxes = await tx.select().from(transitBox).where(isOfIt).orderBy(asc(transitBox.boxNo));
  return { ...found, boxes };
}
export type PlayedShipment = NonNullable<Awaited<ReturnType<typeof findPlayedShipment>>>;

type Named = Pick<typeof transitBox.$inferSelect, 'boxNo' | 'localCarrier' | 'localTrackingNo'>;

/** Whoever takes boxes over for the last stretch says under which numbers. */
export async function nameCourier(tx: Tx, tenantId: string, transitOrderId: string, boxes: Named[]): Promise<void> {
  for (const { boxNo, ...named } of boxes)
    await tx
      .update(transitBox)
      .set(named)
      .where(
        and(
          eq(transitBox.tenantId, tenantId),
          eq(transitBox.transitOrderId, transitOrderId),
          eq(transitBox.boxNo, boxNo),
          isNull(transitBox.unpackedAt),
        ),
      );
}
