import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { TransitStatus } from '../../../contract/transit';
import type { Owner, Tx } from '../../db/database';
import { transitLineVersion } from '../../db/schema/offers';
import { parcelItem } from '../../db/schema/parcel';
import { transitOrder } from '../../db/schema/transit';
import { transitParcel } from '../../db/schema/transit-parcel';

const ON_THE_WAY: TransitStatus[] = ['OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'SEIZED']; // prettier-ignore
/** Of each kind: more than that nobody reads above a list of them all. */
export const MOST = 8;

/** Without its receipts, which are long. */
const { id, orderNo, status, mode, holds, trouble, movedAt, outboundAt } = getTableColumns(transitOrder);
export const SHIPMENT = { id, orderNo, status, mode, holds, trouble, movedAt, outboundAt };

/** To be fetched, back in the warehouse, lost and not claimed yet, or held until papers come. */
const isAskedAbout = sql`(${or(
  inArray(transitOrder.status, ['READY_FOR_PICKUP', 'RETURNED']),
  and(eq(transitOrder.status, 'LOST'), isNotNull(transitOrder.clockAt)),
  and(
    inArray(transitOrder.status, ON_THE_WAY),
    sql`(${transitOrder.status} = 'SEIZED' or 'PAPERS_WANTED' = any(${transitOrder.holds})) and ${transitOrder.trouble} -> 'papers' is null`,
  ),
)})`;

/** What nobody stops: what customs keep or ask about arrives some day, not next. */
const isMoving = and(inArray(transitOrder.status, ON_THE_WAY), ne(transitOrder.status, 'SEIZED'), not(isAskedAbout));

/** Of all that a list would name, beside each that it does. */
export const total = sql<number>`(count(*) over ())::int`;

/** The shipments of an account's first page. */
export const overviewShipmentsRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const inside = tx
    .select({ title: parcelItem.title, orderItemId: parcelItem.orderItemId, image: parcelItem.image })
    .from(transitParcel)
    .innerJoin(parcelItem, and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, transitParcel.parcelId)))
    .where(and(eq(transitParcel.tenantId, tenantId), eq(transitParcel.transitOrderId, transitOrder.id)))
    .orderBy(asc(transitParcel.parcelId), asc(parcelItem.position))
    .limit(1)
    .as('inside');
  const myShipments = (which: SQL | undefined) =>
    and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.shopperId, shopperId), which);
  return {
    /** Shipments of which something is asked, each with the first thing that is in it, the oldest first. */
    asking: () =>
      tx
        .select({ order: SHIPMENT, title: inside.title, orderItemId: inside.orderItemId, total })
        .from(transitOrder)
        .leftJoinLateral(inside, sql`true`)
        .where(myShipments(isAskedAbout))
        .orderBy(asc(transitOrder.createdAt), asc(transitOrder.id))
        .limit(MOST)
        .execute(),
    /** Shipments that have left, each with the days that its line promised and the first thing that is in it; what is promised first first. */
    shipping: () => {
      const line = tx
        .select({ terms: transitLineVersion.terms })
        .from(transitLineVersion)
        .where(
          and(
            eq(transitLineVersion.tenantId, tenantId),
            sql`${transitLineVersion.id} = ${transitOrder.estimate} ->> 'versionId'`,
          ),
        )
        .limit(1)
        .as('line');
      return tx
        .select({
          order: SHIPMENT,
          minDays: sql<number | null>`(${line.terms} ->> 'minDays')::int`,
          maxDays: sql<number | null>`(${line.terms} ->> 'maxDays')::int`,
          title: inside.title,
          orderItemId: inside.orderItemId,
          image: inside.image,
          total,
        })
        .from(transitOrder)
        .leftJoinLateral(line, sql`true`)
        .leftJoinLateral(inside, sql`true`)
        .where(myShipments(isMoving))
        .orderBy(
          sql`${transitOrder.outboundAt} + make_interval(days => (${line.terms} ->> 'minDays')::int) asc nulls last`,
          asc(transitOrder.id),
        )
        .limit(MOST)
        .execute();
    },
  };
};
